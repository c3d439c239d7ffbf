import { site } from '@mboalink/shared/site.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../lib/page-link.tsx';
import { Logo } from '../../ui/logo.tsx';
import styles from './shell.module.css';
import header from './site-header.module.css';

/** What surrounds the page of a device without a network, which knows nobody: it offers neither to sign in nor an account. */
export function OfflineShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <header className={header.header}>
          <div className={header.bar}>
            <PageLink page="home" className={header.home} aria-label={`${site.name}, ${t('nav.home')}`}>
              <Logo />
            </PageLink>
            <span className={header.name} aria-hidden="true">
              {site.name}
            </span>
          </div>
        </header>
      </div>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
