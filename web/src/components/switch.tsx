import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './switch.module.css';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode;
  /** Below it. */
  hint?: ReactNode;
};

/** A switch that applies at once; the whole row is the control. */
export function Switch({ label, hint, ...rest }: SwitchProps) {
  const hintId = useId();
  return (
    <>
      <label className={classNames('row gap-4', styles.row)}>
        <span className="grow">{label}</span>
        <input
          aria-checked={rest.checked}
          aria-describedby={hint ? hintId : undefined}
          {...rest}
          type="checkbox"
          role="switch"
          className={styles.switch}
        />
      </label>
      {hint && (
        <p id={hintId} className={classNames('small', styles.hint)}>
          {hint}
        </p>
      )}
    </>
  );
}
