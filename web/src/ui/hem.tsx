import { classNames } from './class-names.ts';
import styles from './hem.module.css';

/** The woven zigzag at the edge of a roof. */
export function Hem({ kind = 'brand' }: { kind?: 'brand' | 'gold' | 'night' }) {
  return <div className={classNames(styles.hem, styles[kind])} aria-hidden="true" />;
}
