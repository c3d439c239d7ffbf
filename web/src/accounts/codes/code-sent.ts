import { hadNoAnswer, mayPass, pause } from '../../lib/api/retry-once.ts';
import { failureOf } from '../../lib/errors/failure.ts';
import { waitSecondsOf } from '../../lib/errors/wait-seconds.ts';

/** A code is under way. Instants are milliseconds; without a mark its answer was lost on the way. */
export type CodeSent = { mark: string | null; expiresAt: number; resendAt: number };

type Answer = { mark: string; expiresAt: string; resendAfterSeconds: number };

const codeLifeMilliseconds = 10 * 60 * 1000;

/**
 * Asks for a code, in two attempts. When the answer to the first was lost and the second is told to wait, the
 * code is under way: that is a success, only the mark of the mail stays unknown.
 */
export async function sendCode(ask: () => Promise<Answer | undefined>): Promise<CodeSent> {
  try {
    return toCodeSent(await ask());
  } catch (thrown) {
    const failure = failureOf(thrown);
    if (!mayPass(failure)) throw thrown;
    await pause();
    return hadNoAnswer(failure) ? askAfterSilence(ask) : toCodeSent(await ask());
  }
}

async function askAfterSilence(ask: () => Promise<Answer | undefined>): Promise<CodeSent> {
  try {
    return toCodeSent(await ask());
  } catch (thrown) {
    const seconds = waitSecondsOf(thrown);
    if (failureOf(thrown).code !== 'rate_limited' || seconds > 60) throw thrown;
    const now = Date.now();
    return { mark: null, expiresAt: now + codeLifeMilliseconds, resendAt: now + seconds * 1000 };
  }
}

function toCodeSent(answer: Answer | undefined): CodeSent {
  if (!answer) throw new Error('no code was sent');
  const { mark, expiresAt, resendAfterSeconds } = answer;
  return { mark, expiresAt: Date.parse(expiresAt), resendAt: Date.now() + resendAfterSeconds * 1000 };
}
