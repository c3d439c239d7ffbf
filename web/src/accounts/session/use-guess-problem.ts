import { codeLimits } from '@mboalink/shared/limits.ts';
import { codeOf, waitSecondsOf } from '../../lib/api/failures.ts';
import { useAccountErrorMessage } from '../codes/account-error-message.ts';

/** What is wrong with a code to log in with. Once the guesses of a day are used up only the mail's button helps. */
export function useGuessProblem() {
  const ofCode = useAccountErrorMessage('verifyCode');
  const ofDay = useAccountErrorMessage('signInLink');
  return (thrown: unknown) => {
    const isForDay = codeOf(thrown) === 'rate_limited' && waitSecondsOf(thrown) > codeLimits.lifeSeconds;
    return (isForDay ? ofDay : ofCode)(thrown);
  };
}
