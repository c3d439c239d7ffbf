import type { ComponentProps, ReactNode } from 'react';
import styles from './choice-card.module.css';
import { classNames } from './class-names.ts';

type ChoiceCardProps = Omit<ComponentProps<'input'>, 'type' | 'title'> & {
  title: ReactNode;
  text?: ReactNode;
  /** Replaces the circle of the radio button; the card then becomes a narrow tile. */
  mark?: ReactNode;
};

/** A radio button as large as a card. Put the cards of one question in a fieldset. */
export function ChoiceCard({ title, text, mark, className, children, ...rest }: ChoiceCardProps) {
  return (
    <label className={classNames('row gap-3', styles.card, mark !== undefined && styles.tile, className)}>
      <input {...rest} type="radio" className={classNames(mark !== undefined && 'covering', styles.input)} />
      {mark}
      <span className={styles.content}>
        <span className={classNames('display', styles.title)}>{title}</span>
        {text && <span className="quiet">{text}</span>}
        {children}
      </span>
    </label>
  );
}
