import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../components/alert.tsx';
import { Button, buttonClass } from '../components/button.tsx';
import { DownloadIcon } from '../components/icons.tsx';
import { showToast } from '../components/toast.tsx';
import { AccountPage, Panel } from '../features/accounts/account-page.tsx';
import { browserChanges } from '../features/accounts/change.browser.ts';
import { serverChanges } from '../features/accounts/change.server.ts';
import { ChangeButton, ChangeForm } from '../features/accounts/change-form.tsx';
import { DeletePanel } from '../features/accounts/settings/delete-panel.tsx';
import { saveFile, saveOwnCard } from '../features/accounts/settings/save-file.ts';
import {
  clearSearches,
  deleteAccount,
  exportAll,
  keepLanguage,
} from '../features/accounts/settings/setting-changes.ts';
import { useChange } from '../features/accounts/use-change.ts';
import { ExportDialog } from '../features/directory/export-dialog.tsx';
import { forgetSearches } from '../features/directory/recent-searches.ts';
import type { Handle } from '../lib/handle.ts';
import { usePage } from '../lib/page.tsx';

export const handle = { words: ['settings', 'auth', 'directory'] } satisfies Handle;

const changes = {
  language: keepLanguage,
  export: exportAll,
  clearSearches,
  delete: deleteAccount,
};

export const action = serverChanges(changes);
export const clientAction = browserChanges(changes);

export default function DataSettings() {
  const { t } = useTranslation('settings');
  return (
    <AccountPage title={t('rows.data')}>
      {(user) => (
        <>
          <LanguagePanel user={user} />
          <DataPanel user={user} />
          <DeletePanel user={user} />
        </>
      )}
    </AccountPage>
  );
}

const languages = [
  ['fr', 'Français'],
  ['en', 'English'],
] as const;

/** The language of pages and e-mails; none is pressed where they differ. */
function LanguagePanel({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('settings');
  const { language } = usePage();
  // The page comes anew in the other language.
  const change = useChange('language', (chosen) => location.assign(`?lang=${chosen}`));
  return (
    <Panel title={t('language.title')}>
      <ChangeForm change={change}>
        <fieldset className="row wrap">
          <legend>{t('language.choose')}</legend>
          {languages.map(([value, name]) => {
            const isOwn = value === language && value === user.language;
            return (
              <Button
                key={value}
                type="submit"
                name="language"
                value={value}
                lang={value}
                kind={isOwn ? 'action' : 'plain'}
                aria-pressed={isOwn}
              >
                {name}
              </Button>
            );
          })}
        </fieldset>
      </ChangeForm>
    </Panel>
  );
}

/** Everything that is kept about somebody as a file, their card, their contacts, and what was searched. */
function DataPanel({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('settings');
  const { language } = usePage();
  const [saved, setSaved] = useState('');
  const [isExporting, setExporting] = useState(false);
  const everything = useChange('export', (all) =>
    setSaved(saveFile('data', 'json', JSON.stringify(all, null, 2))),
  );
  return (
    <Panel title={t('data.title')} text={t('data.text')}>
      {saved && (
        <Alert kind="good" live>
          {t('data.saved', { name: saved })}
        </Alert>
      )}
      {everything.isDrawn && !everything.answer?.failed && !everything.answer?.asked ? (
        <a className={buttonClass({ kind: 'plain' })} href={`/api/v1/auth/export?lang=${language}`} download>
          {t('data.open')}
        </a>
      ) : (
        <ChangeButton change={everything} kind="plain" icon={<DownloadIcon size={20} />}>
          {t('data.everything')}
        </ChangeButton>
      )}
      <Button
        kind="plain"
        icon={<DownloadIcon size={20} />}
        onClick={() => setSaved(saveOwnCard(user, language))}
      >
        {t('data.card')}
      </Button>
      <Button kind="plain" icon={<DownloadIcon size={20} />} onClick={() => setExporting(true)}>
        {t('data.backup')}
      </Button>
      {isExporting && <ExportDialog list={{ source: 'network' }} onClose={() => setExporting(false)} />}
      <SearchHistory />
    </Panel>
  );
}

/** Forgets what was searched: the searches on this device, and their words on the server. */
function SearchHistory() {
  const { t } = useTranslation('settings');
  const change = useChange('clearSearches', () => {
    forgetSearches();
    showToast({ text: t('data.cleared') });
  });
  const isDone = change.isDrawn && !change.answer?.failed;
  return (
    <>
      <p className="quiet">{t('data.searchesText')}</p>
      {isDone && (
        <Alert kind="good" live>
          {t('data.cleared')}
        </Alert>
      )}
      <ChangeButton change={change} kind="plain">
        {t('data.clearSearches')}
      </ChangeButton>
    </>
  );
}
