import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { readableNumber } from '@mboalink/shared/phone-format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Disc } from '../../ui/disc.tsx';
import { Note } from '../../ui/note.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { ContactActions } from '../opening/contact-actions.tsx';
import { useContactWords } from '../results/use-contact-words.ts';
import styles from './opened-today.module.css';
import { useOpenedToday } from './use-opened-today.ts';

/** The numbers of today: they stay usable whatever the limit says. */
export function OpenedToday({ id, narrow }: { id?: string; narrow?: boolean }) {
  const { t } = useTranslation(['directory', 'common']);
  const { data: contacts, isError, refetch } = useOpenedToday();
  return (
    <section className={styles.section}>
      <h2 id={id} tabIndex={-1}>
        {t('quota.opened')}
      </h2>
      {!narrow && <p className={styles.lead}>{t('quota.openedText')}</p>}
      {!contacts && !isError && (
        <SkeletonGroup>
          <Skeleton shape="title" />
          <Skeleton shape="title" />
        </SkeletonGroup>
      )}
      {!contacts && isError && (
        <Note
          kind="bad"
          live
          action={
            <Button kind="plain" onClick={() => void refetch()}>
              {t('common:ui.retry')}
            </Button>
          }
        >
          {t('quota.openedFailed')}
        </Note>
      )}
      {contacts?.length === 0 && <p className={styles.lead}>{t('quota.openedNone')}</p>}
      {contacts && contacts.length > 0 && (
        <ul className={styles.list}>
          {contacts.map((contact) => (
            <OpenedContact key={contact._id} contact={contact} narrow={narrow} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OpenedContact({ contact, narrow }: { contact: Contact; narrow?: boolean | undefined }) {
  const { name, trade, place } = useContactWords(contact);
  return (
    <li className={styles.contact}>
      <Disc name={name} picture={contact.profilePicture} small={narrow} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        {!narrow && <p className={styles.lead}>{[trade, place].filter(Boolean).join(' · ')}</p>}
        {contact.whatsappNumber && (
          <p className={narrow ? styles.small : styles.number}>{readableNumber(contact.whatsappNumber)}</p>
        )}
      </div>
      <div className={narrow ? undefined : styles.actions}>
        <ContactActions contact={contact} look={narrow ? 'one' : 'row'} />
      </div>
    </li>
  );
}
