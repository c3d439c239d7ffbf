import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';
import { handleOf } from '../../lib/handle.ts';
import { usePage } from '../../lib/page.tsx';
import { restoreLanguage } from '../../lib/reader-language.ts';
import { classNames } from '../class-names.ts';
import { NetworkBanner } from '../network-banner.tsx';
import { Toasts } from '../toast.tsx';
import { AccountSidebar } from './account-sidebar.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import styles from './shell.module.css';
import { SiteHeader } from './site-header.tsx';

/** What surrounds every page: the bar above, the footer or the bottom bar below. Which of them, the page's `handle` says. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { isSignedIn } = usePage();
  const { frame, bar } = handleOf(useMatches());
  const hasSidebar = isSignedIn && frame === 'account';
  useEffect(restoreLanguage, []);
  return (
    <div className={classNames(styles.whole, isSignedIn && styles.barred)}>
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      <div className={hasSidebar ? styles.account : styles.page}>
        {hasSidebar && <AccountSidebar />}
        <div className={styles.top}>
          <SiteHeader bar={bar} />
        </div>
        <main id="content" tabIndex={-1} className={classNames('grow', styles.main)}>
          {children}
        </main>
      </div>
      {frame === 'footer' && <Footer />}
      <div className={styles.strips}>
        <Toasts />
        <NetworkBanner />
      </div>
      {isSignedIn && <BottomBar />}
    </div>
  );
}
