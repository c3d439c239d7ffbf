import { codeLimits } from '@mboalink/shared/limits.ts';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { codeOf, hadNoAnswer, isRateLimited, waitUntilOf } from '../../lib/api/failures.ts';
import { useProblem } from '../../lib/errors/use-problem.ts';
import { useAccountErrorMessage } from './account-error-message.ts';
import type { CodeSent } from './code-sent.ts';
import { useWrongGuesses } from './use-wrong-guesses.ts';

export type CodeCheck = {
  /** Checks the code and does what follows; throws what the call threw when the code was not accepted. */
  onVerify: (code: string) => Promise<void>;
  /** The words of what `onVerify` threw, where the usual ones do not fit. */
  problemOf?: (thrown: unknown) => string;
};

/** What is known of a code that was sent. */
type Outcome = 'accepted' | 'refused' | 'unknown';

/** One guess at a time. The same wrong code is not sent twice: a code has five guesses only. */
export function useGuess({ onVerify, problemOf }: CodeCheck, sent: CodeSent) {
  const messageOf = useAccountErrorMessage('verifyCode');
  const [busy, setBusy] = useState(false);
  const shown = useProblem<string>();
  const [waitUntil, setWaitUntil] = useState(0);
  const [unanswered, setUnanswered] = useState(false);
  const refused = useRef<string>(undefined);
  const wrongGuesses = useWrongGuesses(sent);
  const sending = useRef(false);

  const say = (text: string | undefined, thrown?: unknown) => {
    if (text) shown.say(text, thrown);
    else shown.clear();
    setWaitUntil(waitUntilOf(thrown));
  };
  const keepFailure = (code: string, thrown: unknown): Outcome => {
    const wrong = codeOf(thrown) === 'invalid_code';
    if (wrong) refused.current = code;
    if (hadNoAnswer(thrown)) setUnanswered(true);
    say((problemOf ?? messageOf)(thrown), thrown);
    return wrong || isRateLimited(thrown) ? 'refused' : 'unknown';
  };
  const send = async (code: string): Promise<Outcome> => {
    if (sending.current) return 'unknown';
    if (code === refused.current) return keepFailure(code, new ApiError('invalid_code'));
    sending.current = true;
    setBusy(true);
    say(undefined);
    const outcome = await onVerify(code).then(
      (): Outcome => 'accepted',
      (thrown: unknown) => {
        if (codeOf(thrown) === 'invalid_code') wrongGuesses.add();
        return keepFailure(code, thrown);
      },
    );
    sending.current = false;
    setBusy(false);
    return outcome;
  };
  const startAnew = () => {
    refused.current = undefined;
    setUnanswered(false);
    setWaitUntil(0);
  };
  const left = Math.max(0, codeLimits.guesses - wrongGuesses.count);
  const isSpent = left === 0;
  const afterGuess = unanswered ? 'usedUp' : 'guessesLeft';
  const advice = wrongGuesses.count > 0 && !isSpent ? afterGuess : 'noMail';
  return { busy, problem: shown.problem, waitUntil, advice, left, isSpent, send, say, startAnew } as const;
}
