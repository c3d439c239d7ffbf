import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Hem } from './hem.tsx';
import styles from './page-header.module.css';

type PageHeaderProps = {
  title?: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
  /** A larger title, for public pages. */
  large?: boolean;
  hem?: boolean;
};

/** The green head of a screen: it continues the bar at the top and ends in a woven hem. */
export function PageHeader({ title, lead, children, large, hem = true }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      {(title || lead || children) && (
        <div className={classNames('page-column', styles.inside, large && styles.large)}>
          {title && (
            <h1 tabIndex={-1} className={styles.title}>
              {title}
            </h1>
          )}
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      )}
      {hem && <Hem />}
    </div>
  );
}
