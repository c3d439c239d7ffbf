import { codeLimits } from '@mboalink/shared/limits.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api/api-error.ts';
import { codeOf, isRateLimited, waitUntilOf, wasLost } from '../../lib/api/failures.ts';
import { useProblem } from '../../lib/errors/use-problem.ts';
import { useAccountErrorMessage } from './account-error-message.ts';
import type { CodeSent } from './code-sent.ts';
import { useGuessesMade } from './use-guesses-made.ts';

export type CodeCheck = {
  /**
   * Checks the code and does what follows; throws what the call threw when the code was not accepted. `unheard`: nobody
   * answered a guess before, which may have been right.
   */
  onVerify: (code: string, unheard: boolean) => Promise<void>;
  /** The words of what `onVerify` threw, where the usual ones do not fit. */
  problemOf?: (thrown: unknown) => string;
};

/** What is known of a code that was sent. */
type Outcome = 'accepted' | 'refused' | 'unknown';

/** One guess at a time. The same wrong code is not sent twice: a code has five guesses only. */
export function useGuess({ onVerify, problemOf }: CodeCheck, sent: CodeSent) {
  const { t } = useTranslation('accounts');
  const messageOf = useAccountErrorMessage('verifyCode');
  const [busy, setBusy] = useState(false);
  const shown = useProblem<string>();
  const [waitUntil, setWaitUntil] = useState(0);
  const refused = useRef<string>(undefined);
  const { wrong, unheard, note } = useGuessesMade(sent);
  const sending = useRef(false);

  const say = (text: string | undefined, thrown?: unknown) => {
    if (text) shown.say(text, thrown);
    else shown.clear();
    setWaitUntil(waitUntilOf(thrown));
  };
  const keepFailure = (code: string, thrown: unknown): Outcome => {
    const isWrong = codeOf(thrown) === 'invalid_code';
    if (isWrong) refused.current = code;
    say(isWrong && unheard ? t('code.usedUp') : (problemOf ?? messageOf)(thrown), thrown);
    return isWrong || isRateLimited(thrown) ? 'refused' : 'unknown';
  };
  const send = async (code: string): Promise<Outcome> => {
    if (sending.current) return 'unknown';
    if (code === refused.current) return keepFailure(code, new ApiError('invalid_code'));
    sending.current = true;
    setBusy(true);
    say(undefined);
    const outcome = await onVerify(code, unheard).then(
      (): Outcome => 'accepted',
      (thrown: unknown) => {
        if (codeOf(thrown) === 'invalid_code') note({ wrong: wrong + 1 });
        if (wasLost(thrown)) note({ unheard: true });
        return keepFailure(code, thrown);
      },
    );
    sending.current = false;
    setBusy(false);
    return outcome;
  };
  const startAnew = () => {
    refused.current = undefined;
    setWaitUntil(0);
  };
  const left = Math.max(0, codeLimits.guesses - wrong);
  const isSpent = left === 0;
  const advice = wrong > 0 && !isSpent && !unheard ? 'guessesLeft' : 'noMail';
  return { busy, problem: shown.problem, waitUntil, advice, left, isSpent, send, say, startAnew } as const;
}
