import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names.ts';
import { controlAttributes, FieldError } from './field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode;
  error?: ReactNode;
};

export function Checkbox({ label, error, required, ...rest }: CheckboxProps) {
  const made = useId();
  const id = rest.id ?? made;
  return (
    <div>
      <label className={classNames('row gap-3', styles.label)}>
        <input
          {...rest}
          {...controlAttributes(id, { error, required })}
          type="checkbox"
          className={styles.input}
        />
        <span className="grow">{label}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
