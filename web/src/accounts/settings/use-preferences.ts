import type { NotificationPreferences } from '@mboalink/shared/accounts/notification-preferences.ts';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useRef, useState } from 'react';
import { api } from '../../lib/api/client.ts';
import { keepUser } from '../../lib/session/session-store.ts';

type Preferences = Partial<NotificationPreferences>;

/**
 * What somebody prefers, shown as chosen at once and saved one after the other: an answer carries all preferences, and an
 * early one must not overtake a later choice. What could not be saved shows again as it was.
 */
export function usePreferences(user: CurrentUser, onFailed: (thrown: unknown) => void) {
  const [unsaved, setUnsaved] = useState<Preferences>({});
  const latest = useRef<Preferences>({});
  const queue = useRef(Promise.resolve());
  const overlay = (preferences: Preferences) => {
    latest.current = preferences;
    setUnsaved(preferences);
  };

  const choose = (name: keyof NotificationPreferences, value: boolean) => {
    overlay({ ...latest.current, [name]: value });
    const settled = () => {
      if (latest.current[name] !== value) return;
      const { [name]: _, ...others } = latest.current;
      overlay(others);
    };
    queue.current = queue.current
      .then(() => api.accounts.updateNotificationPreferences.mutate({ [name]: value }))
      .then((answer) => keepUser(answer.user))
      .catch(onFailed)
      .then(settled);
  };
  return { preferences: { ...user.notificationPreferences, ...unsaved }, choose };
}
