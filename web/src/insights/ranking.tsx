import { formatCount } from '@mboalink/shared/format.ts';
import type { CSSProperties } from 'react';
import styles from './insights.module.css';

export type Ranked = { key: string; name: string; count: number };

/** Names by how often each occurs, with a bar that says how they compare. */
export function Ranking({ rows }: { rows: readonly Ranked[] }) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <ol className={styles.ranking}>
      {rows.map(({ key, name, count }) => (
        <li key={key} style={{ '--share': count / most } as CSSProperties}>
          <span>{name}</span> <strong>{formatCount(count)}</strong>
        </li>
      ))}
    </ol>
  );
}
