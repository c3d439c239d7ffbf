import { forgetOpenPages, forgetOwnPhone } from './own-phone.ts';
import { eraseDatabase, writeStored } from './storage.ts';
import { draftKeys, personalKeys } from './stored-keys.ts';

type Purge = () => void;

const purges = new Set<Purge>();

/** Whoever keeps something about the signed-in person in memory registers how to drop it; answers how to unregister. */
export function onPurge(purge: Purge): () => void {
  purges.add(purge);
  return () => purges.delete(purge);
}

/** What is left in storage of somebody whom this browser does not remember any more. Whose phone it is was said by whoever signs in now. */
export function forgetLeftBehind() {
  for (const key of personalKeys) if (key !== 'this-phone') writeStored('local', key, null);
}

/** What this tab alone has of somebody: where another stands in their place, what all tabs share is theirs. */
export function purgeTab() {
  for (const purge of purges) purge();
  for (const key of draftKeys.session) writeStored('session', key, null);
}

/** Called when somebody signs out or another person signs in. Phones are shared: nothing is left for the next one. */
export function purgePersonalCaches() {
  purgeTab();
  // Those who wrote it may not be loaded on this page.
  forgetLeftBehind();
  writeStored('local', 'this-phone', null);
  for (const key of draftKeys.local) writeStored('local', key, null);
  eraseDatabase('wallet');
  void forgetOwnPhone();
  void forgetOpenPages();
}
