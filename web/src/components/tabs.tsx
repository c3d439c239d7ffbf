import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './tabs.module.css';

type Tab = { label: ReactNode; to: string; count?: number | undefined };

type TabsProps = { label: string; tabs: readonly Tab[]; current: string; inverse?: boolean };

/** Views of one screen, each at an address of its own; `current` is that of the one shown. `inverse` stands on green. */
export function Tabs({ label, tabs, current, inverse }: TabsProps) {
  return (
    <nav aria-label={label} className={inverse ? styles.inverse : undefined}>
      <ul className={styles.tabs}>
        {tabs.map(({ label, to, count }) => (
          <li key={to}>
            <Link
              to={to}
              replace
              preventScrollReset
              aria-current={to === current ? 'page' : undefined}
              className={styles.tab}
            >
              {label}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
