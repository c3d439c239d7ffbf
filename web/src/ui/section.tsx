import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './section.module.css';

type SectionProps = {
  title?: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
  /** Sand under a part that stands apart; the roof's green under the last call of a page. */
  ground?: 'paper' | 'sand' | 'roof';
};

/** One part of a long page: its title, and what it says, in the page's column. */
export function Section({ title, lead, children, ground = 'paper' }: SectionProps) {
  return (
    <section className={classNames(styles.section, styles[ground])}>
      <div className={styles.column}>
        {title && <h2 className={styles.title}>{title}</h2>}
        {lead && <p className={styles.lead}>{lead}</p>}
        {children && <div className={title || lead ? styles.content : undefined}>{children}</div>}
      </div>
    </section>
  );
}
