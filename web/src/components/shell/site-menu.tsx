import { site, supportChat } from '@mboalink/shared/site.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../lib/page.tsx';
import { classNames } from '../class-names.ts';
import { CrossIcon, MailIcon, MenuIcon, WhatsappIcon } from '../icons.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import links from './links.module.css';
import { accountEntries, legalEntries, siteEntries, visitorEntries } from './nav-entries.ts';
import { NavList } from './nav-list.tsx';
import { SignOutForm } from './sign-out-form.tsx';
import styles from './site-menu.module.css';

const link = classNames(links.link, styles.link);

/** The whole menu, sliding in from the right where the bar has no room for it; the browser opens and closes it. */
export function SiteMenu() {
  const { t } = useTranslation();
  const { isSignedIn, member } = usePage();
  const menu = useRef<HTMLDetailsElement>(null);
  useClosing(menu);
  return (
    <details ref={menu} className={styles.details}>
      <summary className={styles.opener} aria-label={t('nav.openMenu')}>
        <MenuIcon />
        <CrossIcon />
      </summary>
      <nav className={styles.menu} aria-label={t('nav.main')}>
        <NavList entries={siteEntries(isSignedIn)} linkClassName={link} />
        {isSignedIn ? (
          <>
            <NavList entries={accountEntries(member)} linkClassName={link} />
            <SignOutForm className={link} />
          </>
        ) : (
          <NavList entries={visitorEntries} linkClassName={link} />
        )}
        <NavList entries={legalEntries} className={styles.legal} linkClassName={link} />
        <LanguageSwitch />
        <a className={classNames(links.link, styles.small)} href={supportChat()}>
          <WhatsappIcon size={20} /> {t('footer.whatsapp')}
        </a>
        <a className={classNames(links.link, styles.small)} href={`mailto:${site.supportEmail}`}>
          <MailIcon size={20} /> {site.supportEmail}
        </a>
      </nav>
    </details>
  );
}

/** Closes an open `details` by Escape, by a press beside it and by the choice of a link or button in it. */
function useClosing(details: { current: HTMLDetailsElement | null }) {
  useEffect(() => {
    const close = () => details.current?.removeAttribute('open');
    const press = ({ target }: Event) => {
      const { current } = details;
      if (!current?.open || !(target instanceof Element)) return;
      if (!current.contains(target) || target.closest('a, button')) close();
    };
    const type = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.current?.open) return;
      close();
      details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('click', press);
    document.addEventListener('keydown', type);
    return () => {
      document.removeEventListener('click', press);
      document.removeEventListener('keydown', type);
    };
  }, [details]);
}
