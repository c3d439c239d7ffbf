import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { WarningIcon } from './icons.tsx';

export type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Shown beside the label: `required` as an asterisk, `optional` as text. */
  required?: boolean;
  optional?: boolean;
};

type FieldProps = FieldTexts & {
  id?: string | undefined;
  /** Cannot be changed now. */
  locked?: boolean | undefined;
  className?: string | undefined;
  /** Draws the control into the box, with the attributes that connect it with its texts. */
  children: (attributes: ReturnType<typeof controlAttributes>) => ReactNode;
};

/** The label above the box of a control, the hint or the error below it. */
export function Field({ id: given, locked, className, children, ...texts }: FieldProps) {
  const { t } = useTranslation();
  const made = useId();
  const id = given ?? made;
  const { label, hint, error, required, optional } = texts;
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required && (
          <span className={styles.mark} aria-hidden="true">
            *
          </span>
        )}
        {optional && <span className={styles.optional}>{t('ui.optional')}</span>}
      </label>
      <div className={classNames('row', styles.box, Boolean(error) && styles.wrong, locked && styles.locked)}>
        {children(controlAttributes(id, texts))}
      </div>
      <FieldError id={id} error={error} />
      {hint && !error && (
        <p id={hintId(id)} className="quiet">
          {hint}
        </p>
      )}
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  if (!error) return null;
  return (
    <p id={errorId(id)} className={styles.error}>
      <WarningIcon size={16} />
      <span>{error}</span>
    </p>
  );
}

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;

/** The attributes of a control that connect it with its field's hint and error. */
export function controlAttributes(id: string, { hint, error, required }: Omit<FieldTexts, 'label'>) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
    'aria-describedby': error ? errorId(id) : hint ? hintId(id) : undefined,
  } as const;
}
