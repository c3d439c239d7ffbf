import type { i18n } from 'i18next';
import { countDataUsed } from '../lib/data-used.ts';
import { keepCopies } from '../lib/keep-copies.ts';
import { isSomebodysPhone } from '../lib/own-phone.ts';
import { onSignIn } from '../lib/session/sign-in.ts';
import { readStored } from '../lib/storage.ts';
import { datedKeys } from '../lib/stored-keys.ts';
import { offerInstall } from './install/offer-install.ts';

const ignore = () => {};

/** What is not needed until the page stands and the phone has nothing to do. */
export function startLate(i18n: i18n) {
  // What is fetched after signing in comes with a file of its own: who is here already does without.
  onSignIn((user) => {
    import('./prefetch-after-sign-in.ts').then((file) => file.prefetchAfterSignIn(user, i18n)).catch(ignore);
  });
  offerInstall(i18n);
  countDataUsed();
  if (isSomebodysPhone())
    import('../lib/wallet/this-phone.ts').then((file) => file.forgetOldChoice(), ignore);
  if (datedKeys.some((key) => readStored('local', key)))
    import('../accounts/form/draft.ts').then((file) => file.forgetOldDrafts(), ignore);
  if (import.meta.env.PROD && __HAS_SERVICE_WORKER__) keepCopies();
}
