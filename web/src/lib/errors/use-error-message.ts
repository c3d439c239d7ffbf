import type { ErrorMessages, ErrorScreen } from '@mboalink/shared/error-messages/error-message.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessageOf } from './error-message.ts';

/** Says why a call failed, as a screen says it. The screen's page brings the messages of the namespace `errors`. */
export function useErrorMessage(screen?: ErrorScreen): (thrown: unknown, detail?: string) => string {
  const { i18n } = useTranslation('errors');
  return useCallback(
    (thrown, detail) => {
      const messages: ErrorMessages = i18n.getResourceBundle(i18n.language, 'errors');
      return errorMessageOf(messages, thrown, { screen, detail });
    },
    [i18n, screen],
  );
}
