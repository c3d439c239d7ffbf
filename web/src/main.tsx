import './ui/tokens.css';
import './ui/base.css';
import { answersId } from '@mboalink/shared/document-answers.ts';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { screenFor, signInPage } from './app/access.ts';
import { App, screenAt } from './app/app.tsx';
import { BrokenScreen } from './app/broken-screen.tsx';
import { ErrorBoundary } from './app/error-boundary.tsx';
import { recordOf } from './app/routes.ts';
import { loadScreen } from './app/screens.ts';
import { startLate } from './app/start-late.ts';
import { createI18n } from './i18n/create-i18n.ts';
import { reportUncaughtErrors } from './lib/errors/report-error.ts';
import { failedEvent, hydratedEvent } from './lib/hydrated-event.ts';
import { forgetOwnPhone, isSomebodysPhone } from './lib/own-phone.ts';
import { keepLanguageOfVisit, readerLanguage } from './lib/reader-language.ts';
import { reloadWhenGone } from './lib/reload-when-gone.ts';
import { startSession } from './lib/session/session.ts';
import { SessionProvider } from './lib/session/session-provider.tsx';
import { currentSession, whoIsHere } from './lib/session/session-store.ts';
import { userOfDocument } from './lib/session/stored-user.ts';
import { drawUnseen } from './lib/unseen-drawing.ts';
import { fetchWholeStyles } from './lib/whole-styles.ts';

async function start(root: HTMLElement) {
  reportUncaughtErrors();
  startSession();
  const language = readerLanguage();
  keepLanguageOfVisit();
  const name = screenAt(location.pathname);
  const guarded = signInPage(name) !== undefined;
  const answers = document.getElementById(answersId);
  const isDrawn = isDrawnForReader(root);
  const styles = fetchWholeStyles();
  // It is awaited further down, where it counts.
  styles.catch(() => {});
  const own = guarded && !answers && openOwnPhone();
  const i18n = await createI18n(language, guarded ? [] : recordOf(name).messages);
  // The screen's own code may fail to arrive; its outlet then says so and offers another try.
  const screen = Promise.all([
    loadScreen(screenFor(name, currentSession()), i18n).catch((thrown) => {
      // What the Worker drew can be read meanwhile.
      if (isDrawn) throw thrown;
    }),
    recordOf(name).names &&
      import('./catalogue/use-names.ts').then(
        (file) => file.loadNames(language),
        () => {},
      ),
  ]);
  // A guarded page starts by asking who is here, which needs no screen; where that is known already, the screen reads it.
  if (!guarded || isDrawn || answers || (await own)) await screen;
  const applyStyles = await styles;
  answers?.remove();
  const app = (
    <I18nextProvider i18n={i18n}>
      <ErrorBoundary around="site" fallback={(retry) => <BrokenScreen why="screenBroken" onRetry={retry} />}>
        <SessionProvider>
          <App />
        </SessionProvider>
      </ErrorBoundary>
    </I18nextProvider>
  );
  const prerendered = root.dataset.page === name && document.documentElement.lang === language;
  document.documentElement.lang = language;
  if (isDrawn) {
    await drawInPlaceOf(root, app, applyStyles);
  } else {
    applyStyles();
    if (prerendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  }
  late?.remove();
  setTimeout(() => startLate(i18n), 500);
}

/** Whether the Worker drew what stands here, and not for somebody who has left. The end of the document, which says for whom, may be cut off. */
function isDrawnForReader(root: HTMLElement): boolean {
  // What it drew of a member's page begins with a script, which hides it from whoever comes after them.
  if (!root.querySelector('main:not([hidden]) > script')) return false;
  const drawnFor = userOfDocument();
  return drawnFor === null || drawnFor._id === whoIsHere();
}

/**
 * Draws anew what the Worker drew, which can be read and touched until all of it that is seen first is there: also where the document
 * was cut off, and the client has to ask for that itself.
 */
async function drawInPlaceOf(root: HTMLElement, app: ReactNode, applyStyles: () => void) {
  const place = document.createElement('div');
  place.id = root.id;
  await drawUnseen(() => createRoot(place).render(app));
  applyStyles();
  root.replaceWith(place);
  const [wasMenu, menu] = [root, place].map((of) => of.querySelector('details'));
  if (wasMenu && menu) menu.open = wasMenu.open;
  dispatchEvent(new Event(hydratedEvent));
}

/** So long what a phone keeps is waited for. */
const openMilliseconds = 1000;

/** Whether this is the phone of whom this browser knew last: what they come for is there before the server has answered. */
async function openOwnPhone(): Promise<boolean> {
  const { user } = currentSession();
  if (!user || !isSomebodysPhone()) {
    // Storage that was erased in part remembers nobody: their document says who is here, once it is asked for again.
    void forgetOwnPhone();
    return false;
  }
  const opened = import('./lib/wallet/wallet.ts').then((file) => file.openWallet(user._id, user.email));
  await Promise.race([opened.catch(() => {}), new Promise((over) => setTimeout(over, openMilliseconds))]);
  return currentSession().status === 'signed-in';
}

/** What a page says by itself when its scripts did not start it in time. */
const late = document.getElementById('late');

const root = document.getElementById('root');
if (root) {
  start(root).catch(async (thrown) => {
    if (await reloadWhenGone(thrown)) return;
    if (late) late.className = '';
    dispatchEvent(new Event(failedEvent));
    throw thrown;
  });
}
