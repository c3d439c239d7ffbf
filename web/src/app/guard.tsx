import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, useLocation, useSearch } from 'wouter';
import type { NavigationState } from '../lib/navigation-state.ts';
import type { ScreenName } from '../lib/paths.ts';
import { pathTo } from '../lib/paths.ts';
import { useSession } from '../lib/session/session-context.ts';
import { signInPage } from './access.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';

/** Shows a page to who may open it; visitors of a guarded one are sent to sign in or register, and come back. */
export function Guard({ name, children }: { name: ScreenName; children: ReactNode }) {
  const { t } = useTranslation();
  const session = useSession();
  const [pathname] = useLocation();
  const search = useSearch();
  const target = signInPage(name);
  if (!target || session.status === 'signed-in') return children;
  if (session.status === 'checking') return <ScreenSkeleton message={t('checking')} />;
  const state: NavigationState = {
    message: target === 'register' ? 'accessContacts' : 'accessPage',
    redirectAfter: search ? `${pathname}?${search}` : pathname,
  };
  return <Redirect to={pathTo(target)} state={state} replace />;
}
