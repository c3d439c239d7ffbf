import { codeLimits } from '@mboalink/shared/limits.ts';
import { isRateLimited, waitUntilOf, wasLost } from '../../lib/api/failures.ts';
import { type CodeSent, sendCode } from './code-sent.ts';

/** A request that nobody answered: for what, when, and by what the server knows it again. Its code may be under way. */
type Unanswered = { sentTo: string; at: number; requestId: string };

/**
 * A code that was asked for, never the code itself. `sentTo` is what it is good for; `waitUntil` is when another may
 * be asked for, in milliseconds.
 */
export type CodeRequest = {
  sentTo: string;
  sent: CodeSent | null;
  waitUntil: number;
  unanswered: Unanswered | null;
};

export const noCodeRequest: CodeRequest = { sentTo: '', sent: null, waitUntil: 0, unanswered: null };

/** Where a request is kept: each purpose has a place of its own. */
type Keeper = { latest: { current: CodeRequest }; change: (change: Partial<CodeRequest>) => void };

/**
 * Asks for a code and keeps what came of it. Throws what the call threw. Asked again where nobody answered, it is the
 * same request to the server, whose mail may be there already.
 */
export async function requestCode(
  { latest, change }: Keeper,
  sentTo: string,
  ask: (requestId: string) => ReturnType<Parameters<typeof sendCode>[0]>,
) {
  const { unanswered } = latest.current;
  const isUnderWay =
    unanswered?.sentTo === sentTo && Date.now() - unanswered.at < codeLimits.lifeSeconds * 1000;
  const earlier = isUnderWay ? unanswered : null;
  const requestId = earlier?.requestId ?? crypto.randomUUID();
  // Before it is sent: a small phone may drop the page before the answer comes.
  change({ unanswered: { sentTo, at: Date.now(), requestId } });
  try {
    const sent = await sendCode(() => ask(requestId), isUnderWay);
    change({ sent, sentTo, unanswered: null });
  } catch (thrown) {
    if (!wasLost(thrown)) change({ unanswered: earlier });
    if (isRateLimited(thrown)) change({ waitUntil: waitUntilOf(thrown) });
    throw thrown;
  }
}
