import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/client.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { switchLanguage } from '../../lib/reader-language.ts';
import { updateUser } from '../../lib/session/session-store.ts';
import { Panel } from '../../ui/panel.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import { useStatusMessage } from '../../ui/status-message.tsx';
import styles from './language-panel.module.css';

const options: { value: Language; label: string }[] = [
  { value: 'fr', label: 'Français' },
  { value: 'en', label: 'English' },
];

/** The language of the pages here, and of the e-mails, which the account remembers. */
export function LanguagePanel({ user }: { user: CurrentUser }) {
  const { t, i18n } = useTranslation('settings');
  const reasonOf = useErrorMessage();
  const { show, clear, statusMessage } = useStatusMessage();
  const shown = languageOf(i18n);
  const [saving, setSaving] = useState(false);
  const keep = async (language: Language) => {
    clear();
    setSaving(true);
    try {
      const answer = await api.accounts.updateProfile.mutate({ language });
      updateUser(answer.user);
      show({ kind: 'good', text: i18n.t('settings:language.saved') });
    } catch (thrown) {
      show({ kind: 'bad', text: t('settings.notSaved', { reason: reasonOf(thrown) }) });
    }
    setSaving(false);
  };
  const choose = async (language: Language) => {
    setSaving(true);
    try {
      await switchLanguage(i18n, language);
    } catch (thrown) {
      setSaving(false);
      const reason = reasonOf(new ApiError('network', {}, thrown));
      return show({ kind: 'bad', text: t('settings.notSaved', { reason }) });
    }
    await keep(language);
  };
  return (
    <Panel title={t('language.title')}>
      {statusMessage}
      <Segmented
        label={t('language.choose')}
        options={options}
        value={shown}
        onChange={(language) => void choose(language)}
      />
      {user.language !== shown && !saving && (
        <div className={styles.differ}>
          <p>{t('language.emailsDiffer')}</p>
          <SendButton kind="plain" onClick={() => keep(shown)}>
            {t('language.emailsToo')}
          </SendButton>
        </div>
      )}
    </Panel>
  );
}
