import { codeLimits } from '@mboalink/shared/limits.ts';
import { hadNoAnswer, isRateLimited, waitUntilOf } from '../../lib/api/failures.ts';
import { type CodeSent, sendCode } from './code-sent.ts';

/**
 * A code that was asked for, never the code itself. `sentTo` is what it is good for; `waitUntil` is when another may
 * be asked for, in milliseconds.
 */
export type CodeRequest = { sentTo: string; sent: CodeSent | null; waitUntil: number };

export const noCodeRequest: CodeRequest = { sentTo: '', sent: null, waitUntil: 0 };

/** What a code was asked for with, and when, where nobody answered: as long as it may live, it may be under way. */
let unanswered: { sentTo: string; at: number } | undefined;

/** Asks for a code and keeps what came of it. Throws what the call threw. */
export async function requestCode(
  keep: (change: Partial<CodeRequest>) => void,
  sentTo: string,
  ask: Parameters<typeof sendCode>[0],
) {
  const wasAsked =
    unanswered?.sentTo === sentTo && Date.now() - unanswered.at < codeLimits.lifeSeconds * 1000;
  try {
    keep({ sent: await sendCode(ask, wasAsked), sentTo });
    unanswered = undefined;
  } catch (thrown) {
    if (hadNoAnswer(thrown)) unanswered = { sentTo, at: Date.now() };
    if (isRateLimited(thrown)) keep({ waitUntil: waitUntilOf(thrown) });
    throw thrown;
  }
}
