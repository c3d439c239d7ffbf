import { useRef } from 'react';
import { codeOf, fieldErrorsOf, mayPass, wasLost } from '../../lib/api/failures.ts';
import { useProblem } from '../../lib/errors/use-problem.ts';
import { signIn } from '../../lib/session/sign-in.ts';
import { useAccountErrorMessage } from '../codes/account-error-message.ts';
import { requestCode } from '../codes/code-request.ts';
import { SignInProblem } from '../codes/sign-in-problem.ts';
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
  const messageOf = useMessages();
  const { askForCode, proveAddress, createAccount } = useRegistrationCalls(form);
  const { keeper, ...progress } = useProgress(form.values.email);
  const keepProgress = keeper.change;
  const { refusal, refuse, clear } = useRefusal(form);
  const arriving = useRef(false);
  const { email, proved } = progress;
  const resend = () => requestCode(keeper, email, askForCode);

  /** `lost` came instead of the proof: what this call says is then the only answer to the code. */
  const create = async (lost?: unknown) => {
    try {
      const user = await createAccount();
      arriving.current = true;
      forgetRegistration();
      toDone();
      signIn(user);
    } catch (thrown) {
      const answer = lost && answerToCode(lost, thrown);
      if (answer) throw answer;
      if (codeOf(thrown) === 'invalid_code' || thrown instanceof SignInProblem)
        keepProgress({ provedEmail: '' });
      toForm(refuse(messageOf.register(thrown), thrown));
    }
  };
  const send = async () => {
    try {
      await resend();
      toCode();
    } catch (thrown) {
      const fields = refuse(messageOf.send(thrown), thrown);
      if (fields.length > 0) toForm(fields);
    }
  };
  const submit = () =>
    form.submit(() => {
      clear();
      return proved ? create() : send();
    });
  const verify = async (otp: string, unheard: boolean) => {
    const { provedUntil, lost } = await proveAddress(otp, unheard);
    keepProgress({ provedUntil, provedEmail: email });
    await create(lost);
  };
  return { ...progress, busy: form.busy, refusal, arriving: arriving.current, submit, verify, resend };
}

/** What is known of a code whose answer was `lost`, by what became of the registration; undefined where it was right. */
function answerToCode(lost: unknown, thrown: unknown): unknown {
  if (codeOf(thrown) === 'invalid_code') return lost;
  if (mayPass(thrown)) return wasLost(lost) ? lost : thrown;
  return undefined;
}

/** How far the registration of an address has come, as this browser remembers it. */
function useProgress(typed: string) {
  const keeper = useDraft(noProgress, { place: progressPlace });
  const { draft } = keeper;
  const email = typed.trim().toLowerCase();
  const proved = draft.provedEmail === email && draft.provedUntil > Date.now();
  const sent = draft.sentTo === email ? draft.sent : null;
  const forget = () => keeper.change(noProgress);
  return { keeper, forget, email, proved, sent, waitUntil: draft.waitUntil };
}

function useRefusal(form: AccountForm) {
  const { problem: refusal, say, clear } = useProblem<{ messages: string; exists: boolean }>();
  /** What is wrong with fields is said above the form and beside each of them; answers these fields. */
  const refuse = (messages: string, thrown: unknown): AccountField[] => {
    const fields = form.showServerErrors(fieldErrorsOf(thrown));
    if (fields.length === 0) say({ messages, exists: codeOf(thrown) === 'account_exists' }, thrown);
    return fields;
  };
  return { refusal, refuse, clear };
}

const useMessages = () => ({
  send: useAccountErrorMessage('registrationCode'),
  register: useAccountErrorMessage('register'),
});
