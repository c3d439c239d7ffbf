import { AppError } from '@mboalink/shared/errors.ts';

/** The refusal to be tried again after a wait: in seconds for `Retry-After`, in whole minutes for people. */
export function rateLimited(waitSeconds: number): AppError {
  const retryAfterSeconds = Math.max(1, waitSeconds);
  return new AppError('rate_limited', { timeLeft: Math.ceil(retryAfterSeconds / 60), retryAfterSeconds });
}
