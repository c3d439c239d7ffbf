import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { api } from '../../lib/api/client.ts';
import { retryOnce } from '../../lib/api/retry-once.ts';
import { mayHaveWorked } from '../codes/may-have-worked.ts';
import { signInBy } from '../codes/sign-in-by.ts';
import { SignInProblem } from '../codes/sign-in-problem.ts';
import type { AccountForm } from '../form/account-values.ts';
import { toRegisterInput } from './registration.ts';

/** What a registration asks of the server, from what stands in the form at that moment. */
export function useRegistrationCalls(form: AccountForm) {
  const { i18n } = useTranslation();
  const proof = useRef<string>(undefined);
  const input = () => toRegisterInput(form.latest.current, languageOf(i18n));

  const askForCode = () => {
    const { email, name, type, alsoBuys, businessName, quartier, landmark } = input();
    const texts = { name, type, alsoBuys, businessName, quartier, landmark };
    return api.accounts.sendRegistrationOtp.mutate({ email, ...texts });
  };

  /**
   * Until when the address counts as proved. `lost` is what came when the answer did not: the proof may be here
   * all the same, as a cookie, and another guess would be spent for nothing. So may it where the code is refused after
   * a guess that was `unheard`.
   */
  const proveAddress = async (
    otp: string,
    unheard: boolean,
  ): Promise<{ provedUntil: number; lost?: unknown }> => {
    try {
      const answer = await api.accounts.verifyRegistrationOtp.mutate({ ...input(), otp });
      if (!answer.proof) throw new SignInProblem('notVerified');
      proof.current = answer.proof;
      return { provedUntil: Date.parse(answer.expiresAt) };
    } catch (thrown) {
      if (!mayHaveWorked(thrown, unheard)) throw thrown;
      proof.current = undefined;
      return { provedUntil: 0, lost: thrown };
    }
  };

  /**
   * Sent twice with one proof it creates one account, so a lost answer may be asked for again. Without a proof here
   * the browser's cookie may carry one; where it does not, an answer that nobody read may have taken it away.
   */
  const createAccount = async () => {
    const wanted = { ...input(), proof: proof.current };
    const email = wanted.email.trim().toLowerCase();
    const isThem = (user: CurrentUser) => user.email === email;
    const register = () => api.accounts.register.mutate(wanted);
    return (await retryOnce(() => signInBy(isThem, register, true))).user;
  };
  return { askForCode, proveAddress, createAccount };
}
