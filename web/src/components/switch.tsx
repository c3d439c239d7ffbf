import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import styles from './switch.module.css';

type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> & {
  label: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** A switch that applies at once; the whole row is the control. */
export function Switch({ label, ...rest }: SwitchProps) {
  return (
    <label className={styles.row}>
      <span className={styles.label}>{label}</span>
      <input
        aria-checked={rest.checked}
        {...rest}
        type="checkbox"
        role="switch"
        className={classNames('covering', styles.input)}
      />
      <span className={styles.track} aria-hidden="true" />
    </label>
  );
}
