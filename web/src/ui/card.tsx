import type { HTMLAttributes } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

type CardProps = HTMLAttributes<HTMLElement> & { as?: 'article' | 'section' | 'div' | 'li'; gold?: boolean };

/** White paper with a lower edge. Gold where money is at work. */
export function Card({ as: Element = 'section', gold, className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames(styles.card, gold && styles.gold, className)} />;
}
