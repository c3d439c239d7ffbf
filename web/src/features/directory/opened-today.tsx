import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { readableNumber } from '@mboalink/shared/phone-format.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import card from '../../components/card.module.css';
import { classNames } from '../../components/class-names.ts';
import { RetryAlert } from '../../components/retry-alert.tsx';
import { Skeleton, SkeletonGroup } from '../../components/skeleton.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Avatar } from './avatar.tsx';
import { useContactText } from './contact-text.ts';
import { ContactWays } from './opened-number.tsx';
import styles from './search-failed.module.css';

/** The numbers that were opened today: always usable, whatever is left. */
export function OpenedToday() {
  const { t } = useTranslation('search');
  const { data, error, refetch } = trpc.directory.revealedToday.useQuery();
  return (
    <section aria-labelledby="opened-today">
      <h2 id="opened-today">{t('openedToday.title')}</h2>
      <p className="small">{t('openedToday.text')}</p>
      {!data && !error && (
        <SkeletonGroup>
          <Skeleton shape="button" />
        </SkeletonGroup>
      )}
      {error && <RetryAlert onRetry={refetch}>{t('openedToday.failed')}</RetryAlert>}
      {data?.contacts.length === 0 && data.left === 0 && <p>{t('openedToday.none')}</p>}
      {data && data.contacts.length > 0 && (
        <ul className={classNames('divided', card.card, styles.opened)}>
          {data.contacts.map((contact) => (
            <Row key={contact._id} contact={contact} />
          ))}
        </ul>
      )}
      <Link to="/my-contacts">{t('openedToday.all')}</Link>
    </section>
  );
}

function Row({ contact }: { contact: Contact }) {
  const { name, trade, place } = useContactText(contact);
  return (
    <li>
      <Avatar name={name} picture={contact.profilePicture} size="small" />
      <div>
        <p className={styles.name}>{name}</p>
        <p className="small">{[trade, place].filter(Boolean).join(' · ')}</p>
      </div>
      <span />
      <p className={styles.number}>{readableNumber(contact.whatsappNumber ?? '')}</p>
      <ContactWays contact={contact} compact />
    </li>
  );
}
