import { formatCount } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { ChevronRightIcon, RefreshIcon } from '../../components/icons.tsx';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { Avatar } from '../directory/avatar.tsx';
import { useContactText } from '../directory/contact-text.ts';
import styles from './dashboard.module.css';

type Connection = Outputs['network']['connections']['connections'][number];

export const latestInput = { limit: 3 };

/** With whom somebody was in touch last. Nothing stands here where that is nobody. */
export function LatestConnections() {
  const { t } = useTranslation(['dashboard', 'common']);
  const { data, isError, isFetching, refetch } = trpc.network.connections.useQuery(latestInput);
  if (data ? data.connections.length === 0 : !isError) return null;
  return (
    <section className={styles.part} aria-labelledby="latest">
      <h2 id="latest">{t('latest.title')}</h2>
      {data ? (
        <div className={styles.rows}>
          <ul>
            {data.connections.map((connection) => (
              <Known key={connection._id} connection={connection} />
            ))}
          </ul>
          <Link className={styles.row} to="/my-contacts?tab=network">
            <b>{t('latest.all', { shown: formatCount(data.pagination.totalCount) })}</b>
            <ChevronRightIcon size={16} />
          </Link>
        </div>
      ) : (
        <>
          <p role="status">{t('latest.failed')}</p>
          <Button
            kind="quiet"
            busy={isFetching}
            icon={<RefreshIcon size={20} />}
            onClick={() => void refetch()}
          >
            {t('common:ui.retry')}
          </Button>
        </>
      )}
    </section>
  );
}

function Known({ connection: { connectedUserId: contact, trustLevel } }: { connection: Connection }) {
  const { t } = useTranslation('dashboard');
  if (!contact) return <li className={styles.row}>{t('latest.unavailable')}</li>;
  return <There contact={contact} isTrusted={trustLevel === 'trusted'} />;
}

type ThereProps = { contact: NonNullable<Connection['connectedUserId']>; isTrusted: boolean };

function There({ contact, isTrusted }: ThereProps) {
  const { t } = useTranslation('dashboard');
  const { name, trade, place } = useContactText(contact);
  return (
    <li className={styles.row}>
      <Avatar name={name} picture={contact.profilePicture} size="small" />
      <span className={styles.who}>
        <strong>{name}</strong>
        <span>{[contact.userType !== 'buyer' && trade, place].filter(Boolean).join(' · ')}</span>
      </span>
      {isTrusted && <Badge kind="good">{t('latest.trusted')}</Badge>}
    </li>
  );
}
