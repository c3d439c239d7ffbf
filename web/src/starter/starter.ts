import { languageKey } from '@mboalink/shared/language.ts';
import { fetchFiles } from '../lib/api/fetch-files.ts';
import { failedEvent } from '../lib/hydrated-event.ts';
import { keepPublicVisit } from '../lib/keep-visit.ts';
import { userKey } from '../lib/session/user-key.ts';
import { hasStored, readStored } from '../lib/storage.ts';
import { stylesheetId } from '../lib/whole-styles.ts';
import { keepEarlyInput, takeLinkState } from './early-input.ts';

/**
 * The one script inside a public page: it starts the client when somebody touches the page, but for its links. Where neither the
 * network is slow nor data saved, it does so by itself when the page has come and the phone has nothing to do, if this browser keeps
 * anything of ours or the address asks for more; on a first visit it fetches the files then, and starts them after a while without a
 * touch. What is typed and pressed until the client has taken over is kept, and done then. Where the client does not arrive the next
 * touch tries again.
 */
const { entry = '', preload = '', alone } = document.currentScript?.dataset ?? {};
const files = [
  entry,
  document.querySelector<HTMLLinkElement>(`#${stylesheetId}`)?.href ?? '',
  ...preload.split(' '),
];
const late = document.getElementById('late');
const touches = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
let isStarted = false;
let hasFailed = false;

async function start() {
  if (isStarted) return;
  isStarted = true;
  // Shown by its style if the client has not started some time after this.
  late?.removeAttribute('hidden');
  try {
    // Browsers keep in mind which module did not arrive, and ask for it no more: only what is here is imported.
    await fetchFiles(files);
    await import(entry);
  } catch {
    isStarted = false;
    late?.removeAttribute('class');
    stopWaiting();
  }
}

/** Whether the page says other things to this reader than it was drawn with; marks it with who and what brought it. */
function isDrawnForOthers(): boolean {
  const { dataset, lang } = document.documentElement;
  const language = readStored('local', languageKey) ?? lang;
  const isKnown = readStored('local', userKey) !== null;
  const isBegun = readStored('local', 'registration-draft') !== null && location.pathname === '/register';
  // The front page keeps room for their first screen, and that of a sign-in for why somebody is there.
  if (isKnown) dataset.member = '';
  dataset.search = location.search;
  return isKnown || isBegun || language !== lang || history.state !== null;
}

const { saveData, effectiveType = '' } =
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};

/** A link works by itself, and what it leads to needs the line; where data are saved, a page that is only read does without, too. */
function touch({ target }: Event) {
  const control = (target as Element).closest?.('a, button, input, select, textarea');
  if (control ? control.localName !== 'a' : !saveData) start();
}

/** What is kept here, and what the address says, may have to be shown. */
const isExpected = () => location.search + location.hash !== '' || hasStored();

/** To start at once would hold up whoever touches the page as it comes. */
const calmMilliseconds = 10_000;

function startLater() {
  fetchFiles(files).catch(() => {});
  setTimeout(start, calmMilliseconds);
}

/** A phone that is never done with something else is not waited for longer than this. */
const mostBusyMilliseconds = 3000;

const whenIdle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act));

// What has run does not run again: only another document starts it.
const stopWaiting = keepEarlyInput(() => (hasFailed ? location.reload() : start()));
for (const name of touches) addEventListener(name, touch, { capture: true, passive: true });
addEventListener(failedEvent, () => {
  hasFailed = true;
  stopWaiting();
});
takeLinkState();
if (__HAS_SERVICE_WORKER__) keepPublicVisit();
if (isDrawnForOthers() || alone !== undefined) start();
else if (!saveData && !/[23]g/.test(effectiveType))
  addEventListener('load', () =>
    whenIdle(isExpected() ? start : startLater, { timeout: mostBusyMilliseconds }),
  );
