import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { useErrorText } from '../../lib/error-text.ts';
import type { Answer, Asked } from './change.ts';
import styles from './change-form.module.css';
import { CodeBoxes, CodeMark } from './code-boxes.tsx';
import { isFull, noDigits, submitAfterMilliseconds } from './code-digits.ts';

/** A change of the account under way, by its name in the page's action. */
export type Changing = {
  intent: string;
  fetcher: FetcherWithComponents<Answer>;
  busy: boolean;
  answer: Answer | undefined;
  /** Whether the page was drawn with the answer: no scripts ran when the form was sent. */
  isDrawn: boolean;
};

/** Asks for the code of a dangerous act, in place of the form that began it; the act goes on by itself once it is typed. */
export function CodeAsked({ change, asked }: { change: Changing; asked: Asked }) {
  const { t } = useTranslation('settings');
  const { purpose, mark, sentTo } = asked;
  const fields = change.answer?.fields ?? [];
  const hidden = [...fields, ['freshPurpose', purpose], ['freshMark', mark], ['freshTo', sentTo]] as const;
  return (
    <CodeForm change={change} hidden={hidden} mark={mark}>
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
  hidden: readonly (readonly [string, string])[];
  mark: string;
  children?: ReactNode;
  after?: ReactNode;
  problem?: string | undefined;
};

/** Six digits from a mail: its two letters, the boxes, and asking again. Sent by itself once the last box is filled. */
export function CodeForm({ change, hidden, mark, children, after, problem }: CodeFormProps) {
  const { t } = useTranslation('auth');
  const { fetcher, answer, busy } = change;
  const [digits, setDigits] = useState(noDigits);
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const textOf = useErrorText();
  const failed = answer?.failed && !busy ? (problem ?? textOf(answer.failed)) : undefined;
  // A code that was not taken makes room for the next.
  useEffect(() => {
    if (answer?.failed) setDigits(noDigits);
  }, [answer]);
  const type = (changed: typeof digits) => {
    setDigits(changed);
    setMissing(false);
  };
  const check = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (isFull(digits) || submitter?.getAttribute('name') === 'resend') return;
    event.preventDefault();
    setMissing(true);
  };
  return (
    <fetcher.Form
      ref={form}
      method="post"
      className={classNames('stack gap-4', styles.code)}
      noValidate
      onSubmit={check}
    >
      {hidden.map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {children}
      <CodeMark mark={mark} />
      <CodeBoxes
        digits={digits}
        onChange={type}
        onFull={() => setTimeout(() => form.current?.requestSubmit(), submitAfterMilliseconds)}
        error={isMissing ? t('code.missing') : failed}
        busy={busy}
        locked={false}
      />
      <div className="row wrap">
        <Button type="submit" busy={busy}>
          {t(busy ? 'code.verifying' : 'code.verify')}
        </Button>
        <Button type="submit" kind="quiet" name="resend" value="1">
          {t('code.resend')}
        </Button>
        <Button kind="quiet" onClick={() => type(noDigits)}>
          {t('code.clear')}
        </Button>
        {after}
      </div>
      <p className="small">
        {t('code.life')} {t('code.noMail')}
      </p>
    </fetcher.Form>
  );
}
