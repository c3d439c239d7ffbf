import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Hem } from './hem.tsx';
import styles from './page-header.module.css';

type PageHeaderProps = {
  title?: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
  /** A title as large as a shop sign, for pages that stand for the whole house. */
  sign?: boolean;
  hem?: boolean;
};

/** The green roof that a screen stands under: it goes on from the bar at the top and ends in the woven hem. */
export function PageHeader({ title, lead, children, sign, hem = true }: PageHeaderProps) {
  return (
    <div className={styles.roof}>
      {(title || lead || children) && (
        <div className={classNames(styles.inside, sign && styles.sign)}>
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
