import type { Known } from '@mboalink/shared/network/calls.ts';
import type { ReactNode } from 'react';
import { QuotaStrip } from '../../directory/quota/quota-bar.tsx';
import { hadNoAnswer } from '../../lib/api/failures.ts';
import { OfflineBanner } from '../../ui/offline-banner.tsx';
import { useOnline } from '../../ui/use-online.ts';
import styles from './list.module.css';

type KnownListProps = { rows: readonly Known[]; error: unknown; children: ReactNode };

/** What stands around a list of one's own: what is left of the day where a number may be opened, and what fails below. */
export function KnownList({ rows, error, children }: KnownListProps) {
  const online = useOnline();
  return (
    <>
      {rows.some(({ contact }) => contact?.unlocked === false) && <QuotaStrip />}
      <div className={styles.page}>{children}</div>
      {online && <OfflineBanner issue={hadNoAnswer(error)} />}
    </>
  );
}
