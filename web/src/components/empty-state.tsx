import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './empty-state.module.css';

export type EmptyPicture = 'nothing' | 'broken';

type EmptyStateProps = {
  picture: EmptyPicture;
  title: ReactNode;
  text?: ReactNode;
  /** The title becomes the page's `h1`. */
  wholePage?: boolean;
  children?: ReactNode;
};

/** Nothing to show: what happened and, as children, what to do next. */
export function EmptyState({ picture, title, text, wholePage, children }: EmptyStateProps) {
  const Title = wholePage ? 'h1' : 'h2';
  return (
    <section className={classNames('stack gap-2', styles.state)}>
      <Picture picture={picture} />
      <Title>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={classNames('stack gap-2', styles.actions)}>{children}</div>}
    </section>
  );
}

function Picture({ picture }: { picture: EmptyPicture }) {
  return (
    <svg className={styles.picture} viewBox="0 0 160 72" width="160" height="72" aria-hidden="true">
      <path fill="var(--edge)" d="M12 40 38 18l26 22zM96 40l26-22 26 22z" />
      <path fill="var(--sunk)" d="M22 40h32v26H22zM106 40h32v26h-32z" />
      <path className={styles.line} d="M4 67h152" />
      {picture === 'nothing' ? (
        <path className={styles.line} strokeDasharray="4 4" d="m62 30 18-20 18 20M66 28v38M94 28v38" />
      ) : (
        <path className={styles.line} d="M46 12c6 12 14 16 26 14l4 8 6-4M116 12c-6 12-12 16-22 16l-2 7" />
      )}
    </svg>
  );
}
