import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'wouter';
import { queryClient } from '../../lib/api/query-client.ts';
import type { ScreenName } from '../../lib/paths.ts';
import { SessionContext } from '../../lib/session/session-context.ts';
import { routes } from '../routes.ts';
import { readyScreen } from '../screens.ts';

type Drawn = { name: Exclude<ScreenName, 'not-found'>; user: CurrentUser; query?: string };

/** A screen as somebody who is signed in sees it once what `answer` keeps has been answered; it was loaded before. */
export function drawScreen(i18n: i18n, { name, user, query = '' }: Drawn, answer: () => void): string {
  const Screen = readyScreen(name, i18n);
  if (!Screen) throw new Error(`${name} was not loaded`);
  answer();
  try {
    const html = renderToString(
      <I18nextProvider i18n={i18n}>
        <Router ssrPath={routes[name].path} ssrSearch={query}>
          <SessionContext value={{ status: 'signed-in', user }}>
            <Screen />
          </SessionContext>
        </Router>
      </I18nextProvider>,
      // The page around it has ids of its own.
      { identifierPrefix: 'drawn-' },
    );
    // Comments divide its texts for hydration, which this HTML never sees.
    return html.replaceAll('<!-- -->', '');
  } finally {
    queryClient.clear();
  }
}

const voidElements = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** The end tags of the elements that a piece of HTML leaves open. Throws where it ends another than it opened last. */
export function endOf(html: string): string {
  const open: string[] = [];
  for (const [tag, slash, name = ''] of html.matchAll(/<(\/?)([\w-]+)[^>]*>/g)) {
    if (!slash) {
      if (!voidElements.has(name)) open.push(name);
    } else if (open.pop() !== name) throw new Error(`${tag} ends nothing that is open`);
  }
  return open
    .reverse()
    .map((name) => `</${name}>`)
    .join('');
}
