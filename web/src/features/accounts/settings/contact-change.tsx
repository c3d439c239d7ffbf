import { emailSchema, whatsappSchema } from '@mboalink/shared/accounts/fields.ts';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { codeLimits } from '@mboalink/shared/limits.ts';
import { toWireNumber } from '@mboalink/shared/phone-format.ts';
import { type FormEvent, useEffect, useId, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/alert.tsx';
import { Button } from '../../../components/button.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { serverNow } from '../../../lib/clock.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { keep, readKept } from '../../../lib/kept.ts';
import { ChangeForm } from '../change-form.tsx';
import { type Changing, CodeForm } from '../code-asked.tsx';
import { EmailField, WhatsappField } from '../fields/contact-fields.tsx';
import { useFieldWords } from '../fields/use-field-words.ts';
import { useChange } from '../use-change.ts';
import type { CodeSent } from './setting-changes.ts';

export type ContactKind = 'email' | 'whatsapp';

const verifyOf = { email: 'verifyEmail', whatsapp: 'verifyWhatsapp' } as const;

type ContactChangeProps = { user: CurrentUser; kind: ContactKind; onChanged: () => void };

/** The new value, then the six digits; an e-mail change first asks for a code of the present address. */
export function ContactChange({ user, kind, onChanged }: ContactChangeProps) {
  const { t } = useTranslation('settings');
  const asking = useChange(kind);
  const verifying = useChange(verifyOf[kind], (sentAgain) => sentAgain || finish());
  const [kept, forget] = useKeptCode(kind, sentBy(verifying) ?? sentBy(asking));
  const finish = () => {
    forget();
    onChanged();
  };
  const sent = sentBy(verifying) ?? sentBy(asking) ?? kept;
  if (verifying.isDrawn && !sent) {
    return (
      <Alert kind="good" live>
        {t(kind === 'email' ? 'contact.changedEmail' : 'contact.changedWhatsapp')}
      </Alert>
    );
  }
  return sent ? (
    <CodeStep kind={kind} sent={sent} verifying={verifying} onCancel={forget} />
  ) : (
    <NewValue user={user} kind={kind} asking={asking} />
  );
}

/** A phone may drop the page while its owner reads the mail: what was sent is known again after a reload, as long as the code works. */
function useKeptCode(kind: ContactKind, sent: CodeSent | undefined): [CodeSent | undefined, () => void] {
  const name = `change-${kind}`;
  const [kept, setKept] = useState<CodeSent>();
  useLayoutEffect(() => {
    const known = readKept<{ until: number; sent: CodeSent }>('session', name);
    if (known && known.until > serverNow()) setKept(known.sent);
  }, [name]);
  const text = sent && JSON.stringify(sent);
  useEffect(() => {
    const until = serverNow() + codeLimits.lifeSeconds * 1000;
    if (text) keep('session', name, { until, sent: JSON.parse(text) });
  }, [name, text]);
  const forget = () => {
    keep('session', name, undefined);
    setKept(undefined);
  };
  return [kept, forget];
}

/** What was sent where; a code that was not taken came back with it. */
function sentBy({ answer }: Changing): CodeSent | undefined {
  if (!answer || answer.asked) return undefined;
  const { mark, to, value = '' } = Object.fromEntries(answer.fields);
  if (answer.failed) return mark && to ? { mark, to, value } : undefined;
  return answer.result as CodeSent | undefined;
}

function NewValue({ user, kind, asking }: Omit<ContactChangeProps, 'onChanged'> & { asking: Changing }) {
  const { t } = useTranslation('settings');
  const textOf = useErrorText('registrationCode');
  const problemOf = useProblem(user, kind);
  const [wrong, setWrong] = useState<string>();
  const id = useId();
  const input = () => document.getElementById(id) as HTMLInputElement | null;
  const { answer, busy } = asking;
  const isAsked = answer?.asked !== undefined;
  useEffect(() => {
    if (!isAsked) document.getElementById(id)?.focus();
  }, [isAsked, id]);
  const check = (event: FormEvent) => {
    if (isAsked) return;
    const problem = problemOf(input()?.value ?? '');
    setWrong(problem);
    if (!problem) return;
    event.preventDefault();
    input()?.focus();
  };
  const NewField = kind === 'email' ? EmailField : WhatsappField;
  const data = answer?.failed?.data;
  const refused = data?.error === 'account_exists' ? t('contact.taken') : data?.errors?.[0]?.message;
  return (
    <div onSubmitCapture={check} className="wide">
      <ChangeForm change={asking} failed={(failure) => (refused ? undefined : textOf(failure))}>
        <p>{t(kind === 'email' ? 'contact.emailText' : 'contact.whatsappText')}</p>
        <NewField
          id={id}
          name="value"
          label={t(kind === 'email' ? 'contact.newEmail' : 'contact.newWhatsapp')}
          error={wrong ?? refused}
          defaultValue={answer?.failed && Object.fromEntries(answer.fields).value}
        />
        <div className="row wrap">
          <Button type="submit" busy={busy}>
            {t('contact.send')}
          </Button>
          <Cancel />
        </div>
      </ChangeForm>
    </div>
  );
}

/** What is wrong with a typed value, in words. */
function useProblem(user: CurrentUser, kind: ContactKind) {
  const { t } = useTranslation('settings');
  const words = useFieldWords('auth')(kind);
  return (typed: string) => {
    if (typed.trim() === '') return t('contact.blank');
    const read = (kind === 'email' ? emailSchema : whatsappSchema).safeParse(typed);
    if (!read.success) return read.error.issues[0]?.message === 'twoNumbers' ? words.two : words.wrong;
    const value = kind === 'email' ? read.data : toWireNumber(read.data);
    return value === user[kind] ? t('contact.same') : undefined;
  };
}

type CodeStepProps = { kind: ContactKind; sent: CodeSent; verifying: Changing; onCancel: () => void };

function CodeStep({ kind, sent, verifying, onCancel }: CodeStepProps) {
  const { t } = useTranslation('settings');
  const textOf = useErrorText();
  const { mark, to, value } = sent;
  const failed = verifying.answer?.failed;
  const code = failed?.data?.error;
  const isWorded = !code || code === 'invalid_code' || code === 'rate_limited';
  return (
    <>
      <Alert kind="good" live>
        {t(kind === 'email' ? 'contact.sentToNew' : 'contact.sentToEmail')} <strong>{to}</strong>
      </Alert>
      <CodeForm
        change={verifying}
        hidden={Object.entries({ intent: verifyOf[kind], mark, to, value })}
        mark={mark}
        problem={failed && (isWorded ? textOf(failed) : t('contact.failed'))}
        after={<Cancel onCancel={onCancel} />}
      />
    </>
  );
}

function Cancel({ onCancel }: { onCancel?: () => void }) {
  const { t } = useTranslation('settings');
  return (
    <LinkButton kind="quiet" href="/settings/contact" replace onClick={onCancel}>
      {t('contact.cancel')}
    </LinkButton>
  );
}
