import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../ui/class-names.ts';
import styles from './register-screen.module.css';
import type { Step } from './registration.ts';

type StepSectionProps = {
  name: Step;
  current: boolean;
  /** It is the only one. */
  short?: boolean;
  children: ReactNode;
};

/** A part of the form. On a phone only the current one is shown. */
export function StepSection({ name, current, short, children }: StepSectionProps) {
  const { t } = useTranslation('accounts');
  return (
    <section
      aria-labelledby={`step-${name}`}
      className={classNames(styles.step, styles[name], current && styles.current, short && styles.short)}
    >
      <h2 id={`step-${name}`} tabIndex={-1}>
        {t(`steps.${name}.title`)}
      </h2>
      {children}
    </section>
  );
}
