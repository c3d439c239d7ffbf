import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ChevronRightIcon } from './icons.tsx';
import styles from './row-link.module.css';

/** A row of a list that leads on: an icon or a face, what it is, and what stands before the arrow. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={`row gap-3 ${styles.link}`}>
        {children}
        <ChevronRightIcon size={16} />
      </Link>
    </li>
  );
}
