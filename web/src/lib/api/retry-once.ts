import { type Failure, failureOf } from '../errors/failure.ts';

const pauseMilliseconds = 1000;

export const pause = (milliseconds = pauseMilliseconds) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export function hadNoAnswer({ code }: Failure): boolean {
  return code === 'network' || code === 'timeout';
}

/** Nothing was heard, or the server itself was in trouble; a refusal would only be repeated. */
export function mayPass(failure: Failure): boolean {
  return hadNoAnswer(failure) || failure.code === 'server_error' || failure.code === 'unavailable';
}

/**
 * Tries a call once more, a second later, when that may help. Only for calls that do the same when they arrive
 * twice; the guess of a code does not: the first one may have been counted, or have used the code up.
 */
export async function retryOnce<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (thrown) {
    if (!mayPass(failureOf(thrown))) throw thrown;
    await pause();
    return call();
  }
}
