import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './section.module.css';

type SectionProps = {
  title?: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
  /** `brand` is the green of the last call to action. */
  tone?: 'plain' | 'muted' | 'brand';
};

/** A section of a long page, in the page's column. */
export function Section({ title, lead, children, tone = 'plain' }: SectionProps) {
  return (
    <section className={styles[tone]}>
      <div className={classNames('page-column', styles.column)}>
        {title && <h2 className={styles.title}>{title}</h2>}
        {lead && <p className={styles.lead}>{lead}</p>}
        {children && <div className={title || lead ? styles.content : undefined}>{children}</div>}
      </div>
    </section>
  );
}
