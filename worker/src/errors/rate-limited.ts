import { codeWaitMessages } from '@mboalink/shared/error-messages.ts';
import { AppError } from '@mboalink/shared/errors.ts';

/** The refusal to be tried again after a wait; `messagesOf` says it for a number of whole minutes. */
export function rateLimited(waitSeconds: number, messagesOf = codeWaitMessages): AppError {
  const retryAfterSeconds = Math.max(1, waitSeconds);
  const messages = messagesOf(Math.ceil(retryAfterSeconds / 60));
  return new AppError('rate_limited', { retryAfterSeconds, messages });
}
