import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, useLocation, useSearch } from 'wouter';
import type { NavigationState, RedirectMessage } from '../lib/navigation-state.ts';
import type { ScreenName } from '../lib/paths.ts';
import { pathTo } from '../lib/paths.ts';
import { useSession } from '../lib/session/session-context.ts';
import { useAwaited } from '../lib/unseen-drawing.ts';
import { signInPage } from './access.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';

const reasons: Partial<Record<ScreenName, RedirectMessage>> = {
  'find-contact': 'accessContacts',
  'my-contacts': 'ownContacts',
};

/** Shows a page to who may open it; visitors of a guarded one are sent to sign in or register, and come back. */
export function Guard({ name, children }: { name: ScreenName; children: ReactNode }) {
  const { t } = useTranslation();
  const session = useSession();
  const [pathname] = useLocation();
  const search = useSearch();
  const signInAt = signInPage(name);
  useAwaited(signInAt !== undefined && session.status === 'checking');
  if (!signInAt || session.status === 'signed-in') return children;
  if (session.status === 'checking') return <ScreenSkeleton message={t('checking')} />;
  // Who was signed out has an account, and is told why they are asked again.
  const { ended } = session;
  const state: NavigationState = {
    message: ended ? 'signedOut' : (reasons[name] ?? 'accessPage'),
    redirectAfter: search ? `${pathname}?${search}` : pathname,
    onlyFor: ended,
  };
  return <Redirect to={pathTo(ended ? 'login' : signInAt)} state={state} replace />;
}
