import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/alert.tsx';
import { Button, type ButtonLook } from '../../components/button.tsx';
import { Switch } from '../../components/switch.tsx';
import { useErrorText } from '../../lib/error-text.ts';
import type { Failure } from './change.ts';
import { type Changing, CodeAsked } from './code-asked.tsx';
import { useChange } from './use-change.ts';

type ChangeFormProps = {
  change: Changing;
  children: ReactNode;
  /** Said where the page was drawn with the answer; scripts say it by a toast. */
  done?: ReactNode;
  /** What is said of a refusal, in place of 'This was not saved. …'. */
  failed?: (failure: Failure) => ReactNode;
};

/** The form of a change: what it asks, the code that it may need, and what came of it. */
export function ChangeForm({ change, children, done, failed }: ChangeFormProps) {
  const { intent, fetcher, answer } = change;
  if (answer?.asked) return <CodeAsked change={change} asked={answer.asked} />;
  return (
    <fetcher.Form method="post" className="stack" noValidate>
      <input type="hidden" name="intent" value={intent} />
      {children}
      <ChangeStatus change={change} done={done} failed={failed} />
    </fetcher.Form>
  );
}

function ChangeStatus({ change, done, failed }: Pick<ChangeFormProps, 'change' | 'done' | 'failed'>) {
  const { t } = useTranslation('settings');
  const textOf = useErrorText();
  const { answer, isDrawn, busy } = change;
  if (answer?.failed && !busy) {
    const reason = failed ? failed(answer.failed) : t('notSaved', { reason: textOf(answer.failed) });
    return (
      reason && (
        <Alert kind="bad" live>
          {reason}
        </Alert>
      )
    );
  }
  return isDrawn && done ? (
    <Alert kind="good" live>
      {done}
    </Alert>
  ) : null;
}

type ChangeButtonProps = ButtonLook & {
  change: Changing;
  children: ReactNode;
  fields?: Readonly<Record<string, string>>;
  label?: string | undefined;
};

/** A change by one press, with what it needs in hidden fields. The rows of a list share one change, which outlives them. */
export function ChangeButton({ change, children, fields = {}, label, ...look }: ChangeButtonProps) {
  const own = ofFields(change, fields);
  return (
    <ChangeForm change={own}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...look} type="submit" busy={own.busy} aria-label={label}>
        {children}
      </Button>
    </ChangeForm>
  );
}

/** A change as a row of a list sees it: what another row does is none of its business. */
export function ofFields(change: Changing, fields: Readonly<Record<string, string>>): Changing {
  const { fetcher, answer } = change;
  const sent = fetcher.formData ? [...fetcher.formData] : answer?.fields;
  const isOwn = Object.entries(fields).every(([name, value]) =>
    sent?.some(([field, given]) => field === name && given === value),
  );
  return isOwn ? change : { ...change, busy: false, answer: undefined };
}

type SwitchFormProps = {
  intent: string;
  /** The setting, and what it is now. */
  name: string;
  checked: boolean;
  label: string;
  hint?: ReactNode;
  disabled?: boolean | undefined;
  id?: string;
  onDone?: (on: boolean) => void;
};

/** A setting that is on or off, saved by its own tap; without scripts by the button beside it. */
export function SwitchForm({ intent, name, checked, label, hint, disabled, id, onDone }: SwitchFormProps) {
  const { t } = useTranslation('settings');
  const change = useChange(intent, (result) => onDone?.(result === true));
  const { fetcher, answer } = change;
  const shown = fetcher.formData ? fetcher.formData.has('on') : checked;
  const input = useShownSwitch(shown, (form) => void fetcher.submit(form));
  const isOwn = answer?.intent === intent && (!change.isDrawn || answer.result === undefined);
  return (
    <fetcher.Form method="post" className="stack gap-1">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="name" value={name} />
      <Switch
        name="on"
        id={id}
        label={label}
        hint={hint}
        disabled={disabled}
        ref={input}
        defaultChecked={checked}
        aria-checked={shown}
        onChange={({ currentTarget }) => void fetcher.submit(currentTarget.form)}
      />
      {isOwn && <ChangeStatus change={change} />}
      {!disabled && (
        <noscript>
          <Button type="submit" kind="plain">
            {t('save')}
          </Button>
        </noscript>
      )}
    </fetcher.Form>
  );
}

/** Shows what is so, or will be; a tap that came before the scripts is sent once they run. */
function useShownSwitch(shown: boolean, send: (form: HTMLFormElement | null) => void) {
  const input = useRef<HTMLInputElement>(null);
  const sendEarly = useEffectEvent(() => {
    if (input.current && input.current.checked !== shown) send(input.current.form);
  });
  useEffect(() => sendEarly(), []);
  useEffect(() => {
    if (input.current) input.current.checked = shown;
  });
  return input;
}
