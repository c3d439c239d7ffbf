import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import { vcard } from '@mboalink/shared/network/vcard.ts';
import { site } from '@mboalink/shared/site.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNames } from '../../catalogue/use-names.ts';
import { forgetSearches } from '../../directory/search-box/forget-searches.ts';
import { languageOf } from '../../i18n/create-i18n.ts';
import { api } from '../../lib/api/client.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { lateComponent } from '../../lib/late-component.tsx';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/member-icons.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import { useStatusMessage } from '../../ui/status-message.tsx';
import { withFreshCode } from '../codes/fresh-code.ts';
import styles from './data-panel.module.css';
import { ownCard } from './own-card.ts';

const LateOpener = lateComponent(() =>
  import('../../directory/export/export-opener.tsx').then((file) => file.ExportOpener),
);

/** Everybody whom somebody knows, for the phone book. */
function ContactsBackup() {
  const { t } = useTranslation('settings');
  const label = t('data.backup');
  const failed = t('data.backupFailed', { name: label });
  return <LateOpener list={{ source: 'network' }} label={label} failed={failed} />;
}

/** Everything that is kept about somebody as a file, their card, and what this device remembers. */
export function DataPanel({ user }: { user: CurrentUser }) {
  const { t, i18n } = useTranslation('settings');
  const reasonOf = useErrorMessage();
  const { show, clear, statusMessage } = useStatusMessage();
  const [busy, setBusy] = useState(false);
  const save = async (what: string, extension: string, type: string, content: string) => {
    const saveFile = await import('../../lib/save-file.ts').then((file) => file.saveFile);
    const name = `${site.name.toLowerCase()}-${what}-${doualaDay(new Date())}.${extension}`;
    saveFile(name, new Blob([content], { type }));
    show({ kind: 'good', text: t('data.saved', { name }) });
  };
  const saveEverything = async () => {
    clear();
    setBusy(true);
    try {
      const everything = await withFreshCode(() => api.accounts.export.query());
      await save('data', 'json', 'application/json', JSON.stringify(everything, null, 2));
    } catch (thrown) {
      show({ kind: 'bad', text: t('data.failed', { reason: reasonOf(thrown) }) });
    }
    setBusy(false);
  };
  const saveCard = async () => {
    const language = languageOf(i18n);
    const card = ownCard(user, await loadNames(language), language);
    await save('card', 'vcf', 'text/vcard;charset=utf-8', vcard(card));
  };
  return (
    <Panel title={t('data.title')}>
      {statusMessage}
      <div className={styles.part}>
        <h3>{t('data.copy')}</h3>
        <p className={styles.text}>{t('data.text')}</p>
        <SendButton kind="plain" icon={<DownloadIcon size={20} />} busy={busy} onClick={saveEverything}>
          {t(busy ? 'data.preparing' : 'data.everything')}
        </SendButton>
        <Button kind="plain" icon={<DownloadIcon size={20} />} onClick={saveCard}>
          {t('data.card')}
        </Button>
      </div>
      <div className={styles.part}>
        <h3>{t('data.contacts')}</h3>
        <ContactsBackup />
      </div>
      <SearchHistory show={show} clear={clear} />
    </Panel>
  );
}

type SearchHistoryProps = Pick<ReturnType<typeof useStatusMessage>, 'show' | 'clear'>;

/** Forgets what was searched: the searches on this device, and their words on the server. */
function SearchHistory({ show, clear }: SearchHistoryProps) {
  const { t } = useTranslation('settings');
  const reasonOf = useErrorMessage();
  const [clearing, setClearing] = useState(false);
  const clearSearches = async () => {
    clear();
    forgetSearches();
    setClearing(true);
    try {
      const { cleared: count } = await api.insights.clearSearchHistory.mutate();
      show({ kind: 'good', text: t('data.cleared', { count, shown: formatCount(count) }) });
    } catch (thrown) {
      show({ kind: 'bad', text: t('data.clearedHere', { reason: reasonOf(thrown) }) });
    }
    setClearing(false);
  };
  return (
    <div className={styles.part}>
      <h3>{t('data.searches')}</h3>
      <p className={styles.text}>{t('data.searchesText')}</p>
      <Button kind="plain" busy={clearing} onClick={clearSearches}>
        {t('data.clearSearches')}
      </Button>
    </div>
  );
}
