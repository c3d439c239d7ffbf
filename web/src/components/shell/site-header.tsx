import { site } from '@mboalink/shared/site.ts';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePage } from '../../lib/page.tsx';
import { classNames } from '../class-names.ts';
import { Logo } from '../logo.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import links from './links.module.css';
import { type NavEntry, siteEntries, visitorEntries } from './nav-entries.ts';
import { NavList } from './nav-list.tsx';
import { SignOutForm } from './sign-out-form.tsx';
import styles from './site-header.module.css';
import { SiteMenu } from './site-menu.tsx';

const contacts: NavEntry = { to: '/my-contacts', label: 'myContacts' };
const dashboard: NavEntry = { to: '/dashboard', label: 'dashboard' };

/** The bar at the top; with `bar`, a search stands in it. */
export function SiteHeader({ bar: Bar }: { bar?: ComponentType | undefined }) {
  const { t } = useTranslation();
  const { isSignedIn } = usePage();
  return (
    <header className={styles.header}>
      <div className={classNames(styles.bar, Bar && styles.searching)}>
        <Link to="/" className={styles.home} aria-label={`${site.name}, ${t('nav.home')}`}>
          <Logo />
        </Link>
        <span className={classNames('display', styles.name)} aria-hidden="true">
          {site.name}
        </span>
        {Bar && (
          <div className={styles.search}>
            <Bar />
          </div>
        )}
        <nav className={styles.nav} aria-label={site.name}>
          {!Bar && (
            <NavList entries={siteEntries(isSignedIn)} className={styles.site} linkClassName={links.link} />
          )}
          {isSignedIn ? (
            <NavList
              entries={Bar ? [contacts, dashboard] : [dashboard]}
              className={styles.person}
              linkClassName={links.link}
            >
              <li>
                <SignOutForm className={links.link} />
              </li>
            </NavList>
          ) : (
            <NavList entries={visitorEntries} className={styles.person} linkClassName={links.link} />
          )}
        </nav>
        <div className={styles.languages}>
          <LanguageSwitch />
        </div>
        <SiteMenu />
      </div>
    </header>
  );
}
