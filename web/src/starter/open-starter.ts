import { membersMark } from '@mboalink/shared/page-map.ts';
import { logoutByRest } from '../lib/api/logout-by-rest.ts';
import { keepPublicVisit } from '../lib/keep-visit.ts';
import {
  hearSignOut,
  isDocumentOutdated,
  isSignOutUnheard,
  signOutKey,
} from '../lib/session/sign-out-mark.ts';
import { userKey } from '../lib/session/user-key.ts';

/**
 * The one script inside the pages that the Worker draws: nothing on them needs it. What somebody looked for, and a member's menu, go
 * with whoever signs out in another tab, or before the browser brings the page back from its memory.
 */
function leaveWithThem(event: Event) {
  const { key, persisted } = event as StorageEvent & PageTransitionEvent;
  if ((key === userKey || persisted) && isDocumentOutdated()) location.replace('/');
}

for (const name of ['storage', 'pageshow']) addEventListener(name, leaveWithThem);

const forMembers = document.querySelectorAll(`[data-${membersMark}]`);

async function tellSignOut() {
  // Another tab was answered, or somebody signed in there.
  if (!isSignOutUnheard() || !hearSignOut(await logoutByRest())) return;
  // Nothing is loaded anew under a field, and no form is sent again.
  if (forMembers.length > 0 && document.activeElement === document.body)
    location.replace(location.pathname + location.search);
}

// Until the cookies of whoever left are gone the Worker takes whoever is here for them.
if (isSignOutUnheard()) {
  for (const drawn of forMembers) drawn.remove();
  (navigator as { locks?: LockManager }).locks?.request(signOutKey, tellSignOut).catch(() => {});
}
if (__HAS_SERVICE_WORKER__) keepPublicVisit();
