import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { api } from '../../lib/api/client.ts';
import { wasLost } from '../../lib/api/failures.ts';
import { retryOnce } from '../../lib/api/retry-once.ts';
import { signInBy } from '../codes/sign-in-by.ts';
import { SignInProblem } from '../codes/sign-in-problem.ts';
import type { AccountForm } from '../form/account-values.ts';
import { toRegisterInput } from './registration.ts';

/** What a registration asks of the server, from what stands in the form at that moment. */
export function useRegistrationCalls(form: AccountForm) {
  const { i18n } = useTranslation();
  const proof = useRef<string>(undefined);
  const input = () => toRegisterInput(form.latest.current, languageOf(i18n));

  const askForCode = () => api.accounts.sendRegistrationOtp.mutate({ email: form.latest.current.email });

  /**
   * Until when the address counts as proved. `lost` is what came when the answer did not: the proof may be here
   * all the same, as a cookie, and another guess would be spent for nothing.
   */
  const proveAddress = async (otp: string): Promise<{ provedUntil: number; lost?: unknown }> => {
    try {
      const answer = await api.accounts.verifyRegistrationOtp.mutate({ ...input(), otp });
      if (!answer.proof) throw new SignInProblem('notVerified');
      proof.current = answer.proof;
      return { provedUntil: Date.parse(answer.expiresAt) };
    } catch (thrown) {
      if (!wasLost(thrown)) throw thrown;
      proof.current = undefined;
      return { provedUntil: 0, lost: thrown };
    }
  };

  /**
   * Sent twice with one proof it creates one account, so a lost answer may be asked for again. Without a proof here
   * the browser's cookie may carry one.
   */
  const createAccount = async () => {
    const wanted = { ...input(), proof: proof.current };
    const register = () => api.accounts.register.mutate(wanted);
    return (await retryOnce(() => signInBy(wanted.email, register))).user;
  };
  return { askForCode, proveAddress, createAccount };
}
