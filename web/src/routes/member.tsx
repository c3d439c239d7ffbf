import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, Outlet, redirect } from 'react-router';

import { RouteError } from '../components/route-error.tsx';
import { Shell } from '../components/shell/shell.tsx';
import styles from '../features/accounts/checking.module.css';
import type { Handle } from '../lib/handle.ts';
import { keep, readKept } from '../lib/kept.ts';
import { signInPath } from '../lib/next.ts';
import { browserQueries } from '../lib/queries.browser.ts';
import { queriesOf } from '../lib/queries.server.ts';
import { QueryProvider } from '../lib/query-provider.tsx';
import { codeOf } from '../lib/refusal.ts';
import { followOtherTabs } from '../lib/session.ts';
import { isRenewing, watchRenewal } from '../lib/transport.ts';
import { type Queries, trpc } from '../lib/trpc.ts';

export const handle = { words: ['errors'], start: 'paint', frame: 'account' } satisfies Handle;

/** Reads who is here for every screen of a member; whoever is not signed in is led to the sign-in page. */
export const loader = ({ context, url }: LoaderFunctionArgs) => requireMember(queriesOf({ context }), url);

export const clientLoader = ({ url }: ClientLoaderFunctionArgs) => requireMember(browserQueries(), url);

async function requireMember({ utils }: Queries, url: URL): Promise<null> {
  await utils.accounts.me.ensureData().catch((thrown: unknown) => {
    if (codeOf(thrown) === 'unauthenticated') throw redirect(signInPath(url));
  });
  return null;
}

export default function Member() {
  useEffect(() => followOtherTabs(), []);
  return (
    <QueryProvider>
      <Shell>
        <Checking />
        <Outlet />
        <Consent />
        <Arrival />
      </Shell>
    </QueryProvider>
  );
}

const statsAfterMilliseconds = 500;

/** After signing in the figures of the directory are fetched in the background, for the page that comes next. */
function Arrival() {
  const { directory } = trpc.useUtils();
  useEffect(() => {
    if (!readKept('session', 'arrived')) return;
    keep('session', 'arrived', undefined);
    setTimeout(() => void directory.stats.prefetch(), statsAfterMilliseconds);
  }, [directory]);
  return null;
}

const ConsentDialog = lazy(() =>
  import('../features/accounts/consent-dialog.tsx').then((file) => ({ default: file.ConsentDialog })),
);

/** Whoever never agreed to the terms, as another client did not ask, is asked by the first screen. */
function Consent() {
  const { data } = trpc.accounts.me.useQuery();
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  if (!isDrawn || !data || data.user.termsAgreed) return null;
  return (
    <Suspense fallback={null}>
      <ConsentDialog />
    </Suspense>
  );
}

/** Said while a session is renewed; the region is there before it speaks. */
function Checking() {
  const { t } = useTranslation();
  const isChecking = useSyncExternalStore(watchRenewal, isRenewing, () => false);
  return (
    <div role="status" className={styles.region}>
      {isChecking && <p className={styles.checking}>{t('checking')}</p>}
    </div>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <QueryProvider>
      <Shell>
        <RouteError error={error} />
      </Shell>
    </QueryProvider>
  );
}
