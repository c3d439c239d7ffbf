import type { Contact } from '@mboalink/shared/directory/contact.ts';
import type { Known } from '@mboalink/shared/network/calls.ts';
import { readableNumber } from '@mboalink/shared/phone-format.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BusinessPicture } from '../../directory/results/business-picture.tsx';
import { cardIdOf } from '../../directory/results/card-id.ts';
import { NumberOfCard } from '../../directory/results/number-of-card.tsx';
import { useContactText } from '../../directory/results/use-contact-text.ts';
import { ContactActions } from '../../directory/reveal/contact-actions.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { DottedList } from '../../ui/dotted-list.tsx';
import styles from './list.module.css';
import { useKnownName } from './use-known-name.ts';

type KnownRowProps = {
  known: Known;
  /** When it was that they came onto the list, where no heading says it. */
  date?: string;
  /** In the corner. */
  remove?: ReactNode;
  problem: string | undefined;
  /** Below the number. */
  children?: ReactNode;
};

/** Somebody on the list: whoever can be seen with their number or the way to it, the others as a quiet line. */
export function KnownRow({ known, date, remove, problem, children }: KnownRowProps) {
  const { t } = useTranslation('network');
  const name = useKnownName(known);
  const { contact, state } = known;
  return (
    <Card
      as="li"
      id={contact ? cardIdOf(contact) : undefined}
      tabIndex={-1}
      className={contact ? styles.row : styles.quiet}
    >
      <div className={styles.head}>
        {contact && <BusinessPicture contact={contact} />}
        <div className={styles.titles}>
          <h3 className={styles.name}>{name}</h3>
          {contact && <TradeAndPlace contact={contact} />}
          {contact && date && <p className={styles.date}>{date}</p>}
        </div>
        {remove}
      </div>
      {state === 'hidden' && <p className={styles.meta}>{t('hiddenUsable')}</p>}
      {contact && (
        <div className={styles.number}>
          {contact.unlocked ? (
            <OpenNumber contact={contact} />
          ) : (
            <NumberOfCard contact={contact} chosen={false} />
          )}
        </div>
      )}
      {children}
      {problem && (
        <Alert kind="bad" live>
          {problem}
        </Alert>
      )}
    </Card>
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
