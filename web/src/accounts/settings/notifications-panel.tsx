import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api/client.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { Panel } from '../../ui/panel.tsx';
import { useStatusMessage } from '../../ui/status-message.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useSavedChoices } from '../form/use-saved-choices.ts';
import styles from './notifications-panel.module.css';

// SMS is left out: nobody sends any, and none is planned.
const groups = {
  about: ['searchAlerts', 'weeklyDigest'],
  ways: ['email'],
  later: [
    'newContactRequests',
    'whatsappBusinessAlerts',
    'platformUpdates',
    'browserNotifications',
    'marketing',
  ],
} as const;

/** What reaches only those whom others find. */
const ofSellers: readonly string[] = ['newContactRequests', 'whatsappBusinessAlerts', 'weeklyDigest'];

const groupNames = ['about', 'ways', 'later'] as const;

/** What somebody wants to be told, and how; apart what nobody is told of yet. */
export function NotificationsPanel({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('settings');
  const reasonOf = useErrorMessage();
  const { show, clear, statusMessage } = useStatusMessage();
  const { choices, choose } = useSavedChoices({
    kept: user.notificationPreferences,
    save: (choice) => api.accounts.updateNotificationPreferences.mutate(choice),
    onFailed: (thrown) => show({ kind: 'bad', text: t('settings.notSaved', { reason: reasonOf(thrown) }) }),
  });
  return (
    <Panel title={t('notifications.title')} text={t('notifications.text')}>
      {statusMessage}
      {groupNames.map((group) => (
        <fieldset key={group}>
          <legend className={styles.legend}>{t(`notifications.${group}`)}</legend>
          {groups[group]
            .filter((name) => user.userType !== 'buyer' || !ofSellers.includes(name))
            .map((name) => (
              <Switch
                key={name}
                label={t(`notifications.${name}`)}
                checked={choices[name]}
                onChange={(event) => {
                  clear();
                  choose({ [name]: event.target.checked });
                }}
              />
            ))}
        </fieldset>
      ))}
    </Panel>
  );
}
