import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './switch.module.css';

type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> & {
  label: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** A switch that applies at once; the whole row is the control. */
export function Switch({ label, ...rest }: SwitchProps) {
  return (
    <label className={styles.row}>
      <span className="grow">{label}</span>
      <input aria-checked={rest.checked} {...rest} type="checkbox" role="switch" className={styles.switch} />
    </label>
  );
}
