import { languageKey } from '@mboalink/shared/language.ts';
import { fetchFiles } from '../lib/api/fetch-files.ts';
import { failedEvent } from '../lib/hydrated-event.ts';
import { userKey } from '../lib/session/user-key.ts';
import { readStored } from '../lib/storage.ts';
import { stylesheetId } from '../lib/whole-styles.ts';
import { keepEarlyInput, takeLinkState } from './early-input.ts';

/**
 * The one script inside a public page: it starts the client when somebody touches the page. Its files are fetched before, when the
 * page has come and the phone has nothing to do, where neither the network is slow nor data saved. What is typed and pressed until
 * the client has taken over is kept, and done then. Where the client does not arrive the next touch tries again.
 */
const { entry = '', preload = '' } = document.currentScript?.dataset ?? {};
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
  // The front page keeps room for their first screen, and that of a sign-in for why somebody is there.
  if (isKnown) dataset.member = '';
  dataset.search = location.search;
  return isKnown || language !== lang || history.state !== null;
}

function isSlow(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? '');
}

/** For a touch that may come. To run them now would hold up whoever touches the page meanwhile. */
const fetchAhead = () => fetchFiles(files).catch(() => {});

// What has run does not run again: only another document starts it.
const stopWaiting = keepEarlyInput(() => (hasFailed ? location.reload() : start()));
for (const touch of touches) addEventListener(touch, start, { capture: true, passive: true });
addEventListener(failedEvent, () => {
  hasFailed = true;
  stopWaiting();
});
takeLinkState();
if (isDrawnForOthers()) start();
else if (!isSlow()) addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(fetchAhead));
