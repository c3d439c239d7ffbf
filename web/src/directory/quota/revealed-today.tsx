import { tradeAndPlace } from '@mboalink/shared/accounts/trade-and-place.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { readableNumber } from '@mboalink/shared/phone-format.ts';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { pathTo } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { ReportButton } from '../report/report-button.tsx';
import { BusinessPicture } from '../results/business-picture.tsx';
import { useContactText } from '../results/use-contact-text.ts';
import { ContactActions } from '../reveal/contact-actions.tsx';
import { RevealContext } from '../reveal/reveal-context.ts';
import styles from './revealed-today.module.css';
import { useRevealedToday } from './use-revealed-today.ts';

/** The numbers revealed today. They stay usable after the limit is reached. */
export function RevealedToday({ id, narrow }: { id?: string; narrow?: boolean }) {
  const { t } = useTranslation(['directory', 'common']);
  const { data, isError, refetch } = useRevealedToday();
  const isNone = data?.contacts.length === 0 && data.left === 0;
  return (
    <section className={styles.section}>
      <h2 id={id} tabIndex={-1}>
        {t('quota.revealedToday')}
      </h2>
      {!narrow && !isNone && <p className={styles.lead}>{t('quota.revealedTodayText')}</p>}
      {!data && !isError && (
        <SkeletonGroup>
          <Skeleton shape="title" />
          <Skeleton shape="title" />
        </SkeletonGroup>
      )}
      {!data && isError && (
        <Alert
          kind="bad"
          live
          action={
            <Button kind="plain" onClick={() => void refetch()}>
              {t('common:ui.retry')}
            </Button>
          }
        >
          {t('quota.revealedTodayFailed')}
        </Alert>
      )}
      {isNone && <p className={styles.lead}>{t('quota.revealedTodayNone')}</p>}
      {data && !isNone && <RevealedContacts {...data} narrow={narrow} />}
      {data && (
        <Link className={styles.all} href={pathTo('my-contacts', { view: 'opened' })}>
          {t('quota.revealedAll')}
        </Link>
      )}
    </section>
  );
}

type RevealedContactsProps = { contacts: Contact[]; left: number; narrow: boolean | undefined };

/** Those of whom nothing is known any more come last. */
function RevealedContacts({ contacts, left, narrow }: RevealedContactsProps) {
  const { t } = useTranslation('directory');
  return (
    <ul className={styles.list}>
      {contacts.map((contact) => (
        <RevealedContact key={contact._id} contact={contact} narrow={narrow} />
      ))}
      {Array.from({ length: left }, (_, index) => (
        <li key={index} className={styles.lead}>
          {t('quota.left')}
        </li>
      ))}
    </ul>
  );
}

/** A line of a list of opened numbers. */
export function RevealedContact({ contact, narrow }: { contact: Contact; narrow?: boolean | undefined }) {
  const { name, trade, place } = useContactText(contact);
  const reveal = useContext(RevealContext);
  return (
    <li className={styles.contact}>
      <BusinessPicture contact={contact} small={narrow} />
      <div className={styles.content}>
        <h3 className={styles.name}>{name}</h3>
        {!narrow && <p className={styles.lead}>{tradeAndPlace(trade, place)}</p>}
        {contact.whatsappNumber && (
          <p className={narrow ? styles.small : styles.number}>{readableNumber(contact.whatsappNumber)}</p>
        )}
      </div>
      <div className={narrow ? undefined : styles.actions}>
        <ContactActions contact={contact} look={narrow ? 'one' : 'row'} />
        {reveal && !narrow && <ReportButton contact={contact} />}
      </div>
    </li>
  );
}
