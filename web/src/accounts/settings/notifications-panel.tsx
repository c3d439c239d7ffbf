import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/panel.tsx';
import { Switch } from '../../ui/switch.tsx';
import styles from './notifications-panel.module.css';
import { useNotificationChoices } from './use-notification-choices.ts';

// SMS is left out: nobody sends any, and none is planned.
const groups = {
  about: [
    'newContactRequests',
    'whatsappBusinessAlerts',
    'searchAlerts',
    'weeklyDigest',
    'platformUpdates',
    'browserNotifications',
  ],
  ways: ['email', 'marketing'],
} as const;

const groupNames = ['about', 'ways'] as const;

/** What somebody wants to be told, and how. */
export function NotificationsPanel({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('settings');
  const { choices, choose, statusMessage } = useNotificationChoices(user, (reason) =>
    t('settings.notSaved', { reason }),
  );
  return (
    <Panel title={t('notifications.title')} text={t('notifications.text')}>
      {statusMessage}
      {groupNames.map((group) => (
        <fieldset key={group}>
          <legend className={styles.legend}>{t(`notifications.${group}`)}</legend>
          {groups[group].map((name) => (
            <Switch
              key={name}
              label={t(`notifications.${name}`)}
              checked={choices[name]}
              onChange={(event) => choose({ [name]: event.target.checked })}
            />
          ))}
        </fieldset>
      ))}
    </Panel>
  );
}
