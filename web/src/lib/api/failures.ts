import type { FieldError } from '@mboalink/shared/errors.ts';
import { ApiError, type FailureCode } from './api-error.ts';

export function codeOf(thrown: unknown): FailureCode | undefined {
  return thrown instanceof ApiError ? thrown.code : undefined;
}

/** Nothing was heard: the call may have arrived all the same. */
export function hadNoAnswer(thrown: unknown): boolean {
  const code = codeOf(thrown);
  return code === 'network' || code === 'timeout';
}

/** Nothing was heard, or the server itself was in trouble; a refusal would only be repeated. */
export function mayPass(thrown: unknown): boolean {
  if (!(thrown instanceof ApiError)) return false;
  if (thrown.code === 'unreadable') return thrown.details.status !== 429;
  return hadNoAnswer(thrown) || thrown.code === 'server_error' || thrown.code === 'unavailable';
}

/** Too much was asked, be it that somebody between us and the server says so. */
export function isRateLimited(thrown: unknown): boolean {
  return thrown instanceof ApiError && (thrown.code === 'rate_limited' || isUnreadableLimit(thrown));
}

/** A 429 that says no more than that. */
function isUnreadableLimit(thrown: unknown): boolean {
  return thrown instanceof ApiError && thrown.code === 'unreadable' && thrown.details.status === 429;
}

/** What people wait when the server asks for it without saying how long. */
const unsaidWaitSeconds = 2 * 60;

export function waitSecondsOf(thrown: unknown): number {
  return (thrown instanceof ApiError && thrown.details.waitSeconds) || unsaidWaitSeconds;
}

/** When a call that was refused for its frequency may be repeated, in milliseconds; 0 when that was not the reason. */
export function waitUntilOf(thrown: unknown): number {
  return isRateLimited(thrown) ? Date.now() + waitSecondsOf(thrown) * 1000 : 0;
}

export function fieldErrorsOf(thrown: unknown): readonly FieldError[] {
  const errors: unknown = thrown instanceof ApiError && thrown.details.errors;
  return Array.isArray(errors) ? errors : [];
}

/** The call may have done its work although nobody told us: no answer came, or somebody else's. */
export function wasLost(thrown: unknown): boolean {
  return hadNoAnswer(thrown) || (codeOf(thrown) === 'unreadable' && !isUnreadableLimit(thrown));
}
