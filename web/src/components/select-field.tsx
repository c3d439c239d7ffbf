import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';
import { ChevronDownIcon } from './icons.tsx';

type SelectFieldProps = Omit<ComponentProps<'select'>, keyof FieldTexts> & FieldTexts;

/** A native select: on a cheap Android the fastest list there is, with large rows. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, required, optional, className, children, ...rest } = props;
  const texts = { label, hint, error, required, optional };
  return (
    <Field {...texts} id={rest.id} locked={rest.disabled} className={className}>
      {(attributes) => (
        <>
          <select {...rest} {...attributes} className={classNames(styles.control, styles.select)}>
            {children}
          </select>
          <span className={styles.chevron}>
            <ChevronDownIcon size={20} />
          </span>
        </>
      )}
    </Field>
  );
}
