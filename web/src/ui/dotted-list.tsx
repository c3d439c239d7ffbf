import type { ReactNode } from 'react';
import styles from './dotted-list.module.css';

/** Short facts with a dot between them, but not where the line breaks. Empty facts are left out. */
export function DottedList({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <span className={styles.clip}>
      <span className={styles.row}>
        {facts.filter(Boolean).map((fact, index) => (
          <span key={index} className={styles.fact}>
            {fact}
          </span>
        ))}
      </span>
    </span>
  );
}
