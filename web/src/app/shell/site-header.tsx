import { site } from '@mboalink/shared/site.ts';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../lib/page-link.tsx';
import type { ScreenName } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session-context.ts';
import { useSiteHeaderSlot } from '../../lib/site-header-slot.tsx';
import { Logo } from '../../ui/logo.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { personEntries, siteEntries } from './nav-entries.ts';
import { NavList } from './nav-list.tsx';
import styles from './site-header.module.css';

export function SiteHeader({ current }: { current: ScreenName }) {
  const { t } = useTranslation();
  const slot = useSiteHeaderSlot();
  const signedIn = useSession().user !== null;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <PageLink page="home" className={styles.home} aria-label={`${site.name}, ${t('nav.home')}`}>
          <Logo />
        </PageLink>
        <div ref={slot} className={styles.slot} />
        <span className={styles.name} aria-hidden="true">
          {site.name}
        </span>
        <nav className={styles.nav} aria-label={t('nav.main')}>
          <NavList
            entries={siteEntries(signedIn || current === 'find-contact')}
            current={current}
            className={styles.site}
            linkClassName={styles.link}
          />
          <NavList
            key={signedIn ? 'member' : 'visitor'}
            entries={personEntries(signedIn)}
            current={current}
            className={styles.person}
            linkClassName={styles.link}
          />
        </nav>
        <LanguageSwitch />
        <MobileMenu current={current} />
      </div>
    </header>
  );
}
