import type { i18n } from 'i18next';
import { prefetchSearch } from '../directory/prefetch-search.ts';
import { languageOf } from '../i18n/create-i18n.ts';
import { savesData } from '../lib/saves-data.ts';
import { loadScreen } from './screens.ts';

const pauseMilliseconds = 500;

/** Who has just signed in searches next: that screen and its data are fetched once this page is calm. */
export function prefetchAfterSignIn(userId: string, i18n: i18n) {
  if (savesData()) return;
  setTimeout(() => {
    const parts = [loadScreen('find-contact', i18n), prefetchSearch({ userId, language: languageOf(i18n) })];
    // What does not arrive is fetched when it is needed.
    Promise.all(parts).catch(() => {});
  }, pauseMilliseconds);
}
