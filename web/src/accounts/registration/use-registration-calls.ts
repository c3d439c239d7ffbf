import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { callAccounts } from '../../lib/api/call-accounts.ts';
import { retryOnce } from '../../lib/api/retry-once.ts';

import { confirmSession } from '../codes/confirm-session.ts';
import { SignInProblem } from '../codes/error-messages.ts';
import type { AccountForm } from '../form/account-values.ts';
import { toRegisterInput } from './registration.ts';

/** What a registration asks of the server, from what stands in the form at that moment. */
export function useRegistrationCalls(form: AccountForm) {
  const { i18n } = useTranslation();
  const proof = useRef<string>(undefined);
  const input = () => toRegisterInput(form.latest.current, languageOf(i18n));

  const askForCode = () => callAccounts('sendRegistrationOtp', { email: form.latest.current.email });

  /** Answers until when the address counts as proved. */
  const proveAddress = async (otp: string): Promise<number> => {
    const answer = await callAccounts('verifyRegistrationOtp', { ...input(), otp });
    if (!answer?.proof) throw new SignInProblem('notVerified');
    proof.current = answer.proof;
    return Date.parse(answer.expiresAt);
  };

  /** Sent twice with one proof it creates one account, so a lost answer may be asked for again. */
  const createAccount = async () => {
    const wish = { ...input(), proof: proof.current };
    const answer = await retryOnce(() => callAccounts('register', wish));
    return confirmSession(answer?.user);
  };
  return { askForCode, proveAddress, createAccount };
}
