import type { Language } from '@mboalink/shared/language.ts';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'wouter';
import { App } from './app/app.tsx';
import { loadScreen, messagesOf, type ScreenName, usesApi } from './app/screens.ts';
import { createI18n } from './i18n/create-i18n.ts';
import { HeadCollector } from './lib/head.tsx';
import { type HeadOf, plainHead } from './lib/head-tags.ts';
import { isListed, type PageName, pageNames, routeOf } from './lib/paths.ts';
import { SessionProvider } from './lib/session/session-provider.tsx';

export { site } from './lib/site.ts';
export { messagesOf, usesApi };

export type Rendered = { body: string; head: HeadOf };

/** What the Worker has to know about a page: all its addresses, and whether search engines may list it. */
export type Listed = { name: PageName; addresses: string[]; public: boolean };

export const listedPages: Listed[] = pageNames.map((name) => {
  const { path, aliases } = routeOf(name);
  return { name, addresses: [path, ...aliases], public: isListed(name) };
});

/** Draws a page as a visitor sees it first; a page for signed-in people as it looks while that is checked. */
export async function renderPage(name: ScreenName, language: Language): Promise<Rendered> {
  const i18n = await createI18n(language, messagesOf(name));
  await loadScreen(name, i18n);
  let head: HeadOf = plainHead();
  const body = renderToString(
    <HeadCollector value={(said) => (head = said)}>
      <I18nextProvider i18n={i18n}>
        <Router ssrPath={name === 'not-found' ? '/404' : routeOf(name).path}>
          <SessionProvider>
            <App />
          </SessionProvider>
        </Router>
      </I18nextProvider>
    </HeadCollector>,
  );
  return { body, head };
}
