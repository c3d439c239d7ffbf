import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
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

/** A woven zigzag, the lower edge of headers. */
export function Hem({ kind = 'brand' }: { kind?: 'brand' | 'night' }) {
  const id = useId();
  return (
    <svg className={styles[kind]} width="100%" height="12" aria-hidden="true">
      <pattern id={id} width="22" height="12" patternUnits="userSpaceOnUse">
        <path d="M-11 1.5 0 10.5l11-9 11 9 11-9" fill="none" stroke="currentColor" strokeWidth="3.5" />
      </pattern>
      <rect width="100%" height="12" fill={`url(#${id})`} />
    </svg>
  );
}
