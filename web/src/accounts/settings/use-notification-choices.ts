import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { api } from '../../lib/api/client.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { useStatusMessage } from '../../ui/status-message.tsx';
import { useSavedChoices } from './use-saved-choices.ts';

type Preferences = CurrentUser['notificationPreferences'];

/** What somebody wants to be told, and what says that a choice was not saved. */
export function useNotificationChoices(user: CurrentUser, notSaved: (reason: string) => string) {
  const reasonOf = useErrorMessage();
  const { show, clear, statusMessage } = useStatusMessage();
  const saved = useSavedChoices({
    kept: user.notificationPreferences,
    save: (choice) => api.accounts.updateNotificationPreferences.mutate(choice),
    onFailed: (thrown) => show({ kind: 'bad', text: notSaved(reasonOf(thrown)) }),
  });
  const choose = (choice: Partial<Preferences>) => {
    clear();
    void saved.choose(choice);
  };
  return { choices: saved.choices, choose, statusMessage };
}
