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
