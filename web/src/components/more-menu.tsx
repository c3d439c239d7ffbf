import type { ReactNode } from 'react';
import { DotsIcon } from './icons.tsx';
import styles from './more-menu.module.css';

/** What is rarely wanted, behind three dots; opened by the browser itself. */
export function MoreMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary aria-label={label} title={label}>
        <DotsIcon />
      </summary>
      <div className={styles.menu}>{children}</div>
    </details>
  );
}
