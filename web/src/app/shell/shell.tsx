import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenName } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session-context.ts';
import { SiteHeaderSlotProvider } from '../../lib/site-header-slot.tsx';
import { classNames } from '../../ui/class-names.ts';
import { OfflineBanner } from '../../ui/offline-banner.tsx';
import { Toasts } from '../../ui/toast.tsx';
import { recordOf } from '../routes.ts';
import { AccountSidebar } from './account-sidebar.tsx';
import { Footer } from './footer.tsx';
import { LegalLine } from './legal-line.tsx';
import styles from './shell.module.css';
import { SiteHeader } from './site-header.tsx';
import { useMemberParts } from './use-member-parts.ts';

type ShellProps = { current: ScreenName; children: ReactNode };

/** What surrounds every screen: the bar above, the footer or the bottom bar below. */
export function Shell({ current, children }: ShellProps) {
  const { t } = useTranslation();
  const signedIn = useSession().user !== null;
  const { footer, sidebar } = recordOf(current);
  const late = { signedIn, current };
  return (
    <SiteHeaderSlotProvider>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <div className={classNames(sidebar ? styles.account : styles.page, signedIn && styles.barred)}>
        {sidebar && <AccountSidebar current={current} />}
        <div className={styles.bar}>
          <SiteHeader current={current} />
        </div>
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      {footer && <Footer />}
      {!footer && !sidebar && <LegalLine />}
      <div className={styles.strips}>
        {/* What waits for the network says so above that there is none. */}
        <LatePart part="WaitingWishes" {...late} />
        <Toasts />
        <OfflineBanner />
      </div>
      <LatePart part="MemberParts" {...late} />
    </SiteHeaderSlotProvider>
  );
}

type LatePartProps = { part: 'WaitingWishes' | 'MemberParts'; signedIn: boolean; current: ScreenName };

/** What members have around each screen comes after it, and has nothing else drawn anew. */
function LatePart({ part, signedIn, current }: LatePartProps) {
  const Part: ComponentType<{ current: ScreenName }> | undefined = useMemberParts(signedIn)?.[part];
  return Part && <Part current={current} />;
}
