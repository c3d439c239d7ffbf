import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { vcard } from '@mboalink/shared/accounts/vcard.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNames } from '../../catalogue/use-names.ts';
import { forgetSearches } from '../../directory/search-box/recent-searches.ts';
import { languageOf } from '../../i18n/create-i18n.ts';
import { api } from '../../lib/api/client.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { site } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/member-icons.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import { useStatusMessage } from '../../ui/status-message.tsx';
import styles from './data-panel.module.css';
import { ownCard } from './own-card.ts';
import { saveFile } from './save-file.ts';

/** Everything that is kept about somebody as a file, their card, and what this device remembers. */
export function DataPanel({ user }: { user: CurrentUser }) {
  const { t, i18n } = useTranslation('settings');
  const reasonOf = useErrorMessage();
  const { show, clear, statusMessage } = useStatusMessage();
  const [busy, setBusy] = useState(false);
  const save = (what: string, extension: string, type: string, content: string) => {
    const name = `${site.name.toLowerCase()}-${what}-${doualaDay(new Date())}.${extension}`;
    saveFile(name, type, content);
    show({ kind: 'good', text: t('data.saved', { name }) });
  };
  const saveEverything = async () => {
    clear();
    setBusy(true);
    try {
      const everything = await api.accounts.export.query();
      save('data', 'json', 'application/json', JSON.stringify(everything, null, 2));
    } catch (thrown) {
      show({ kind: 'bad', text: t('data.failed', { reason: reasonOf(thrown) }) });
    }
    setBusy(false);
  };
  const saveCard = async () => {
    const language = languageOf(i18n);
    const card = ownCard(user, await loadNames(language), language);
    save('card', 'vcf', 'text/vcard;charset=utf-8', vcard(card));
  };
  const clearSearches = () => {
    forgetSearches();
    show({ kind: 'good', text: t('data.cleared') });
  };
  return (
    <Panel title={t('data.title')} text={t('data.text')}>
      {statusMessage}
      <div className={styles.files}>
        <SendButton kind="plain" icon={<DownloadIcon size={20} />} busy={busy} onClick={saveEverything}>
          {t(busy ? 'data.preparing' : 'data.everything')}
        </SendButton>
        <Button kind="plain" icon={<DownloadIcon size={20} />} onClick={saveCard}>
          {t('data.card')}
        </Button>
      </div>
      <p className={styles.searches}>{t('data.searchesText')}</p>
      <Button kind="quiet" className={styles.clear} onClick={clearSearches}>
        {t('data.clearSearches')}
      </Button>
    </Panel>
  );
}
