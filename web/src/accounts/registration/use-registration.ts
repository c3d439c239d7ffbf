import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../lib/errors/failure.ts';
import { waitSecondsOf } from '../../lib/errors/wait-seconds.ts';
import { signIn } from '../../lib/session/sign-in.ts';
import { registerProblem, SignInProblem, sendProblem } from '../codes/error-messages.ts';
import { writeForm, writeProgress } from './registration-draft.ts';
import { useCodeProgress } from './use-code-progress.ts';
import { useRegistrationCalls } from './use-registration-calls.ts';
import type { RegistrationForm, ServerFaults } from './use-registration-form.ts';

type Steering = { toCode: () => void; toForm: (faults: ServerFaults) => void; toDone: () => void };

/**
 * Form, code sent, code verified, account created, session checked. A proved address stays proved for its time, so
 * a form that has to be corrected afterwards needs no second code.
 */
export function useRegistration(form: RegistrationForm, { toCode, toForm, toDone }: Steering) {
  const { t } = useTranslation('accounts');
  const { askForCode, proveAddress, createAccount } = useRegistrationCalls(form);
  const [progress, keepProgress] = useCodeProgress();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ messages: string; exists: boolean }>();
  const working = useRef(false);
  const arriving = useRef(false);
  const email = form.values.email.trim().toLowerCase();
  const proved = progress.provedEmail === email && progress.provedUntil > Date.now();

  const refuse = (messages: string, thrown: unknown) =>
    setRefusal({ messages, exists: failureOf(thrown).code === 'account_exists' });
  const resend = async () => keepProgress({ sent: await askForCode(), sentTo: email });
  const sent = progress.sentTo === email ? progress.sent : null;

  const create = async () => {
    try {
      const user = await createAccount();
      arriving.current = true;
      writeForm(null);
      writeProgress(null);
      toDone();
      signIn(user);
    } catch (thrown) {
      const { code, errors } = failureOf(thrown);
      if (code === 'invalid_code' || thrown instanceof SignInProblem) keepProgress({ provedEmail: '' });
      refuse(registerProblem(thrown, t), thrown);
      toForm(Object.fromEntries(errors.map(({ field, message }) => [field, message])));
    }
  };
  const send = async () => {
    try {
      await resend();
      toCode();
    } catch (thrown) {
      if (failureOf(thrown).code === 'rate_limited') {
        keepProgress({ waitUntil: Date.now() + waitSecondsOf(thrown) * 1000 });
      }
      refuse(sendProblem(thrown, t, 'problem.registrationCode'), thrown);
    }
  };
  const submit = async () => {
    if (working.current) return;
    working.current = true;
    setBusy(true);
    setRefusal(undefined);
    await (proved ? create() : send());
    working.current = false;
    setBusy(false);
  };
  const verify = async (otp: string) => {
    keepProgress({ provedUntil: await proveAddress(otp), provedEmail: email });
    await create();
  };
  return {
    sent,
    waitUntil: progress.waitUntil,
    email,
    proved,
    busy,
    refusal,
    arriving: arriving.current,
    submit,
    verify,
    resend,
  };
}
