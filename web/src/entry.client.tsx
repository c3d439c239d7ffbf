import { toLanguage } from '@mboalink/shared/language.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { createBrowserI18n } from './lib/i18n.ts';
import { type Page, PageProvider } from './lib/page.tsx';
import type { reportError } from './lib/report-error.ts';
import type { Namespace } from './lib/words.ts';

function readPage(): Page {
  const { lang, dataset } = document.documentElement;
  const [isSignedIn, origin, savesData, member] = JSON.parse(dataset.page ?? '[]');
  return { language: toLanguage(lang) ?? 'en', isSignedIn, origin, savesData, member: member ?? undefined };
}

/** What tells the server of errors comes with the first one. */
function report(...error: Parameters<typeof reportError>) {
  import('./lib/report-error.ts').then(
    ({ reportError }) => reportError(...error),
    () => {},
  );
}

async function start() {
  // What no boundary catches: errors in handlers, timers and promises.
  addEventListener('error', ({ error }) => report(error, 'window'));
  addEventListener('unhandledrejection', ({ reason }) => report(reason, 'promise'));
  const page = readPage();
  const words = (document.documentElement.dataset.words ?? '').split(' ') as Namespace[];
  const i18n = await createBrowserI18n(page.language, words);
  startTransition(() => {
    hydrateRoot(
      document,
      <PageProvider page={page}>
        <I18nextProvider i18n={i18n}>
          <HydratedRouter />
        </I18nextProvider>
      </PageProvider>,
      { onCaughtError: (error) => report(error, 'screen') },
    );
  });
  whenLoaded(() => {
    // In a private window, or where storage is refused, the site goes on without.
    if (import.meta.env.PROD) void navigator.serviceWorker?.register('/service-worker.js').catch(() => {});
  });
}

function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work();
  else addEventListener('load', work, { once: true });
}

void start();
