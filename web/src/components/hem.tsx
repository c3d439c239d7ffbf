import { useId } from 'react';
import styles from './hem.module.css';

/** A woven zigzag, the lower edge of headers. */
export function Hem({ kind = 'brand' }: { kind?: 'brand' | 'night' }) {
  const id = useId();
  return (
    <svg className={styles[kind]} width="100%" height="12" aria-hidden="true">
      <pattern id={id} width="22" height="12" patternUnits="userSpaceOnUse">
        <path d="M-11 1.5 0 10.5l11-9 11 9 11-9" fill="none" stroke="currentColor" strokeWidth="3.5" />
      </pattern>
      <rect width="100%" height="12" fill={`url(#${id})`} />
    </svg>
  );
}
