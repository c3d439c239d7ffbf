import { site } from '@mboalink/shared/site.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { PageLink } from '../../lib/page-link.tsx';
import type { PageName, ScreenName } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session-context.ts';
import { Hem } from '../../ui/hem.tsx';
import { type IconType, LogoutIcon, SearchIcon } from '../../ui/icons.tsx';
import { Logo } from '../../ui/logo.tsx';
import styles from './account-sidebar.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { accountEntries, legalEntries } from './nav-entries.ts';
import { NavList } from './nav-list.tsx';
import { useMemberParts } from './use-member-parts.ts';

/** The pages of the account, shown beside them from 768 px; phones have the menu and the bottom bar. */
export function AccountSidebar({ current }: { current: ScreenName }) {
  const { t, i18n } = useTranslation();
  const { user } = useSession();
  const icons: Partial<Record<PageName, IconType>> | undefined = useMemberParts(user !== null)?.sidebarIcons;
  return (
    <header className={styles.sidebar}>
      <PageLink page="home" className={styles.home} aria-label={`${site.name}, ${t('nav.home')}`}>
        <Logo /> {site.name}
      </PageLink>
      <nav aria-label={t('nav.yourPages')}>
        <ul>
          {accountEntries(user).map(({ page, label }) => {
            const Icon = icons?.[page];
            return (
              <li key={page}>
                <PageLink page={page} current={current} className={styles.link}>
                  <span className={styles.icon}>{Icon && <Icon />}</span> {t(`nav.${label}`)}
                </PageLink>
              </li>
            );
          })}
        </ul>
        <PageLink page="find-contact" className={styles.find}>
          <SearchIcon /> {t('nav.findContact')}
        </PageLink>
      </nav>
      <div className={styles.end}>
        <div className={styles.hem}>
          <Hem />
        </div>
        <LanguageSwitch />
        <PageLink page="logout" className={styles.link}>
          <LogoutIcon /> {t('nav.logout')}
        </PageLink>
        <NavList entries={legalEntries} className={styles.legal} />
        <p className={styles.operator}>{site.operator[languageOf(i18n)]}</p>
      </div>
    </header>
  );
}
