import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './fold.module.css';
import { ChevronDownIcon } from './icons.tsx';

type FoldProps = { title: ReactNode; open?: boolean; children: ReactNode };

/** A part of a page that opens in place, by the browser itself. */
export function Fold({ title, open, children }: FoldProps) {
  return (
    <details className={classNames('card', styles.fold)} open={open}>
      <summary>
        <h2>{title}</h2>
        <ChevronDownIcon size={20} />
      </summary>
      {children}
    </details>
  );
}
