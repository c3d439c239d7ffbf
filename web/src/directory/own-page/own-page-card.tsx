import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useTranslation } from 'react-i18next';
import { readableAddress, shareLink } from '../../lib/addresses.ts';
import { type OwnPageState, ownPage, ownPageState } from '../../lib/own-page.ts';
import { pathTo } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { WhatsappIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { CopyLink } from './copy-link.tsx';
import styles from './own-page-card.module.css';

/** Somebody's own page: where it is, how it stands, and what to do with it. */
export function OwnPageCard({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('directory');
  const state = ownPageState(user);
  const page = ownPage(user);
  // While reports hide the listing, the dashboard says so.
  if (!state || (user.hiddenByReports && !page)) return null;
  return (
    <Card aria-labelledby="own-page" className={styles.card}>
      <header className={styles.head}>
        <h2 id="own-page">{t('page.title')}</h2>
        <Badge kind={state === 'open' ? 'good' : 'plain'}>{t(`page.states.${state}`)}</Badge>
      </header>
      <p className={styles.text}>{t(`page.texts.${state}`)}</p>
      <p className={styles.address}>
        {page ? <a href={page}>{readableAddress(user.shortLink)}</a> : readableAddress(user.shortLink)}
      </p>
      <Actions user={user} state={state} />
    </Card>
  );
}

function Actions({ user, state }: { user: CurrentUser; state: OwnPageState }) {
  const { t } = useTranslation('directory');
  const page = ownPage(user);
  if (page) {
    return (
      <div className={styles.actions}>
        <LinkButton
          href={shareLink(t('page.shareText', { name: user.businessName }), user.shortLink)}
          icon={<WhatsappIcon size={20} />}
          target="_blank"
          rel="noreferrer"
        >
          {t('page.share')}
        </LinkButton>
        <CopyLink path={user.shortLink} />
        <a className={buttonClass({ kind: 'plain' })} href={page}>
          {t('page.look')}
        </a>
        <a className={buttonClass({ kind: 'quiet' })} href={`${page}/poster`}>
          {t('page.poster')}
        </a>
      </div>
    );
  }
  if (state === 'closed') {
    return (
      <LinkButton kind="plain" href={`${pathTo('settings')}#your-page`}>
        {t('page.reopen')}
      </LinkButton>
    );
  }
  return state === 'hidden' ? (
    <LinkButton kind="plain" href={pathTo('upgrade')}>
      {t('page.plans')}
    </LinkButton>
  ) : null;
}
