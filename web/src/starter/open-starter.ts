import { keepPublicVisit } from '../lib/keep-visit.ts';
import { hasLeft } from '../lib/session/sign-out-mark.ts';
import { userKey } from '../lib/session/user-key.ts';

/** The one script inside the pages that the Worker draws: nothing on them needs it. */
addEventListener('storage', ({ key, newValue }) => {
  // What they looked for, and a member's menu, go with whoever signs out in another tab.
  if (key === userKey && newValue === null && hasLeft()) location.replace('/');
});
if (__HAS_SERVICE_WORKER__) keepPublicVisit();
