import { tradeAndPlace } from '@mboalink/shared/accounts/trade-and-place.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import type { Connection } from '@mboalink/shared/network/calls.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useContactText } from '../directory/results/use-contact-text.ts';
import { useReader } from '../directory/use-member.ts';
import insights from '../insights/insights.module.css';
import { networkQueries } from '../lib/api/network-queries.ts';
import { Avatar } from '../lib/avatar.tsx';
import { PageLink } from '../lib/page-link.tsx';
import { savesData } from '../lib/saves-data.ts';
import { knownOf } from '../network/connections/known-of.ts';
import { useKnownName } from '../network/list/use-known-name.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { ChevronRightIcon } from '../ui/icons.tsx';
import styles from './dashboard.module.css';
import { NotArrived } from './not-arrived.tsx';

/** With whom somebody was in touch last. Nothing stands here where that is nobody. */
export function LatestConnections() {
  const { t } = useTranslation('dashboard');
  const { data, isError, isFetching, refetch } = useQuery(networkQueries.latestConnections(useReader()));
  if (data ? data.connections.length === 0 : !isError) return null;
  return (
    <section aria-labelledby="network">
      <h2 id="network" className={insights.heading}>
        {t('network.title')}
      </h2>
      {data ? (
        <Card as="div" className={styles.actions}>
          <ul>
            {data.connections.map((connection) => (
              <Row key={connection._id} connection={connection} />
            ))}
          </ul>
          <PageLink page="my-contacts" className={styles.all}>
            {t('network.all', { shown: formatCount(data.pagination.totalCount) })}{' '}
            <ChevronRightIcon size={20} />
          </PageLink>
        </Card>
      ) : (
        <NotArrived text={t('network.failed')} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

function Row({ connection }: { connection: Connection }) {
  const { t } = useTranslation('dashboard');
  const { connectedUserId: contact, trustLevel, state } = connection;
  const name = useKnownName(knownOf(connection));
  return (
    <li className={styles.action}>
      <Avatar name={name} picture={savesData() ? null : contact?.profilePicture} />
      <span className={styles.actionText}>
        <strong>{name}</strong>
        {contact && (
          <span className={insights.small}>
            <TradeAndPlace contact={contact} />
          </span>
        )}
        {state !== 'unavailable' && (
          <span>
            <Badge kind={trustLevel === 'trusted' ? 'good' : 'plain'}>{t(`network.${trustLevel}`)}</Badge>
          </span>
        )}
      </span>
    </li>
  );
}

function TradeAndPlace({ contact }: { contact: NonNullable<Connection['connectedUserId']> }) {
  const { trade, place } = useContactText(contact);
  return tradeAndPlace(trade, place);
}
