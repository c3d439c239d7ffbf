import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';

type ChipLook = {
  children: ReactNode;
  icon?: ReactNode;
  /** It is chosen. */
  isCurrent?: boolean;
};

/** A small link among others of its kind. */
export function Chip({ href, ...look }: ChipLook & { href: string }) {
  return (
    <Link to={href} className={classNames('tap', styles.chip)} aria-current={look.isCurrent || undefined}>
      <ChipSurface {...look} />
    </Link>
  );
}

/** What is seen of a chip, which is lower than what is touched. */
export function ChipSurface({ children, icon, isCurrent }: ChipLook) {
  return (
    <span className={classNames(styles.surface, isCurrent && styles.current)}>
      {icon}
      <span>{children}</span>
    </span>
  );
}

/** A row of chips: it scrolls sideways on phones and wraps on wider screens. */
export function ChipRow({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <div {...(label && { role: 'group', 'aria-label': label })} className={classNames('row', styles.row)}>
      {children}
    </div>
  );
}
