import { isCallError, mayHavePassed, strangeStatusOf } from './refusal.ts';

/** How long after a failure the second and last attempt begins. */
export const retryMilliseconds = 1000;

/** Whether a second attempt may go better: no answer came, or the server said that it failed; never after a refusal, as 429 is. */
export function mayPass(error: unknown): boolean {
  return isCallError(error) && mayHavePassed(error) && strangeStatusOf(error) !== 429;
}

/**
 * Makes a call whose second attempt does no harm: sending a code, signing in. `doneAnyway` answers where the first one did its work
 * and only its answer was lost. Reads are asked again by their cache.
 */
export async function retryOnce<Answer>(
  call: () => Promise<Answer>,
  doneAnyway?: () => Promise<Answer | undefined>,
): Promise<Answer> {
  try {
    return await call();
  } catch (thrown) {
    if (!mayPass(thrown)) throw thrown;
    await new Promise((over) => setTimeout(over, retryMilliseconds));
    return (await doneAnyway?.().catch(() => undefined)) ?? call();
  }
}
