import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';
import { classNames } from './class-names.ts';
import styles from './panel.module.css';

type PanelProps = { title: string; text?: string; danger?: boolean; children: ReactNode };

/** A card about one subject, with its title. */
export function Panel({ title, text, danger, children }: PanelProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className={classNames(styles.panel, danger && styles.danger)}>
      <header>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </header>
      {children}
    </Card>
  );
}
