import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';
import { LockIcon } from './icons.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, keyof FieldTexts | 'prefix'> &
  FieldTexts & { prefix?: ReactNode; suffix?: ReactNode };

/** One line of text. `readOnly` shows a lock. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, required, optional, prefix, suffix, className, ...rest } = props;
  const texts = { label, hint, error, required, optional };
  return (
    <Field {...texts} id={rest.id} locked={rest.readOnly} className={className}>
      {(attributes) => (
        <>
          {prefix && <span className={styles.prefix}>{prefix}</span>}
          <input {...rest} {...attributes} className={styles.control} />
          {suffix && <span className={styles.suffix}>{suffix}</span>}
          {rest.readOnly && <LockIcon size={16} />}
        </>
      )}
    </Field>
  );
}

type TextAreaProps = Omit<ComponentProps<'textarea'>, keyof FieldTexts> & FieldTexts;

export function TextArea(props: TextAreaProps) {
  const { label, hint, error, required, optional, className, rows = 4, ...rest } = props;
  const texts = { label, hint, error, required, optional };
  return (
    <Field {...texts} className={className} id={rest.id}>
      {(attributes) => (
        <textarea rows={rows} {...rest} {...attributes} className={classNames(styles.control, styles.area)} />
      )}
    </Field>
  );
}
