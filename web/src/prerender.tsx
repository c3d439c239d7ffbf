import type { Language } from '@mboalink/shared/language.ts';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'wouter';
import { App } from './app/app.tsx';
import { recordOf, routes } from './app/routes.ts';
import { loadScreen } from './app/screens.ts';
import { createI18n } from './i18n/create-i18n.ts';
import { withoutScript } from './i18n/without-script.ts';
import { HeadCollector } from './lib/head.tsx';
import { type HeadOf, plainHead } from './lib/head-tags.ts';
import { pageNames, type ScreenName } from './lib/paths.ts';
import { SessionProvider } from './lib/session/session-provider.tsx';

export { site } from './lib/site.ts';
export type Rendered = {
  body: string;
  head: HeadOf;
  late: { text: string; reload: string };
  /** What a page says where no script runs, if it is of no use then; with the name of the way that is left. */
  withoutScript: { text: string; trades: string } | undefined;
};

/** What the build has to know of a page: its addresses, whether search engines may list it, what it preloads. */
export type BuiltPage = {
  name: ScreenName;
  addresses: readonly string[];
  listed: boolean;
  /** Whether it does without the client until somebody touches it. */
  waits: boolean;
  messages: readonly string[];
};

function builtPage(name: ScreenName, addresses: readonly string[]): BuiltPage {
  const { access, listed, messages } = recordOf(name);
  return { name, addresses, listed, waits: access === 'public', messages };
}

export const builtPages: readonly BuiltPage[] = [
  ...pageNames().map((name) => builtPage(name, [routes[name].path, ...routes[name].aliases])),
  builtPage('not-found', []),
];

const guarded = pageNames().flatMap((page) => {
  const route = recordOf(page);
  return route.access === 'signed-in' ? [page, route.signInPage] : [];
});

/** Pages of members, and those on the way to them. */
const needsScript = (name: ScreenName) => guarded.some((page) => page === name);

/** Draws a page as a visitor sees it first; a page for signed-in people as it looks while that is checked. */
export async function renderPage(name: ScreenName, language: Language): Promise<Rendered> {
  const missing: string[] = [];
  const i18n = await createI18n(language, recordOf(name).messages, (namespace, key) =>
    missing.push(`${namespace}:${key}`),
  );
  await loadScreen(name, i18n);
  let head: HeadOf = plainHead();
  const body = renderToString(
    <HeadCollector value={(said) => (head = said)}>
      <I18nextProvider i18n={i18n}>
        <Router ssrPath={name === 'not-found' ? '/404' : routes[name].path}>
          <SessionProvider>
            <App />
          </SessionProvider>
        </Router>
      </I18nextProvider>
    </HeadCollector>,
  );
  if (missing.length > 0) throw new Error(`no message ${missing.join(', ')}`);
  return {
    body,
    head,
    late: { text: `${i18n.t('screenFailed.title')}.`, reload: i18n.t('ui.reload') },
    withoutScript: needsScript(name) ? withoutScript[language] : undefined,
  };
}
