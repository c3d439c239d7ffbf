import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import type { i18n } from 'i18next';
import { prefetchSearch } from '../directory/prefetch-search.ts';
import { languageOf } from '../i18n/create-i18n.ts';
import { savesData } from '../lib/saves-data.ts';
import { loadScreen } from './screens.ts';

const pauseMilliseconds = 500;

/** Who has just signed in searches next: that screen and its data are fetched once this page is calm. */
export function prefetchAfterSignIn({ _id, dailyMatchesLimit, city }: CurrentUser, i18n: i18n) {
  if (savesData()) return;
  setTimeout(() => {
    const reader = { userId: _id, language: languageOf(i18n) };
    const parts = [
      loadScreen('find-contact', i18n),
      // A buyer's list shows numbers, which count: not on cards that nobody may look at.
      prefetchSearch(reader, { contacts: dailyMatchesLimit !== null, near: city }),
    ];
    // What does not arrive is fetched when it is needed.
    Promise.all(parts).catch(() => {});
  }, pauseMilliseconds);
}
