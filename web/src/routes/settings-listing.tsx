import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../components/button.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { showToast } from '../components/toast.tsx';
import { AccountPage, Panel, Switches } from '../features/accounts/account-page.tsx';
import { browserChanges } from '../features/accounts/change.browser.ts';
import { serverChanges } from '../features/accounts/change.server.ts';
import { SwitchForm } from '../features/accounts/change-form.tsx';
import { AccountTypePanel } from '../features/accounts/settings/account-type-panel.tsx';
import {
  changeType,
  pauseUntil,
  switchPage,
  switchVisibility,
} from '../features/accounts/settings/setting-changes.ts';
import { VisibilityPanel } from '../features/accounts/settings/visibility-panel.tsx';
import type { Handle } from '../lib/handle.ts';
import { usePage } from '../lib/page.tsx';

export const handle = { words: ['settings'] } satisfies Handle;

const changes = { visibility: switchVisibility, pauseUntil, page: switchPage, type: changeType };

export const action = serverChanges(changes);
export const clientAction = browserChanges(changes);

export default function ListingSettings() {
  const { t } = useTranslation('settings');
  const { member } = usePage();
  return (
    <AccountPage title={t(member?.isSeller ? 'rows.listing' : 'rows.profile')}>
      {(user) => (
        <>
          <LinkButton wide href="/profile">
            {t('listingEdit')}
          </LinkButton>
          <VisibilityPanel user={user} />
          {mayHavePage(user) && <OpenPagePanel user={user} />}
          <AccountTypePanel user={user} />
        </>
      )}
    </AccountPage>
  );
}

/** Who turned buyer has a page until the seller's time is over. */
function mayHavePage({ userType, hasOpenPage, isInTrial, hasActiveSubscription }: CurrentUser): boolean {
  return hasOpenPage || userType !== 'buyer' || isInTrial || hasActiveSubscription;
}

/** Whether the business has a page that everybody can open, and what stands on it. */
function OpenPagePanel({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('settings');
  const { origin } = usePage();
  const page = user.hasOpenPage ? `/business/${user.slug}` : undefined;
  return (
    <Panel title={t('openPage.title')} text={t('openPage.text')}>
      <p>
        {t('openPage.link')} <strong>{`${origin}${user.shortLink}`.replace(/^https?:\/\//, '')}</strong>
      </p>
      <Switches>
        <SwitchForm
          intent="page"
          name="openPage"
          id="your-page"
          checked={user.openPage}
          label={t('openPage.open')}
          hint={t('openPage.ifClosed')}
          onDone={(on) => on || showToast({ text: t('openPage.closed') })}
        />
        {user.openPage && user.landmark && (
          <SwitchForm
            intent="page"
            name="landmarkOnPage"
            checked={user.landmarkOnPage}
            label={t('openPage.landmark')}
          />
        )}
      </Switches>
      {page && (
        <>
          <a className={buttonClass({ kind: 'plain' })} href={page}>
            {t('seePage')}
          </a>
          <a className={buttonClass({ kind: 'plain' })} href={`${page}/poster`}>
            {t('openPage.poster')}
          </a>
        </>
      )}
      <LinkButton kind="quiet" href="/branding">
        {t('openPage.branding')}
      </LinkButton>
      <LinkButton kind="quiet" href="/locations">
        {t('openPage.locations')}
      </LinkButton>
    </Panel>
  );
}
