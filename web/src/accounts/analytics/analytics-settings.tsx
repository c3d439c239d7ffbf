import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useNotificationChoices } from '../settings/use-notification-choices.ts';

/** Whether what is shown comes by mail each Monday, too. */
export function AnalyticsSettings({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('premium');
  const { choices, choose, statusMessage } = useNotificationChoices(user, (reason) =>
    t('analytics.notSaved', { reason }),
  );
  return (
    <Panel title={t('analytics.settings')} text={t('analytics.settingsText')}>
      {statusMessage}
      <Switch
        label={t('analytics.digest')}
        checked={choices.weeklyDigest}
        onChange={(event) => choose({ weeklyDigest: event.target.checked })}
      />
      <LinkButton kind="plain" href={pathTo('settings')}>
        {t('analytics.allSettings')}
      </LinkButton>
    </Panel>
  );
}
