import type { ErrorScreen } from '@mboalink/shared/error-messages/error-message.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api/api-error.ts';
import { fieldErrorsOf } from '../../lib/api/failures.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { labelledError } from '../form/field-label.ts';
import { SignInProblem } from './sign-in-problem.ts';

type MessageOf = (thrown: unknown) => string;

/** How errors are said: by the screen, and where it has nothing to say. */
type Said = { t: TFunction<'accounts'>; ofScreen: MessageOf; general: MessageOf };

/** The message of whatever a call about accounts threw: a line for each field that was refused, else one sentence. */
export function accountErrorMessage(thrown: unknown, { t, ofScreen, general }: Said): string {
  if (thrown instanceof SignInProblem) return t(`problem.${thrown.reason}`);
  // Of an account that exists the server knows more: one that was deleted comes back by logging in.
  if (!(thrown instanceof ApiError) || !/^validation_failed$|^account_exists$/.test(thrown.code)) {
    return ofScreen(thrown);
  }
  const { errors, said } = thrown.details;
  if (!errors) return said ?? ofScreen(thrown);
  const lines = fieldErrorsOf(thrown).flatMap((error) => labelledError(error, t) ?? []);
  return lines.join('\n') || general(thrown);
}

export function useAccountErrorMessage(screen: ErrorScreen): MessageOf {
  const { t } = useTranslation('accounts');
  const ofScreen = useErrorMessage(screen);
  const general = useErrorMessage();
  return (thrown) => accountErrorMessage(thrown, { t, ofScreen, general });
}
