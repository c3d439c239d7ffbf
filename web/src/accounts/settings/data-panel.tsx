import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { vcard } from '@mboalink/shared/accounts/vcard.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNames } from '../../catalogue/use-names.ts';
import { forgetSearches } from '../../directory/search-box/recent-searches.ts';
import { languageOf } from '../../i18n/create-i18n.ts';
import { readAccounts } from '../../lib/api/call-accounts.ts';
import { site } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import styles from './data-panel.module.css';
import { ownCard } from './own-card.ts';
import { Panel } from './panel.tsx';
import { reasonMessage } from './reason-message.ts';
import { useSaid } from './said.tsx';
import { saveFile } from './save-file.ts';

/** Everything that is kept about somebody as a file, their card, and what this device remembers. */
export function DataPanel({ user }: { user: CurrentUser }) {
  const { t, i18n } = useTranslation(['settings', 'errors']);
  const { say, clear, said } = useSaid();
  const [busy, setBusy] = useState(false);
  const save = (what: string, extension: string, type: string, content: string) => {
    const name = `${site.name.toLowerCase()}-${what}-${doualaDay(new Date())}.${extension}`;
    saveFile(name, type, content);
    say({ kind: 'good', text: t('data.saved', { name }) });
  };
  const saveEverything = async () => {
    clear();
    setBusy(true);
    try {
      const everything = await readAccounts('export');
      save('data', 'json', 'application/json', JSON.stringify(everything, null, 2));
    } catch (thrown) {
      say({ kind: 'bad', text: t('data.failed', { reason: reasonMessage(thrown, t) }) });
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
    say({ kind: 'good', text: t('data.cleared') });
  };
  return (
    <Panel title={t('data.title')} text={t('data.text')}>
      {said}
      <div className={styles.files}>
        <Button kind="plain" icon={<DownloadIcon size={20} />} busy={busy} onClick={saveEverything}>
          {t(busy ? 'data.preparing' : 'data.everything')}
        </Button>
        <Button kind="plain" icon={<DownloadIcon size={20} />} onClick={saveCard}>
          {t('data.card')}
        </Button>
      </div>
      <Button kind="quiet" className={styles.clear} onClick={clearSearches}>
        {t('data.clearSearches')}
      </Button>
    </Panel>
  );
}
