import type { Language } from '@mboalink/shared/language.ts';
import { site } from '@mboalink/shared/site.ts';
import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'wouter';
import { App } from './app/app.tsx';
import { recordOf, routes } from './app/routes.ts';
import { loadScreen } from './app/screens.ts';
import { OfflinePage } from './app/shell/offline-page.tsx';
import { createI18n, languageOf } from './i18n/create-i18n.ts';
import { withoutClient } from './i18n/without-client.ts';
import { HeadCollector } from './lib/head.tsx';
import { type HeadOf, plainHead } from './lib/head-tags.ts';
import { pageNames, type ScreenName, tradesPath } from './lib/paths.ts';
import { SessionProvider } from './lib/session/session-provider.tsx';

export { site } from '@mboalink/shared/site.ts';
export { painted } from './app/painted/painted.ts';
export { pathTo } from './lib/paths.ts';

export type Rendered = {
  body: string;
  head: HeadOf;
  late: { text: string; reload: string };
  /** What a page says where no script runs, if it is of no use then; with the way that is left. */
  withoutScript: { text: string; href: string; way: string } | undefined;
};

/** What the build has to know of a page: its addresses, whether search engines may list it, what it preloads. */
export type BuiltPage = {
  name: ScreenName;
  addresses: readonly string[];
  listed: boolean;
  /** Whether it does without the client until somebody touches it. */
  isPublic: boolean;
  /** Whether it is of no use without the client, and asks for it itself. */
  startsAlone: boolean;
  messages: readonly string[];
  names: boolean;
};

const isPublic = (name: ScreenName) => recordOf(name).access === 'public';

function builtPage(name: ScreenName, addresses: readonly string[]): BuiltPage {
  const { listed, messages, names = false, startsAlone = false } = recordOf(name);
  return { name, addresses, listed, isPublic: isPublic(name), startsAlone, messages, names };
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
const needsScript = (name: ScreenName) => name === 'sign-in-link' || guarded.some((page) => page === name);

function withoutScript(name: ScreenName, i18n: i18n): Rendered['withoutScript'] {
  const { text, trades } = withoutClient[languageOf(i18n)].scripts;
  return needsScript(name) ? { text, href: tradesPath, way: trades } : undefined;
}

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
    late: {
      text: isPublic(name) ? withoutClient[language].noAnswer : `${i18n.t('screenFailed.title')}.`,
      reload: i18n.t('ui.reload'),
    },
    withoutScript: withoutScript(name, i18n),
  };
}

/** Draws what stands in place of a page that a device has no copy of, where there is no network. It does without the client. */
export async function renderOffline(language: Language): Promise<Pick<Rendered, 'body' | 'head'>> {
  const i18n = await createI18n(language, ['logout']);
  const body = renderToString(
    <I18nextProvider i18n={i18n}>
      <Router ssrPath="/404">
        <SessionProvider>
          <OfflinePage />
        </SessionProvider>
      </Router>
    </I18nextProvider>,
  );
  return { body, head: { ...plainHead(), title: `${withoutClient[language].offline.title} · ${site.name}` } };
}
