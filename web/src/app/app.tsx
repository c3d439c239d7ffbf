import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { hydratedEvent } from '../lib/hydrated-event.ts';
import type { ScreenName } from '../lib/paths.ts';
import { pageAt } from '../lib/paths.ts';
import { useSession } from '../lib/session/session-context.ts';
import { isDrawnUnseen } from '../lib/unseen-drawing.ts';
import { screenFor } from './access.ts';
import { BrokenScreen } from './broken-screen.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Guard } from './guard.tsx';
import { ScreenOutlet } from './screen-outlet.tsx';
import { loadScreen } from './screens.ts';
import { BareShell } from './shell/bare-shell.tsx';
import { Shell } from './shell/shell.tsx';
import { useSignOutAddress } from './use-sign-out-address.ts';

/** The screen that an address shows. */
export function screenAt(pathname: string): ScreenName {
  return pageAt(pathname) ?? 'not-found';
}

export function App() {
  const [pathname] = useLocation();
  const name = screenAt(pathname);
  usePrefetch();
  useSignOutAddress(name);
  // What is drawn unseen takes over when it is seen.
  const [unseen] = useState(isDrawnUnseen);
  useEffect(() => void (unseen || dispatchEvent(new Event(hydratedEvent))), [unseen]);
  const screen = (
    <ErrorBoundary
      key={name}
      around="screen"
      fallback={(retry) => <BrokenScreen why="screenBroken" onRetry={retry} />}
    >
      <Guard name={name}>
        <ScreenOutlet name={name} />
      </Guard>
    </ErrorBoundary>
  );
  return (
    <ErrorBoundary around="shell" fallback={() => <BareShell>{screen}</BareShell>}>
      <Shell current={name}>{screen}</Shell>
    </ErrorBoundary>
  );
}

/**
 * A finger that comes down on a link already fetches what the link opens: on 3G that is half the wait. An address of ours
 * that no screen has is a page of the server's: the browser follows it by itself.
 */
function usePrefetch() {
  const { i18n } = useTranslation();
  const session = useSession();
  useEffect(() => {
    const prefetch = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.origin !== location.origin) return;
      const page = pageAt(link.pathname);
      if (page) loadScreen(screenFor(page, session), i18n).catch(() => {});
      else if (event.type === 'click') event.stopPropagation();
    };
    const events = ['pointerover', 'pointerdown', 'click'];
    for (const name of events) addEventListener(name, prefetch, { passive: true, capture: true });
    return () => {
      for (const name of events) removeEventListener(name, prefetch, { capture: true });
    };
  }, [i18n, session]);
}
