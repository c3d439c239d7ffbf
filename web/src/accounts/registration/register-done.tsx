import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { cheapestPrice } from '@mboalink/shared/catalogue/plans.ts';
import { placeOfContact } from '@mboalink/shared/directory/contact-links.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import type { i18n } from 'i18next';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import { Head } from '../../lib/head.tsx';
import { lateComponent } from '../../lib/late-component.tsx';
import { useWayOn } from '../../lib/navigation-state.ts';
import { ownPage } from '../../lib/own-page.ts';
import { type PageName, pageAt, pathTo } from '../../lib/paths.ts';
import { ShareButton } from '../../lib/share/share-button.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { House } from '../../ui/house.tsx';
import { CheckIcon, SearchIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './register-screen.module.css';

const loadBox = () => import('./this-phone-box.tsx').then((file) => file.ThisPhoneBox);

const ThisPhoneBox = lateComponent(loadBox);

/** The end of a registration: what it brought, and where to go now. */
export function RegisterDone({ user }: { user: CurrentUser }) {
  const { t } = useTranslation(['registered', 'accounts']);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <Head page="register" title={t('title')} description={t('accounts:register.description')} />
      <div className={styles.done}>
        <House kind="gold" large>
          <CheckIcon size={32} />
        </House>
        <h1 ref={title} tabIndex={-1}>
          {t('title')}
        </h1>
        <p>{t('accounts:welcome.first', { name: user.businessName || user.name })}</p>
        <Outcome user={user}>
          <div className={styles.thisPhone}>
            <ThisPhoneBox userId={user._id} />
          </div>
        </Outcome>
      </div>
    </>
  );
}

/** Whoever left and came back has had the free month, and is not told that the listing can be found. */
function Outcome({ user, children }: { user: CurrentUser; children: ReactNode }) {
  const { t } = useTranslation('registered');
  if (user.userType === 'buyer') {
    return (
      <>
        <p>{t('buyer')}</p>
        {children}
        <GoOn main />
      </>
    );
  }
  const hidden = user.subscriptionState === 'expired';
  const page = ownPage(user);
  const price = formatFrancs(cheapestPrice);
  const shared = {
    kind: page ? 'business' : 'member',
    ...{ name: user.businessName, trade: user.oneOfTrade, place: placeOfContact(user) },
  } as const;
  return (
    <>
      <p>{t(hidden ? 'hidden' : 'seller', { price })}</p>
      {children}
      {hidden && (
        <LinkButton wide href={pathTo('upgrade', { plan: 'basic' })}>
          {t('show', { price })}
        </LinkButton>
      )}
      {page ? (
        <a className={buttonClass({ wide: true })} href={page}>
          {t('listing')}
        </a>
      ) : (
        <LinkButton kind={hidden ? 'plain' : 'action'} wide href={`${pathTo('profile')}#preview`}>
          {t('listing')}
        </LinkButton>
      )}
      {!hidden && (
        <ShareButton
          className={styles.share}
          shared={{ ...shared, path: page ?? pathTo('find-contact', { contact: user.slug }) }}
          label={t('share')}
          failed={t('shareFailed')}
        />
      )}
      <GoOn />
    </>
  );
}

const labels: Partial<Record<PageName, 'search' | 'prices'>> = {
  'find-contact': 'search',
  pricing: 'prices',
};

/** To where somebody wanted to go, or to the contacts. */
function GoOn({ main }: { main?: boolean }) {
  const { t } = useTranslation(['registered', 'accounts']);
  const target = useWayOn() ?? pathTo('find-contact');
  const [path = '', query] = target.split('?');
  const page = pageAt(path);
  const toNumber = new URLSearchParams(query).has('contact');
  const toSearch = page === 'find-contact' && !toNumber;
  return (
    <LinkButton
      kind={main ? 'action' : 'quiet'}
      wide
      href={target}
      replace
      icon={toSearch && <SearchIcon size={20} />}
    >
      {t(toNumber ? 'number' : (labels[page ?? 'home'] ?? 'accounts:register.next'))}
    </LinkButton>
  );
}

/** The component, once its messages are here, and the box, which would move what stands below it. */
export async function loadRegisterDone(i18n: i18n) {
  // Where the box does not arrive it says so in its place.
  await Promise.all([loadMessages(i18n, languageOf(i18n), ['registered']), loadBox().catch(() => {})]);
  return RegisterDone;
}
