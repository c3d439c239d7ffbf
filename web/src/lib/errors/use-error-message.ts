import type {
  DirectoryErrorMessages,
  ErrorScreen,
  GeneralErrorMessages,
} from '@mboalink/shared/error-messages/error-message.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessageOf } from './error-message.ts';

/**
 * Says why a call failed, as a screen says it. The screen's page brings the messages of the namespace `errors`, and those
 * of the search in `search`.
 */
export function useErrorMessage(screen?: ErrorScreen): (thrown: unknown, detail?: string) => string {
  const { i18n } = useTranslation('errors');
  return useCallback(
    (thrown, detail) => {
      const messages: GeneralErrorMessages = i18n.getResourceBundle(i18n.language, 'errors');
      const search: { errors: DirectoryErrorMessages } | undefined = i18n.getResourceBundle(
        i18n.language,
        'search',
      );
      return errorMessageOf({ ...messages, ...search?.errors }, thrown, { screen, detail });
    },
    [i18n, screen],
  );
}
