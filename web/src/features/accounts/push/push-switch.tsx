import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/alert.tsx';
import { Switch } from '../../../components/switch.tsx';
import { usePush } from './use-push.ts';

/** Notifications in this browser; where it takes none, one line says why. Needs the words 'push' and 'settings'. */
export function PushSwitch({ user }: { user: CurrentUser }) {
  const { t } = useTranslation(['settings', 'push']);
  const { state, busy, failed, turnOn, turnOff } = usePush(user);
  const isPossible = state === 'new' || state === 'off' || state === 'on';
  const hint = isPossible ? 'quiet' : state === 'denied' ? 'denied' : 'absent';
  return (
    <div className="stack gap-1">
      <Switch
        label={t('notifications.browserNotifications')}
        hint={t(`push:${hint}`)}
        checked={state === 'on'}
        disabled={!isPossible || busy}
        onChange={({ target }) => void (target.checked ? turnOn() : turnOff())}
      />
      {failed && (
        <Alert kind="bad" live>
          {t('push:failed')}
        </Alert>
      )}
    </div>
  );
}
