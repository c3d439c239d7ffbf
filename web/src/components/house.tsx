import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './house.module.css';

type HouseProps = { kind?: 'action' | 'gold' | 'dim' | 'outline'; large?: boolean; children?: ReactNode };

/** A house as a frame for a number or an icon: a step, the days left. */
export function House({ kind = 'action', large, children }: HouseProps) {
  return (
    <span className={classNames('display', styles.house, styles[kind], large && styles.large)}>
      {children}
    </span>
  );
}
