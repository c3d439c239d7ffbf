import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './switch.module.css';

type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> & { label: ReactNode };

/** A switch that applies at once; the whole row is the control. */
export function Switch({ label, ...rest }: SwitchProps) {
  return (
    <label className={styles.row}>
      <span className={styles.label}>{label}</span>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        aria-checked={rest.checked}
        className={classNames('covering', styles.input)}
      />
      <span className={styles.track} aria-hidden="true" />
    </label>
  );
}
