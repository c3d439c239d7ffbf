import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useErrorText } from '../../lib/error-text.ts';
import type { Asked } from './change.ts';
import styles from './change-form.module.css';
import type { Changing } from './change-form.tsx';

/** Asks for the code of a dangerous act, in place of the form that began it; the act goes on by itself once it is typed. */
export function CodeAsked({ change, asked }: { change: Changing; asked: Asked }) {
  const { t } = useTranslation('settings');
  const { purpose, mark, sentTo } = asked;
  const fields = change.answer?.fields ?? [];
  const hidden = [...fields, ['freshPurpose', purpose], ['freshMark', mark], ['freshTo', sentTo]] as const;
  return (
    <CodeForm change={change} name="freshOtp" hidden={hidden} mark={mark}>
      <p>
        <strong>{t('fresh.title')}</strong> {t(`fresh.${purpose as 'session'}`)}
      </p>
      <p>
        {t('fresh.sentTo')} <strong>{sentTo}</strong>
      </p>
    </CodeForm>
  );
}

type CodeFormProps = {
  change: Changing;
  /** The field of the six digits. */
  name: string;
  hidden: readonly (readonly [string, string])[];
  mark: string;
  children?: ReactNode;
  after?: ReactNode;
  problem?: string | undefined;
};

/** Six digits from a mail: its two letters, the field, and asking again. */
export function CodeForm({ change, name, hidden, mark, children, after, problem }: CodeFormProps) {
  const { t } = useTranslation('settings');
  const textOf = useErrorText();
  const { fetcher, answer, busy } = change;
  const failed = answer?.failed && !busy ? (problem ?? textOf(answer.failed)) : undefined;
  return (
    <fetcher.Form method="post" className={styles.code} noValidate>
      {hidden.map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {children}
      <p>
        {t('code.mark')} <span className={styles.mark}>{mark}</span>
      </p>
      <TextField
        name={name}
        label={t('code.label')}
        error={failed}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        autoFocus
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={busy}>
          {t(busy ? 'code.verifying' : 'code.verify')}
        </Button>
        <Button type="submit" kind="quiet" name="resend" value="1">
          {t('code.resend')}
        </Button>
        {after}
      </div>
      <p className={styles.hint}>{t('code.life')}</p>
    </fetcher.Form>
  );
}
