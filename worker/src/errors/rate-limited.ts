import { AppError, type ErrorDetails } from '@mboalink/shared/errors.ts';

/** The refusal to be tried again after a wait; `screen` names whose messages say it, `limit` what was reached. */
export function rateLimited(
  waitSeconds: number,
  screen: ErrorDetails['screen'] = 'account',
  limit?: ErrorDetails['limit'],
): AppError {
  return new AppError('rate_limited', {
    retryAfterSeconds: Math.max(1, waitSeconds),
    screen,
    ...(limit && { limit }),
  });
}
