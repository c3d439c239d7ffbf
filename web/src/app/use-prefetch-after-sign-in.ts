import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../i18n/create-i18n.ts';
import { savesData } from '../lib/saves-data.ts';
import { onSignIn } from '../lib/session/sign-in.ts';
import { loadScreen } from './screens.ts';

const pauseMilliseconds = 500;

/** Who has just signed in searches next: that screen and its data are fetched once this page is calm. */
export function usePrefetchAfterSignIn() {
  const { i18n } = useTranslation();
  useEffect(() => {
    const prefetch = async (userId: string) => {
      const data = import('../directory/prefetch-search.ts');
      await loadScreen('find-contact', i18n);
      await (await data).prefetchSearch({ userId, language: languageOf(i18n) });
    };
    return onSignIn(({ _id }) => {
      // What does not arrive is fetched when it is needed.
      if (!savesData()) setTimeout(() => void prefetch(_id).catch(() => {}), pauseMilliseconds);
    });
  }, [i18n]);
}
