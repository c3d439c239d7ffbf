import { TRPCClientError } from '@trpc/client';

/** How long after a failure the second and last attempt begins. */
export const retryMilliseconds = 1000;

/** Whether a second attempt may go better: no answer came, or the server said that it failed; never after a refusal, as 429 is. */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof TRPCClientError)) return false;
  const status: unknown = error.data?.httpStatus;
  return typeof status !== 'number' || status >= 500;
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
