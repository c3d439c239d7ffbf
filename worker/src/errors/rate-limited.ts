import { AppError, type ErrorDetails, type RateLimit } from '@mboalink/shared/errors.ts';

/**
 * The refusal to be tried again after a wait; `screen` names whose messages say it, undefined those that are said
 * anywhere. `limit` is what was reached.
 */
export function rateLimited(waitSeconds: number, screen: ErrorDetails['screen'], limit: RateLimit): AppError {
  return new AppError('rate_limited', { retryAfterSeconds: Math.max(1, waitSeconds), screen, limit });
}
