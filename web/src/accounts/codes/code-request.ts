import { isRateLimited, waitUntilOf } from '../../lib/api/failures.ts';
import { type CodeSent, sendCode } from './code-sent.ts';

/**
 * A code that was asked for, never the code itself. `sentTo` is what it is good for; `waitUntil` is when another may
 * be asked for, in milliseconds.
 */
export type CodeRequest = { sentTo: string; sent: CodeSent | null; waitUntil: number };

export const noCodeRequest: CodeRequest = { sentTo: '', sent: null, waitUntil: 0 };

/** Where a request is kept: each purpose has a place of its own. */
type Keeper = { change: (change: Partial<CodeRequest>) => void };

/** Asks for a code and keeps what came of it. Throws what the call threw. */
export async function requestCode({ change }: Keeper, sentTo: string, ask: Parameters<typeof sendCode>[0]) {
  try {
    change({ sent: await sendCode(ask), sentTo });
  } catch (thrown) {
    if (isRateLimited(thrown)) change({ waitUntil: waitUntilOf(thrown) });
    throw thrown;
  }
}
