import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { AlertsPanel } from './alerts/alerts-panel.tsx';
import { NotificationsPanel } from './notifications-panel.tsx';
import { WithThisPhone } from './this-phone-panel.tsx';
import { VisibilityPanel } from './visibility-panel.tsx';

/** What stands further down in the settings. It comes together, so that no part moves another. */
export function LatePanels({ user }: { user: CurrentUser }) {
  return (
    <>
      <NotificationsPanel user={user} />
      <VisibilityPanel user={user} />
      <WithThisPhone userId={user._id}>
        <AlertsPanel />
      </WithThisPhone>
    </>
  );
}
