import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useWalletWords } from '../../lib/wallet/use-wallet-words.ts';
import { AlertsPanel } from './alerts/alerts-panel.tsx';
import { DataUsedPanel } from './data-used-panel.tsx';
import { NotificationsPanel } from './notifications-panel.tsx';
import { ThisPhonePanel } from './this-phone-panel.tsx';
import { VisibilityPanel } from './visibility-panel.tsx';

/** What stands further down in the settings. It comes together, so that no part moves another. */
export function LatePanels({ user }: { user: CurrentUser }) {
  const words = useWalletWords();
  return (
    <>
      <NotificationsPanel user={user} />
      <VisibilityPanel user={user} />
      {words === 'ready' && (
        <>
          <ThisPhonePanel userId={user._id} />
          <DataUsedPanel />
        </>
      )}
      {/* Not before what stands above it: it would move. */}
      {words !== 'loading' && <AlertsPanel />}
    </>
  );
}
