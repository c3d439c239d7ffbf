import { AppError, type ErrorDetails, type RateLimit } from '@mboalink/shared/errors.ts';
import { retryAfter } from './error-answer.ts';

/**
 * The refusal to be tried again after a wait; `screen` names whose messages say it, undefined those that are said
 * anywhere. `limit` is what was reached.
 */
export function rateLimited(waitSeconds: number, screen: ErrorDetails['screen'], limit: RateLimit): AppError {
  return new AppError('rate_limited', { retryAfterSeconds: Math.max(1, waitSeconds), screen, limit });
}

/**
 * The fields of an error's answer that say how long to wait, and for which limit: those of the IETF's draft
 * (draft-ietf-httpapi-ratelimit-headers-10).
 */
export function waitFields(error: AppError): Record<string, string> {
  const seconds = retryAfter(error);
  if (!seconds) return {};
  const { limit } = error.details;
  return {
    'Retry-After': String(seconds),
    ...(limit && {
      'RateLimit-Policy': `"${limit.name}";q=${limit.quota};w=${limit.windowSeconds}`,
      RateLimit: `"${limit.name}";r=0;t=${seconds}`,
    }),
  };
}
