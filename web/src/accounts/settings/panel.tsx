import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './panel.module.css';

type PanelProps = { title: string; text?: string; danger?: boolean; children: ReactNode };

/** One subject of the settings. */
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
