import { site } from '@mboalink/shared/site.ts';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { usePage } from '../../lib/page.tsx';
import { SearchIcon } from '../icons.tsx';
import { Logo } from '../logo.tsx';
import styles from './account-sidebar.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { accountEntries, legalEntries } from './nav-entries.ts';
import { NavList } from './nav-list.tsx';
import { SignOutForm } from './sign-out-form.tsx';

/** The pages of the account, shown beside them from 1024 px; smaller screens have the menu and the bottom bar. */
export function AccountSidebar() {
  const { t } = useTranslation();
  const { member } = usePage();
  return (
    <header className={styles.sidebar}>
      <Link to="/" className={styles.home} aria-label={`${site.name}, ${t('nav.home')}`}>
        <Logo /> {site.name}
      </Link>
      <nav aria-label={t('nav.yourPages')}>
        <ul>
          {accountEntries(member).map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <NavLink to={to} className={() => styles.link}>
                <Icon /> {t(`nav.${label}`)}
              </NavLink>
            </li>
          ))}
        </ul>
        <Link to="/find-contact" className={styles.find}>
          <SearchIcon /> {t('nav.findContact')}
        </Link>
      </nav>
      <div className={styles.end}>
        <LanguageSwitch />
        <SignOutForm className={styles.link} icon />
        <NavList entries={legalEntries} className={styles.legal} />
      </div>
    </header>
  );
}
