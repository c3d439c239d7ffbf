import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

type CardProps = HTMLAttributes<HTMLElement> & { as?: 'article' | 'section' | 'div' | 'li'; gold?: boolean };

/** A white box with a lower edge. Gold only for what is paid for. */
export function Card({ as: Element = 'section', gold, className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames('card', gold && 'gold', className)} />;
}
