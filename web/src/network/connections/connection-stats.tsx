import { formatCount } from '@mboalink/shared/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMember } from '../../directory/use-member.ts';
import { networkQueries } from '../../lib/api/network-queries.ts';
import styles from './connections.module.css';

const figures = ['totalConnections', 'trustedPartners', 'activeConversations'] as const;

/** Three counts; the list below does without them where they do not arrive. */
export function ConnectionStats() {
  const { t } = useTranslation('network');
  const { data } = useQuery(networkQueries.stats(useMember().id));
  return (
    <dl className={styles.figures}>
      {figures.map((figure) => (
        <div key={figure} className={styles.figure}>
          <dt>{t(`connections.figures.${figure}`)}</dt>
          <dd>{data ? formatCount(data[figure]) : '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
