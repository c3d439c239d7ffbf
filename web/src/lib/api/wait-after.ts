import { ApiError } from './api-error.ts';

const mostMilliseconds = 2 * 60_000;

/** How long the server asked to be left alone, in milliseconds. */
export const askedWait = (thrown: unknown) =>
  ((thrown instanceof ApiError && thrown.details.waitSeconds) || 0) * 1000;

/**
 * How long to wait before asking again, in milliseconds, after so many failures in a row of which this is the last: twice as long each
 * time, two minutes at most, and no less than the server asked for.
 */
export function waitAfter(failures: number, thrown: unknown, firstMilliseconds: number): number {
  const doubled = firstMilliseconds * 2 ** Math.max(failures - 1, 0);
  return Math.max(askedWait(thrown), Math.min(doubled, mostMilliseconds));
}
