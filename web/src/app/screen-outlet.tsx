import { useEffect, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenName } from '../lib/paths.ts';
import { reloadOr } from '../lib/reload-when-gone.ts';
import { useTaskOfItsOwn } from '../lib/unseen-drawing.ts';
import { BrokenScreen } from './broken-screen.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { loadScreen, readyScreen } from './screens.ts';
import { useScrollToTop } from './use-scroll-to-top.ts';

const forms: readonly ScreenName[] = ['login', 'register'];

/** Draws a screen as soon as it is here; until then its skeleton, and a way on when the network failed. */
export function ScreenOutlet({ name }: { name: ScreenName }) {
  const { i18n } = useTranslation();
  const [failed, setFailed] = useState(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const Screen = readyScreen(name, i18n);
  const isDue = useTaskOfItsOwn();
  useScrollToTop();
  useEffect(() => {
    if (Screen || failed) return;
    loadScreen(name, i18n).then(
      redraw,
      reloadOr(() => setFailed(true)),
    );
  }, [Screen, failed, name, i18n]);
  useNetworkBack(failed, setFailed);
  if (Screen) return isDue && <Screen />;
  if (!failed) return <ScreenSkeleton form={forms.includes(name)} />;
  return <BrokenScreen why="screenFailed" onRetry={() => setFailed(false)} />;
}

/** Tries again once the network is back, or the reader where there is one. */
function useNetworkBack(failed: boolean, setFailed: (failed: boolean) => void) {
  useEffect(() => {
    if (!failed) return undefined;
    const again = () => {
      if (navigator.onLine && !document.hidden) setFailed(false);
    };
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [failed, setFailed]);
}
