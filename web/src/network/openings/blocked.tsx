import { formatDate } from '@mboalink/shared/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocking } from '../../directory/block/use-blocking.ts';
import { useReader } from '../../directory/use-member.ts';
import { networkQueries } from '../../lib/api/network-queries.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { useRowProblem } from '../../ui/use-row-problem.ts';
import styles from '../list/list.module.css';
import { PersonRow } from './person-row.tsx';

/** Whom they blocked, with the way back; `alone`: the page is about nothing else. */
export function Blocked({ alone }: { alone: boolean }) {
  const { t } = useTranslation('openings');
  const reader = useReader();
  const { data } = useQuery(networkQueries.blocks(reader));
  const { unblock, problem, busy } = useUnblocking();
  const isHere = data !== undefined;
  // Whoever came for this part came before it was here.
  useEffect(() => {
    if (isHere && window.location.hash === '#blocked') document.getElementById('blocked')?.scrollIntoView();
  }, [isHere]);
  if (!data) return null;
  return (
    <section className={styles.found} aria-labelledby="blocked">
      <h2 id="blocked" className={alone ? 'visually-hidden' : styles.count}>
        {t('blockedTitle')}
      </h2>
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
              busy={busy === id}
              problem={problem?.id === id ? problem.text : undefined}
              onAct={() => unblock(id)}
            />
          );
        })}
      </ul>
    </section>
  );
}

function useUnblocking() {
  const { t } = useTranslation('openings');
  const { unblock } = useBlocking();
  const reasonOf = useErrorMessage();
  const [busy, setBusy] = useState<string>();
  const { problem, tellProblem } = useRowProblem();
  const takeBack = async (id: string) => {
    tellProblem(undefined);
    setBusy(id);
    try {
      await unblock(id);
    } catch (thrown) {
      tellProblem({ id, text: t('notUnblocked', { reason: reasonOf(thrown) }) });
    }
    setBusy(undefined);
  };
  return { unblock: (id: string) => void takeBack(id), problem, busy };
}
