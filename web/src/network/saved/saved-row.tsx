import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { formatDate } from '@mboalink/shared/format/dates.ts';
import { readableNumber } from '@mboalink/shared/phone-format.ts';
import { useTranslation } from 'react-i18next';
import { BusinessPicture } from '../../directory/results/business-picture.tsx';
import { cardIdOf } from '../../directory/results/card-id.ts';
import { NumberOfCard } from '../../directory/results/number-of-card.tsx';
import { useContactText } from '../../directory/results/use-contact-text.ts';
import { ContactActions } from '../../directory/reveal/contact-actions.tsx';
import { languageOf } from '../../i18n/create-i18n.ts';
import type { SavedRow as Row } from '../../lib/api/network-queries.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { DottedList } from '../../ui/dotted-list.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { BookmarkIcon } from '../../ui/icons.tsx';
import styles from './saved-contacts.module.css';

type SavedRowProps = { row: Row; problem: string | undefined; onRemove: () => void };

/** Somebody on the list: whoever can be seen with their number or the way to it, the others as a quiet line. */
export function SavedRow({ row, problem, onRemove }: SavedRowProps) {
  const { t } = useTranslation('network');
  const { contact, state } = row;
  return (
    <Card
      as="li"
      id={contact ? cardIdOf(contact) : undefined}
      tabIndex={-1}
      className={contact ? styles.row : styles.quiet}
    >
      <Head row={row} onRemove={onRemove} />
      {state === 'hidden' && <p className={styles.meta}>{t(contact ? 'hiddenUsable' : 'hidden')}</p>}
      {contact && (
        <div className={styles.number}>
          {contact.unlocked ? (
            <OpenNumber contact={contact} />
          ) : (
            <NumberOfCard contact={contact} chosen={false} />
          )}
        </div>
      )}
      {problem && (
        <Alert kind="bad" live>
          {problem}
        </Alert>
      )}
    </Card>
  );
}

function Head({ row, onRemove }: Omit<SavedRowProps, 'problem'>) {
  const { t, i18n } = useTranslation(['network', 'directory']);
  const { contact, businessName, savedAt, state } = row;
  // Buyers and who left are called by no name.
  const name = businessName || t(state === 'left' ? 'directory:quota.left' : 'directory:card.customer');
  return (
    <div className={styles.head}>
      {contact && <BusinessPicture contact={contact} />}
      <div className={styles.titles}>
        <h3 className={styles.name}>{name}</h3>
        {contact && <TradeAndPlace contact={contact} />}
        <p className={styles.saved}>{t('savedOn', { date: formatDate(savedAt, languageOf(i18n)) })}</p>
      </div>
      <IconButton
        icon={BookmarkIcon}
        className={styles.remove}
        label={t('remove', { name })}
        onClick={onRemove}
      />
    </div>
  );
}

function TradeAndPlace({ contact }: { contact: Contact }) {
  const { trade, place } = useContactText(contact);
  return (
    <p className={styles.meta}>
      <DottedList facts={[trade, place]} />
    </p>
  );
}

function OpenNumber({ contact }: { contact: Contact }) {
  const { whatsappNumber } = contact;
  return (
    <>
      {whatsappNumber && <p className={styles.digits}>{readableNumber(whatsappNumber)}</p>}
      <ContactActions contact={contact} look="row" />
    </>
  );
}
