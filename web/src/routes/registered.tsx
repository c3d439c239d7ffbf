import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { cheapestPrice } from '@mboalink/shared/catalogue/plans.ts';
import { businessPath } from '@mboalink/shared/directory/page-paths.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Alert } from '../components/alert.tsx';
import { Button } from '../components/button.tsx';
import { classNames } from '../components/class-names.ts';
import { Head } from '../components/head.tsx';
import { House } from '../components/house.tsx';
import { CheckIcon, WhatsappIcon } from '../components/icons.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { ShareDialog } from '../components/share-dialog.tsx';
import styles from '../features/accounts/sign-in.module.css';
import { useSendingPicture } from '../features/accounts/waiting-picture.tsx';
import type { Handle } from '../lib/handle.ts';
import { safeRedirect } from '../lib/next.ts';
import { browserReads } from '../lib/queries.browser.ts';
import { serverReads } from '../lib/queries.server.ts';
import { type Reads, trpc } from '../lib/trpc.ts';

export const handle = { words: ['register', 'directory'], frame: 'plain' } satisfies Handle;

const reads: Reads = (utils) => [utils.accounts.me.prefetch()];

export const loader = serverReads(reads);
export const clientLoader = browserReads(reads);

/** The end of a seller's registration: what it brought, and what to do with it. */
export default function Registered() {
  const { t } = useTranslation('register');
  const { data } = trpc.accounts.me.useQuery();
  const [query] = useSearchParams();
  const next = safeRedirect(query.get('next'));
  if (!data) return null;
  const { user } = data;
  return (
    <div className={classNames('stack gap-4', styles.page, styles.done)}>
      <Head title={t('done.title')} />
      <House kind="gold" large>
        <CheckIcon size={32} />
      </House>
      <h1 tabIndex={-1}>{t('done.title')}</h1>
      {user.userType === 'buyer' ? <p>{t('done.buyer')}</p> : <Listing user={user} />}
      <PictureNews email={user.email} />
      <LinkButton kind="quiet" wide href={next ?? '/find-contact'}>
        {t(next ? (next.startsWith('/pricing') ? 'done.prices' : 'next') : 'done.search')}
      </LinkButton>
    </div>
  );
}

/** Whoever left and came back has had the free month, and is not told that the listing can be found. */
function Listing({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('register');
  const [isSharing, share] = useState(false);
  const price = formatFrancs(cheapestPrice);
  const isHidden = user.subscriptionState === 'expired';
  const page = user.hasOpenPage ? businessPath(user.slug) : '/profile';
  const about = [user.businessName, user.oneOfTrade, user.names.city].filter(Boolean).join(', ');
  return (
    <>
      <p>{t(isHidden ? 'done.hidden' : 'done.seller', { price })}</p>
      {isHidden && (
        <LinkButton wide href="/upgrade?plan=basic">
          {t('done.show', { price })}
        </LinkButton>
      )}
      <LinkButton kind={isHidden ? 'plain' : 'action'} wide href={page}>
        {t('done.listing')}
      </LinkButton>
      {!isHidden && (
        <Button kind="plain" wide icon={<WhatsappIcon size={20} />} onClick={() => share(true)}>
          {t('done.share')}
        </Button>
      )}
      {isSharing && <ShareDialog text={`${about} :`} path={user.shortLink} onClose={() => share(false)} />}
    </>
  );
}

/** The picture that waited in the browser, as it goes. */
function PictureNews({ email }: { email: string }) {
  const { t } = useTranslation('register');
  const { state, retry } = useSendingPicture(email);
  return (
    <div role="status">
      {state && (
        <Alert
          kind={state === 'failed' ? 'bad' : state === 'sent' ? 'good' : 'info'}
          action={
            state === 'failed' && (
              <Button kind="plain" onClick={retry}>
                {t('picture.retry')}
              </Button>
            )
          }
        >
          {t(`picture.${state}`)}
        </Alert>
      )}
    </div>
  );
}
