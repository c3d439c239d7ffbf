import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../lib/errors/failure.ts';
import { signIn } from '../../lib/session/sign-in.ts';
import { requestCode } from '../codes/code-request.ts';
import { registerProblem, SignInProblem, sendProblem } from '../codes/error-messages.ts';
import type { AccountField, AccountForm } from '../form/account-values.ts';
import { useDraft } from '../form/use-draft.ts';
import { forgetRegistration, noProgress, progressPlace } from './registration-draft.ts';
import { useRegistrationCalls } from './use-registration-calls.ts';

type Ways = { toCode: () => void; toForm: (fields: AccountField[]) => void; toDone: () => void };

/**
 * Form, code sent, code verified, account created, session checked. A proved address stays proved for its time, so
 * a form that has to be corrected afterwards needs no second code.
 */
export function useRegistration(form: AccountForm, { toCode, toForm, toDone }: Ways) {
  const { t } = useTranslation('accounts');
  const { askForCode, proveAddress, createAccount } = useRegistrationCalls(form);
  const { draft: progress, change: keepProgress } = useDraft(noProgress, { place: progressPlace });
  const [refusal, setRefusal] = useState<{ messages: string; exists: boolean }>();
  const arriving = useRef(false);
  const email = form.values.email.trim().toLowerCase();
  const proved = progress.provedEmail === email && progress.provedUntil > Date.now();

  const refuse = (messages: string, thrown: unknown) =>
    setRefusal({ messages, exists: failureOf(thrown).code === 'account_exists' });
  const resend = () => requestCode(keepProgress, email, askForCode);
  const sent = progress.sentTo === email ? progress.sent : null;

  const create = async () => {
    try {
      const user = await createAccount();
      arriving.current = true;
      forgetRegistration();
      toDone();
      signIn(user);
    } catch (thrown) {
      const { code, errors } = failureOf(thrown);
      if (code === 'invalid_code' || thrown instanceof SignInProblem) keepProgress({ provedEmail: '' });
      const fields = form.showServerErrors(errors);
      // What is wrong with fields is said above the form and beside each of them.
      if (fields.length === 0) refuse(registerProblem(thrown, t), thrown);
      toForm(fields);
    }
  };
  const send = async () => {
    try {
      await resend();
      toCode();
    } catch (thrown) {
      const fields = form.showServerErrors(failureOf(thrown).errors);
      if (fields.length > 0) toForm(fields);
      else refuse(sendProblem(thrown, t, 'problem.registrationCode'), thrown);
    }
  };
  const submit = () =>
    form.submit(() => {
      setRefusal(undefined);
      return proved ? create() : send();
    });
  const verify = async (otp: string) => {
    keepProgress({ provedUntil: await proveAddress(otp), provedEmail: email });
    await create();
  };
  return {
    sent,
    waitUntil: progress.waitUntil,
    email,
    proved,
    busy: form.busy,
    refusal,
    arriving: arriving.current,
    submit,
    verify,
    resend,
  };
}
