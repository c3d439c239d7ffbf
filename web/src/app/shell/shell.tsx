import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OfflineStrip } from '../../ui/offline-strip.tsx';
import { Toasts } from '../../ui/toast.tsx';
import { type PageName, routeOf } from '../paths.ts';
import { useSession } from '../session-context.ts';
import { AccountSidebar } from './account-sidebar.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { LegalLine } from './legal-line.tsx';
import { isOfAccount } from './nav-entries.ts';
import { RoofBar } from './roof-bar.tsx';
import { RoofSlotContext } from './roof-slot.tsx';
import styles from './shell.module.css';

type ShellProps = { current: PageName | 'not-found'; children: ReactNode };

/** What stands around every screen: the bar above, the footer or the bottom bar below. */
export function Shell({ current, children }: ShellProps) {
  const { t } = useTranslation();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const signedIn = useSession().user !== null;
  const ofAccount = isOfAccount(current);
  const footer = current === 'not-found' || routeOf(current).footer;
  return (
    <RoofSlotContext value={slot}>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <div className={ofAccount ? styles.account : styles.page}>
        {ofAccount && <AccountSidebar current={current} />}
        <div className={styles.bar}>
          <RoofBar current={current} slot={setSlot} />
        </div>
        <OfflineStrip />
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      {footer && <Footer />}
      {!footer && !ofAccount && <LegalLine />}
      {signedIn && <BottomBar current={current} />}
      <Toasts />
    </RoofSlotContext>
  );
}
