import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

type BadgeProps = { kind?: 'plain' | 'good' | 'gold' | 'warn'; icon?: ReactNode; children: ReactNode };

/** A short label beside a name. Gold only for what is paid for. */
export function Badge({ kind = 'plain', icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[kind])}>
      {icon}
      {children}
    </span>
  );
}
