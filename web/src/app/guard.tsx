import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, useLocation, useSearch } from 'wouter';
import { signInPage } from './access.ts';
import type { Arrival } from './arrival.ts';
import { type PageName, pathTo } from './paths.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { useSession } from './session-context.ts';

/** Shows a page to who is signed in; others are sent to sign in or register, and come back afterwards. */
export function Guard({ page, children }: { page: PageName; children: ReactNode }) {
  const { t } = useTranslation();
  const session = useSession();
  const [pathname] = useLocation();
  const search = useSearch();
  if (session.status === 'signed-in') return children;
  if (session.status === 'checking') return <ScreenSkeleton words={t('checking')} />;
  const target = signInPage(page);
  const arrival: Arrival = {
    message: target === 'register' ? 'accessContacts' : 'accessPage',
    redirectAfter: search ? `${pathname}?${search}` : pathname,
  };
  return <Redirect to={pathTo(target)} state={arrival} replace />;
}
