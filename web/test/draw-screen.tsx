import type { Language } from '@mboalink/shared/language.ts';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'wouter';
import { recordOf, routes } from '../src/app/routes.ts';
import { componentOf } from '../src/app/screens.ts';
import { createI18n } from '../src/i18n/create-i18n.ts';
import { HeadCollector } from '../src/lib/head.tsx';
import type { HeadOf } from '../src/lib/head-tags.ts';
import type { ScreenName } from '../src/lib/paths.ts';
import { type Session, SessionContext } from '../src/lib/session/session-context.ts';

type Options = { language: Language; session: Session };

/** A screen as it is drawn first, with the messages that its record declares and no others; `missing` names keys. */
export async function drawScreen(name: ScreenName, { language, session }: Options) {
  const { messages } = recordOf(name);
  const missing: string[] = [];
  const i18n = await createI18n(language, messages, (namespace, key) => missing.push(`${namespace}:${key}`));
  const heads: HeadOf[] = [];
  const Screen = await componentOf(name);
  const html = renderToString(
    <HeadCollector value={(head) => heads.push(head)}>
      <I18nextProvider i18n={i18n}>
        <Router ssrPath={name === 'not-found' ? '/404' : routes[name].path}>
          <SessionContext value={session}>
            <Screen />
          </SessionContext>
        </Router>
      </I18nextProvider>
    </HeadCollector>,
  );
  return { html, missing, title: heads.at(-1)?.title };
}
