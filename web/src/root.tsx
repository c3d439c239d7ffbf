import './styles/tokens.css';
import './styles/base.css';
import './styles/layout.css';
import { requestContext } from '@mboalink/shared/request-context.ts';
import { type ReactNode, useEffect } from 'react';
import { Links, type LoaderFunctionArgs, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';
import { RouteError } from './components/route-error.tsx';
import { handleOf } from './lib/handle.ts';
import { wordsFile } from './lib/i18n.ts';
import { usePage } from './lib/page.tsx';
import { queriesOf } from './lib/queries.server.ts';
import { starter } from './lib/starter.ts';

/** Whose document it is, for its menus; asked once. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (context.get(requestContext).isSignedIn) await queriesOf({ context }).utils.accounts.me.prefetch();
  return null;
}

export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { language, nonce, state, ...page } = usePage();
  const { words, start } = handleOf(useMatches());
  return (
    <html
      lang={language}
      data-words={words.join(' ')}
      data-page={JSON.stringify([page.isSignedIn, page.origin, page.savesData, page.member])}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0B3D2B" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/icon-touch.png" />
        <link rel="manifest" href={`/manifest-${language}.webmanifest`} />
        <Links nonce="" />
      </head>
      <body>
        {children}
        {start !== 'never' && (
          <>
            <ScrollRestoration nonce={nonce} />
            <script
              id="state"
              type="application/json"
              suppressHydrationWarning
              dangerouslySetInnerHTML={{ __html: state ?? '' }}
            />
            <template id="scripts">
              {import.meta.env.SSR && (
                <>
                  {words.map((name) => (
                    <link
                      key={name}
                      rel="preload"
                      as="fetch"
                      crossOrigin="anonymous"
                      href={wordsFile(language, name)}
                    />
                  ))}
                  <Scripts nonce={nonce} />
                </>
              )}
            </template>
            <script
              nonce={nonce}
              suppressHydrationWarning
              dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? starter(start) : '' }}
            />
          </>
        )}
      </body>
    </html>
  );
}

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be augmented.
  interface Window {
    /** Of the starter: presses the button that was pressed before React answered. */
    started?: () => void;
  }
}

export default function Root() {
  const { isSignedIn } = usePage();
  useEffect(() => window.started?.(), []);
  useEffect(() => {
    // Not before React has taken over what the server drew: what was kept may say something else.
    if (isSignedIn) void import('./lib/persist.ts').then(({ keepForOffline }) => keepForOffline());
  }, [isSignedIn]);
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  useEffect(() => window.started?.(), []);
  return (
    <main>
      <RouteError error={error} />
    </main>
  );
}
