import { site } from '@mboalink/shared/site.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePage } from '../../lib/page.tsx';
import { classNames } from '../class-names.ts';
import { SearchIcon } from '../icons.tsx';
import { Logo } from '../logo.tsx';
import styles from './account-sidebar.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import links from './links.module.css';
import { accountEntries, legalEntries } from './nav-entries.ts';
import { NavList } from './nav-list.tsx';
import { SignOutForm } from './sign-out-form.tsx';

const link = classNames(links.link, styles.link);

/** The pages of the account, shown beside them from 1024 px; smaller screens have the menu and the bottom bar. */
export function AccountSidebar() {
  const { t } = useTranslation();
  const { member } = usePage();
  return (
    <header className={styles.sidebar}>
      <Link
        to="/"
        className={classNames('display', links.link, styles.home)}
        aria-label={`${site.name}, ${t('nav.home')}`}
      >
        <Logo /> {site.name}
      </Link>
      <nav aria-label={t('nav.yourPages')}>
        <NavList entries={accountEntries(member)} linkClassName={link} icons withBelow />
        <Link to="/find-contact" className={classNames(link, styles.find)}>
          <SearchIcon /> {t('nav.findContact')}
        </Link>
      </nav>
      <div className={styles.end}>
        <LanguageSwitch />
        <SignOutForm className={link} icon />
        <NavList entries={legalEntries} className={styles.legal} linkClassName={links.link} />
      </div>
    </header>
  );
}
