import type { FieldError } from '@mboalink/shared/errors.ts';
import { ApiError, type FailureCode } from './api-error.ts';

export function codeOf(thrown: unknown): FailureCode | undefined {
  return thrown instanceof ApiError ? thrown.code : undefined;
}

const isOneOf = (thrown: unknown, codes: readonly FailureCode[]) =>
  thrown instanceof ApiError && codes.includes(thrown.code);

/** Nothing was heard: the call may have arrived all the same. */
export const hadNoAnswer = (thrown: unknown) => isOneOf(thrown, ['network', 'timeout']);

/** The call may have done its work although nobody told us: no answer came, or somebody else's. */
export const wasLost = (thrown: unknown) => hadNoAnswer(thrown) || isOneOf(thrown, ['unreadable', 'portal']);

/** The answer was lost, or the server itself was in trouble; a refusal would only be repeated. */
export const mayPass = (thrown: unknown) =>
  wasLost(thrown) || isOneOf(thrown, ['server_error', 'unavailable']);

/** Too much was asked, be it that somebody between us and the server says so. */
export const isRateLimited = (thrown: unknown) => isOneOf(thrown, ['rate_limited', 'unreadable_limit']);

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
