import { AppError, type ErrorDetails, type RateLimit } from '@mboalink/shared/errors.ts';
import type { Context } from '../context.ts';
import { retryAfter } from './error-answer.ts';

/**
 * The refusal to be tried again after a wait; `screen` names whose messages say it, undefined those that are said
 * anywhere. `limit` is what was reached.
 */
export function rateLimited(waitSeconds: number, screen: ErrorDetails['screen'], limit: RateLimit): AppError {
  return new AppError('rate_limited', { retryAfterSeconds: Math.max(1, waitSeconds), screen, limit });
}

/**
 * The fields of the IETF's draft (draft-ietf-httpapi-ratelimit-headers-10): what the limit is, and what is left of it
 * for how many seconds.
 */
function fieldsOf({ name, quota, windowSeconds }: RateLimit, left: { remaining: number; seconds: number }) {
  return {
    'RateLimit-Policy': `"${name}";q=${quota};w=${windowSeconds}`,
    RateLimit: `"${name}";r=${left.remaining};t=${left.seconds}`,
  };
}

/** The fields of an error's answer that say how long to wait, and for which limit. */
export function waitFields(error: AppError): Record<string, string> {
  const seconds = retryAfter(error);
  if (!seconds) return {};
  const { limit } = error.details;
  return { 'Retry-After': String(seconds), ...(limit && fieldsOf(limit, { remaining: 0, seconds })) };
}

/** Says in the answer how much is left of a limit, once that is little. */
export function announceLimit(
  { resHeaders }: Pick<Context, 'resHeaders'>,
  limit: RateLimit,
  { used }: { used: number },
): void {
  const remaining = Math.max(0, limit.quota - used);
  if (remaining > limit.quota / 4) return;
  const fields = fieldsOf(limit, { remaining, seconds: limit.windowSeconds });
  for (const [name, value] of Object.entries(fields)) resHeaders.append(name, value);
}
