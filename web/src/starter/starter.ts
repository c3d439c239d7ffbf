import { languageKey } from '@mboalink/shared/language.ts';
import { userKey } from '../lib/session/user-key.ts';
import { readStored } from '../lib/storage.ts';
import { keepEarlyInput } from './early-input.ts';

/**
 * The one script inside a public page: it fetches the client when somebody touches the page, or when the page has come and
 * the phone has nothing to do, where neither the network is slow nor data saved. What is typed and pressed until the client
 * has taken over is kept, and done then.
 */
const { entry = '', preload = '' } = document.currentScript?.dataset ?? {};
const late = document.getElementById('late');
const touches = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
let isStarted = false;

function start() {
  if (isStarted) return;
  isStarted = true;
  // Shown by its style if the client has not started some time after this.
  late?.removeAttribute('hidden');
  const links = preload.split(' ').map((href) => `<link rel=modulepreload href=${href}>`);
  document.head.insertAdjacentHTML('beforeend', links.join(''));
  import(entry).catch(() => late?.removeAttribute('class'));
}

/** Whether the page says other things to this reader than it was drawn with. */
function isDrawnForOthers(): boolean {
  const language = readStored('local', languageKey) ?? document.documentElement.lang;
  const isKnown = readStored('local', userKey) !== null;
  return isKnown || language !== document.documentElement.lang || history.state !== null;
}

function isSlow(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? '');
}

keepEarlyInput(start);
for (const touch of touches) addEventListener(touch, start, { capture: true, passive: true, once: true });
if (isDrawnForOthers()) start();
else if (!isSlow()) addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(start));
