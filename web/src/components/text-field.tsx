import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { controlAttributes, Field, type FieldTexts } from './field.tsx';
import { LockIcon } from './icons.tsx';

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'required'> &
  FieldTexts & { prefix?: ReactNode; ref?: Ref<HTMLInputElement> };

/** One line of text. `readOnly` shows a lock. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, required, optional, prefix, className, ...rest } = props;
  const made = useId();
  const id = rest.id ?? made;
  const messages = { label, hint, error, required, optional };
  return (
    <Field {...messages} id={id} className={className}>
      <div className={boxClass(error, rest.readOnly)}>
        {prefix && <span className={styles.prefix}>{prefix}</span>}
        <input {...rest} {...controlAttributes(id, messages)} className={styles.control} />
        {rest.readOnly && (
          <span className={styles.icon}>
            <LockIcon size={16} />
          </span>
        )}
      </div>
    </Field>
  );
}

type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required'> &
  FieldTexts & { ref?: Ref<HTMLTextAreaElement> };

export function TextArea(props: TextAreaProps) {
  const { label, hint, error, required, optional, className, rows = 4, ...rest } = props;
  const made = useId();
  const id = rest.id ?? made;
  const messages = { label, hint, error, required, optional };
  return (
    <Field {...messages} id={id} className={className}>
      <div className={boxClass(error)}>
        <textarea
          rows={rows}
          {...rest}
          {...controlAttributes(id, messages)}
          className={classNames(styles.control, styles.area)}
        />
      </div>
    </Field>
  );
}

function boxClass(error: ReactNode, locked?: boolean) {
  return classNames(styles.box, Boolean(error) && styles.wrong, locked && styles.locked);
}
