import { writeStored } from '../../lib/storage.ts';
import type { PersonalKey } from '../../lib/stored-keys.ts';

/** Under which the searches on this device are kept. */
export const searchesKey: PersonalKey = 'recent-searches';

/** By itself: settings need no more of them. */
export function forgetSearches() {
  writeStored('local', searchesKey, null);
}
