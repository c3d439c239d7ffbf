import type { Language } from '@mboalink/shared/language.ts';
import { createTRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { render } from 'vitest-browser-react';
import { i18nOptions } from '../lib/i18n.ts';
import { PageProvider } from '../lib/page.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { QueryProvider } from '../lib/query-provider.tsx';
import { createQueries } from '../lib/trpc.ts';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/layout.css';

const files = import.meta.glob<object>('../locales/*/*.json', { eager: true, import: 'default' });

/** What calls answer in a test, by name; a function that throws `callError(code)` refuses. */
export type Answers = Record<string, (input: never) => unknown>;

/** A refusal as a call's error reaches the client. */
export function callError(error: string, details: object = {}): TRPCClientError<never> {
  return new TRPCClientError(error, {
    result: { error: { code: -32000, message: error, data: { error, ...details } } } as never,
  });
}

function answering(answers: Answers): TRPCLink<never> {
  return () =>
    ({ op }) =>
      observable((observer) => {
        const answer = answers[op.path];
        Promise.resolve()
          .then(() => {
            if (!answer) throw new Error(`the test answers no ${op.path}`);
            return answer(op.input as never);
          })
          .then(
            (data) => {
              observer.next({ result: { type: 'data', data } });
              observer.complete();
            },
            (error) => observer.error(error),
          );
      });
}

function wordsOf(language: Language) {
  const instance = createInstance();
  const resources = Object.entries(files).flatMap(([path, words]) => {
    const [, of, namespace = ''] = /locales\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
    return of === language ? [[namespace, words]] : [];
  });
  void instance.use(initReactI18next).init({
    ...i18nOptions(language),
    initAsync: false,
    resources: { [language]: Object.fromEntries(resources) },
  });
  return instance;
}

type Options = { language?: Language; answers?: Answers; isSignedIn?: boolean; path?: string };

/** Draws a part of a screen at an address, with calls that a table answers. */
export async function renderScreen(
  element: ReactNode,
  { language = 'en', answers = {}, isSignedIn = true, path = '/' }: Options = {},
) {
  document.documentElement.lang = language;
  const queries = createQueries(createTRPCClient({ links: [answering(answers)] }), createQueryClient());
  const page = { language, isSignedIn, origin: location.origin, savesData: false, queries };
  const Stub = createRoutesStub([{ path: '*', Component: () => <QueryProvider>{element}</QueryProvider> }]);
  const screen = await render(
    <PageProvider page={page}>
      <I18nextProvider i18n={wordsOf(language)}>
        <Stub initialEntries={[path]} />
      </I18nextProvider>
    </PageProvider>,
  );
  return { ...screen, queries };
}
