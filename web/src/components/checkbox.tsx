import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names.ts';
import { controlAttributes, FieldError } from './field.tsx';

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'required'> & {
  label: ReactNode;
  /** Shown at the end of the row, such as a count. */
  end?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Styled as a row of a list, tinted when checked. */
  row?: boolean;
  ref?: Ref<HTMLInputElement>;
};

export function Checkbox({ label, end, error, required, row, className, ...rest }: CheckboxProps) {
  const made = useId();
  const id = rest.id ?? made;
  return (
    <div className={className}>
      <label className={classNames(styles.label, row && styles.row)}>
        <input
          {...rest}
          {...controlAttributes(id, { error, required })}
          type="checkbox"
          className={styles.input}
        />
        <span className="grow">{label}</span>
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
