import { formatDate } from '@mboalink/shared/format/dates.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useReader } from '../../directory/use-member.ts';
import { networkQueries } from '../../lib/api/network-queries.ts';
import { Alert } from '../../ui/alert.tsx';
import styles from '../list/list.module.css';
import { PersonRow } from './person-row.tsx';
import { useBlocking } from './use-blocking.ts';

/** Whom they blocked, with the way back; `alone`: the page is about nothing else. */
export function Blocked({ alone }: { alone: boolean }) {
  const { t } = useTranslation('openings');
  const reader = useReader();
  const { data } = useQuery(networkQueries.blocks(reader));
  const { unblock, problem, busy } = useBlocking();
  if (!data) return null;
  return (
    <section className={styles.found} aria-labelledby="blocked">
      <h2 id="blocked" className={alone ? 'visually-hidden' : styles.count}>
        {t('blockedTitle')}
      </h2>
      {problem && (
        <Alert kind="bad" live>
          {problem}
        </Alert>
      )}
      {data.blocks.length === 0 && (
        <p className={styles.meta}>{t(alone ? 'blockedNobodyAlone' : 'blockedNobody')}</p>
      )}
      <ul className={styles.list}>
        {data.blocks.map(({ id, name, blockedAt }) => {
          const date = t('blockedOn', { date: formatDate(blockedAt, reader.language) });
          const called = name ?? t('buyer');
          return (
            <PersonRow
              key={id}
              name={called}
              facts={[date]}
              action={t('unblock')}
              actionOf={t('unblockWhom', { name: called, date })}
              busy={busy}
              onAct={() => void unblock(id)}
            />
          );
        })}
      </ul>
    </section>
  );
}
