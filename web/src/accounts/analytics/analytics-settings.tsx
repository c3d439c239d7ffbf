import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api/client.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { pathTo } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useStatusMessage } from '../../ui/status-message.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useSavedChoices } from '../form/use-saved-choices.ts';

/** Whether what is shown comes by mail each Monday, too. */
export function AnalyticsSettings({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('premium');
  const reasonOf = useErrorMessage();
  const { show, clear, statusMessage } = useStatusMessage();
  const { weeklyDigest } = user.notificationPreferences;
  const { choices, choose } = useSavedChoices({
    kept: { weeklyDigest },
    save: (choice) => api.accounts.updateNotificationPreferences.mutate(choice),
    onFailed: (thrown) => show({ kind: 'bad', text: t('analytics.notSaved', { reason: reasonOf(thrown) }) }),
  });
  return (
    <Panel title={t('analytics.settings')} text={t('analytics.settingsText')}>
      {statusMessage}
      <Switch
        label={t('analytics.digest')}
        checked={choices.weeklyDigest}
        onChange={(event) => {
          clear();
          void choose({ weeklyDigest: event.target.checked });
        }}
      />
      <LinkButton kind="plain" href={pathTo('settings')}>
        {t('analytics.allSettings')}
      </LinkButton>
    </Panel>
  );
}
