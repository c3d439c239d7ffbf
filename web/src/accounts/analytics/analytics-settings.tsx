import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api/client.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { pathTo } from '../../lib/paths.ts';
import { keepUser } from '../../lib/session/session-store.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useStatusMessage } from '../../ui/status-message.tsx';
import { Switch } from '../../ui/switch.tsx';

/** Whether what is shown comes by mail each Monday, too. */
export function AnalyticsSettings({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('premium');
  const reasonOf = useErrorMessage();
  const { show, clear, statusMessage } = useStatusMessage();
  const [wanted, setWanted] = useState<boolean>();
  const choose = async (weeklyDigest: boolean) => {
    clear();
    setWanted(weeklyDigest);
    try {
      const { user: changed } = await api.accounts.updateNotificationPreferences.mutate({ weeklyDigest });
      keepUser(changed);
    } catch (thrown) {
      show({ kind: 'bad', text: t('analytics.notSaved', { reason: reasonOf(thrown) }) });
    }
    setWanted(undefined);
  };
  return (
    <Panel title={t('analytics.settings')} text={t('analytics.settingsText')}>
      {statusMessage}
      <Switch
        label={t('analytics.digest')}
        checked={wanted ?? user.notificationPreferences.weeklyDigest}
        disabled={wanted !== undefined}
        onChange={(event) => void choose(event.target.checked)}
      />
      <LinkButton kind="plain" href={pathTo('settings')}>
        {t('analytics.allSettings')}
      </LinkButton>
    </Panel>
  );
}
