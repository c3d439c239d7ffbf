import { codeLimits } from '@mboalink/shared/limits.ts';
import type { ApiOutputs } from '../../lib/api/client.ts';
import { codeOf, mayPass, waitSecondsOf, wasLost } from '../../lib/api/failures.ts';
import { pause } from '../../lib/api/retry-once.ts';

/** A code is under way. Instants are milliseconds; without a mark its answer was lost on the way. */
export type CodeSent = { mark: string | null; expiresAt: number; resendAt: number };

type Answer = ApiOutputs['accounts']['sendOtp'];

/**
 * Asks for a code, in two attempts. When the answer to the first was lost and the second is told to wait, the
 * code is under way: that is a success, only the mark of the mail stays unknown. `wasAsked`: so was an earlier one, without an answer.
 */
export async function sendCode(ask: () => Promise<Answer>, wasAsked = false): Promise<CodeSent> {
  try {
    return wasAsked ? await askAfterSilence(ask) : toCodeSent(await ask());
  } catch (thrown) {
    if (!mayPass(thrown)) throw thrown;
    await pause();
    return wasAsked || wasLost(thrown) ? askAfterSilence(ask) : toCodeSent(await ask());
  }
}

async function askAfterSilence(ask: () => Promise<Answer>): Promise<CodeSent> {
  try {
    return toCodeSent(await ask());
  } catch (thrown) {
    const seconds = waitSecondsOf(thrown);
    if (codeOf(thrown) !== 'rate_limited' || seconds > codeLimits.resendAfterSeconds) throw thrown;
    const now = Date.now();
    return { mark: null, expiresAt: now + codeLimits.lifeSeconds * 1000, resendAt: now + seconds * 1000 };
  }
}

function toCodeSent({ mark, expiresAt, resendAfterSeconds }: Answer): CodeSent {
  return { mark, expiresAt: Date.parse(expiresAt), resendAt: Date.now() + resendAfterSeconds * 1000 };
}
