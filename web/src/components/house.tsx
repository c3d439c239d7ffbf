import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './house.module.css';
import { CheckIcon } from './icons.tsx';

type HouseProps = { kind?: 'action' | 'gold' | 'dim' | 'outline'; large?: boolean; children?: ReactNode };

/** A house as a frame for a number or an icon: a step, the days left. */
export function House({ kind = 'action', large, children }: HouseProps) {
  return <span className={classNames(styles.house, styles[kind], large && styles.large)}>{children}</span>;
}

type StepsProps = { labels: readonly string[]; current: number; label: string };

/** The steps of a form. `current` counts from 0; `label` is its text ("Step 2 of 5"). */
export function Steps({ labels, current, label }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {labels.map((name, index) => (
        <li key={name} aria-current={index === current ? 'step' : undefined} className={styles.step}>
          <House kind={index === current ? 'gold' : index < current ? 'dim' : 'outline'}>
            {index < current && <CheckIcon size={20} />}
          </House>
          <span>{name}</span>
        </li>
      ))}
    </ol>
  );
}

/** A row of small houses, one for each contact of a day. */
export function HouseCount({ count, gold }: { count: number; gold?: boolean }) {
  return (
    <span className={classNames(styles.count, gold && styles.countGold)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} className={styles.tiny} />
      ))}
    </span>
  );
}
