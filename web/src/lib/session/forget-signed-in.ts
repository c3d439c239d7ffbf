import { purgePersonalCaches } from '../personal-caches.ts';
import { writeStored } from '../storage.ts';
import { signOutKey, unheard } from './sign-out-mark.ts';
import { userKey } from './user-key.ts';

/** Signs out where only storage is at hand: nothing is left here, and the session ends with the next page of ours that runs. */
export function forgetSignedIn() {
  writeStored('local', signOutKey, unheard);
  for (const place of ['local', 'session'] as const) writeStored(place, userKey, null);
  purgePersonalCaches();
}
