import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';

type ChipProps = {
  children: ReactNode;
  /** `inverse` is for green grounds. */
  kind?: 'plain' | 'inverse';
  href?: string;
  onClick?: () => void;
};

/** A small link or button among others of its kind. */
export function Chip({ children, kind = 'plain', href, onClick }: ChipProps) {
  const content = <span className={classNames(styles.surface, styles[kind])}>{children}</span>;
  if (href) {
    return (
      <Link to={href} className={styles.chip}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" className={styles.chip} onClick={onClick}>
      {content}
    </button>
  );
}

/** A row of chips: it scrolls sideways on phones and wraps on wider screens. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div role="group" aria-label={label} className={styles.row}>
      {children}
    </div>
  );
}
