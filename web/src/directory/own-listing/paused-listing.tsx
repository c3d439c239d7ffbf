import { isPaused } from '@mboalink/shared/accounts/listing-parts.ts';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { formatDate } from '@mboalink/shared/format.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { api } from '../../lib/api/client.ts';
import { updateUser } from '../../lib/session/session-store.ts';
import { Alert } from '../../ui/alert.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import { showToast } from '../../ui/toast.tsx';

/** Tells a seller that their listing is paused, and brings it back. */
export function PausedListing({ user }: { user: CurrentUser }) {
  const { t, i18n } = useTranslation('dashboard');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { pausedUntil } = user.visibility;
  if (!isPaused(user)) return null;
  const resume = async () => {
    setBusy(true);
    setFailed(false);
    try {
      const { user: resumed } = await api.accounts.changeVisibility.mutate({ paused: false });
      updateUser(resumed);
      showToast({ text: t(resumed.isFound ? 'paused.back' : 'paused.over') });
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };
  return (
    <Alert
      kind="warn"
      live={failed}
      title={t('paused.title')}
      action={
        <SendButton kind="plain" busy={busy} onClick={resume}>
          {t('paused.resume')}
        </SendButton>
      }
    >
      {failed
        ? t('paused.failed')
        : pausedUntil
          ? t('paused.until', { date: formatDate(pausedUntil, languageOf(i18n)) })
          : t('paused.text')}
    </Alert>
  );
}
