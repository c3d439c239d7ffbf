import { type Ref, type SelectHTMLAttributes, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { controlAttributes, Field, type FieldTexts } from './field.tsx';
import { ChevronDownIcon } from './icons.tsx';

type SelectFieldProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'required'> &
  FieldTexts & { ref?: Ref<HTMLSelectElement> };

/** A native select: on a cheap Android the fastest list there is, with large rows. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, required, optional, className, children, ...rest } = props;
  const made = useId();
  const id = rest.id ?? made;
  const messages = { label, hint, error, required, optional };
  return (
    <Field {...messages} id={id} className={className}>
      <div className={classNames(styles.box, Boolean(error) && styles.wrong, rest.disabled && styles.locked)}>
        <select
          {...rest}
          {...controlAttributes(id, messages)}
          className={classNames(styles.control, styles.select)}
        >
          {children}
        </select>
        <span className={styles.chevron}>
          <ChevronDownIcon size={20} />
        </span>
      </div>
    </Field>
  );
}
