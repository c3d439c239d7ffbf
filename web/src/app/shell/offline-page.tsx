import { useTranslation } from 'react-i18next';
import { LogoutQuestion } from '../../accounts/session/logout-question.tsx';
import { languageOf } from '../../i18n/create-i18n.ts';
import { withoutClient } from '../../i18n/without-client.ts';
import { pathTo } from '../../lib/paths.ts';
import { leftId } from '../../lib/session/left-id.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { OfflineShell } from './offline-shell.tsx';

/** Where somebody without a network may find what they look for. */
const onDevice = [
  ['find-contact', 'nav.findContact'],
  ['my-contacts', 'nav.myContacts'],
  ['home', 'nav.home'],
] as const;

/**
 * What stands in place of a page that a device has no copy of, where there is no network. Its own script
 * asks there whether somebody signs out, and says that they have.
 */
export function OfflinePage() {
  const { t, i18n } = useTranslation();
  const { title, text } = withoutClient[languageOf(i18n)].offline;
  return (
    <OfflineShell>
      <PageHeader />
      <EmptyState picture="broken" title={title} text={text} wholePage>
        {/* biome-ignore lint/a11y/useValidAnchor: the empty address is the one that was asked for */}
        <a href="" className={buttonClass({})}>
          {t('ui.retry')}
        </a>
        {onDevice.map(([page, label]) => (
          // The service worker takes those away that the device does not have.
          <a key={page} data-page={page} href={pathTo(page)} className={buttonClass({ kind: 'quiet' })}>
            {t(label)}
          </a>
        ))}
      </EmptyState>
      <div hidden>
        <LogoutQuestion />
        <p id={leftId} tabIndex={-1}>
          {t('network.signedOut')}
        </p>
      </div>
    </OfflineShell>
  );
}
