import type {
  DirectoryErrorMessages,
  ErrorScreen,
  GeneralErrorMessages,
  ListingErrorMessages,
} from '@mboalink/shared/error-messages/error-message.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessageOf } from './error-message.ts';

/**
 * Says why a call failed, as a screen says it. The screen's page brings the messages of the namespace `errors`, and those
 * of the search in `search`, those of somebody's own listing in `accounts`.
 */
export function useErrorMessage(screen?: ErrorScreen): (thrown: unknown, detail?: string) => string {
  const { i18n } = useTranslation('errors');
  return useCallback(
    (thrown, detail) => {
      const messages: GeneralErrorMessages = i18n.getResourceBundle(i18n.language, 'errors');
      const own: (Partial<DirectoryErrorMessages & ListingErrorMessages> | undefined)[] = [
        'search',
        'accounts',
      ].map((name) => i18n.getResourceBundle(i18n.language, name)?.errors);
      return errorMessageOf(Object.assign({}, messages, ...own), thrown, { screen, detail });
    },
    [i18n, screen],
  );
}
