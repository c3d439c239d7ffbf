import { mayPass } from './failures.ts';

const pauseMilliseconds = 1000;

export const pause = (milliseconds = pauseMilliseconds) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Tries a call once more, a second later, when that may help. Only for calls that do the same when they arrive
 * twice; the guess of a code does not: the first one may have been counted, or have used the code up.
 */
export async function retryOnce<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (thrown) {
    if (!mayPass(thrown)) throw thrown;
    await pause();
    return call();
  }
}
