import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, useLocation, useSearch } from 'wouter';
import type { NavigationState } from '../lib/navigation-state.ts';
import { type PageName, pathTo } from '../lib/paths.ts';
import { useSession } from '../lib/session/session-context.ts';
import { signInPage } from './access.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';

/** Shows a page to who is signed in; others are sent to sign in or register, and come back afterwards. */
export function Guard({ page, children }: { page: PageName; children: ReactNode }) {
  const { t } = useTranslation();
  const session = useSession();
  const [pathname] = useLocation();
  const search = useSearch();
  if (session.status === 'signed-in') return children;
  if (session.status === 'checking') return <ScreenSkeleton messages={t('checking')} />;
  const target = signInPage(page);
  const arrival: NavigationState = {
    message: target === 'register' ? 'accessContacts' : 'accessPage',
    redirectAfter: search ? `${pathname}?${search}` : pathname,
  };
  return <Redirect to={pathTo(target)} state={arrival} replace />;
}
