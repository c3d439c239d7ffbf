import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './fact-list.module.css';
import { CheckIcon } from './icons.tsx';

/** A list with ticks: a fact in bold, then a sentence. */
export function FactList({ items }: { items: readonly { fact: ReactNode; text: ReactNode }[] }) {
  return (
    <ul className={classNames('stack gap-4', styles.list)}>
      {items.map(({ fact, text }, index) => (
        <li key={`fact-${index + 1}`} className={classNames('row gap-3', styles.item)}>
          <CheckIcon size={20} />
          <p>
            <strong>{fact}</strong> {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
