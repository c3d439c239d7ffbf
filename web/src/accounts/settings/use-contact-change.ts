import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { toWireNumber } from '@mboalink/shared/phone-format.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callAccounts } from '../../lib/api/call-accounts.ts';
import { hadNoAnswer } from '../../lib/api/retry-once.ts';
import { failureOf } from '../../lib/errors/failure.ts';
import { waitSecondsOf } from '../../lib/errors/wait-seconds.ts';
import { askWhoIsHere } from '../../lib/session/session.ts';
import { keepUser } from '../../lib/session/session-store.ts';
import { sendCode } from '../codes/code-sent.ts';
import { sendProblem } from '../codes/error-messages.ts';
import { type ContactChange, type ContactKind, noChange, readChange, writeChange } from './change-draft.ts';

/** New value, code sent, code verified; `onChanged` once the account carries the new value. */
export function useContactChange(user: CurrentUser, onChanged: (kind: ContactKind) => void) {
  const { t } = useTranslation(['accounts', 'settings']);
  const [change, setChange] = useState(noChange);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { kind, value } = change;

  // The mail app may push this page out of a small phone's memory: it comes back to the six digits.
  useEffect(() => {
    const kept = readChange();
    if (kept.sent && kept.sent.expiresAt > Date.now()) setChange(kept);
  }, []);
  const keep = (next: ContactChange) => {
    setChange(next);
    writeChange(next.sent ? next : null);
  };
  const begin = (next: ContactKind) => {
    setProblem(undefined);
    keep({ ...noChange, kind: next });
  };
  const cancel = () => keep(noChange);

  const ask = (next: string) =>
    sendCode(() =>
      kind === 'email'
        ? callAccounts('updateEmail', { newEmail: next })
        : callAccounts('updateWhatsapp', { newWhatsApp: next }),
    );
  const send = async (next: string) => {
    setBusy(true);
    setProblem(undefined);
    try {
      keep({ ...change, value: next, sent: await ask(next) });
    } catch (thrown) {
      const { code } = failureOf(thrown);
      const wait = code === 'rate_limited' ? Date.now() + waitSecondsOf(thrown) * 1000 : 0;
      setChange({ ...change, waitUntil: wait });
      setProblem(
        code === 'account_exists'
          ? t('settings:contact.taken')
          : sendProblem(thrown, t, 'problem.registrationCode'),
      );
    }
    setBusy(false);
  };
  const resend = async () => keep({ ...change, sent: await ask(value) });

  const verify = async (otp: string) => {
    const changed = await verified(kind, otp).catch(async (thrown: unknown) => {
      const now = hadNoAnswer(failureOf(thrown)) ? await askWhoIsHere() : undefined;
      if (typeof now === 'object' && carries(now, change)) return now;
      throw thrown;
    });
    keepUser(changed ?? user);
    cancel();
    if (kind) onChanged(kind);
  };
  return { change, busy, problem, begin, cancel, send, resend, verify };
}

export type ContactChanging = ReturnType<typeof useContactChange>;

async function verified(kind: ContactChange['kind'], otp: string): Promise<CurrentUser | undefined> {
  const call = kind === 'email' ? 'verifyEmailUpdate' : 'verifyWhatsappUpdate';
  return (await callAccounts(call, { otp }))?.user;
}

/** The answer to the right code may have been lost: then the account shows the new value. */
function carries(user: CurrentUser, { kind, value }: ContactChange): boolean {
  return kind === 'email' ? user.email === value : user.whatsapp === toWireNumber(value);
}
