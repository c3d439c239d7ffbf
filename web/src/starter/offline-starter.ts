import { withoutSlash } from '@mboalink/shared/page-map.ts';
import { isServerHere } from '../lib/api/is-server-here.ts';
import { isReferredByUs } from '../lib/is-referred-by-us.ts';
import { forgetSignedIn } from '../lib/session/forget-signed-in.ts';
import { leftId } from '../lib/session/left-id.ts';
import { logoutPath } from '../lib/session/logout-path.ts';
import { hasLeft } from '../lib/session/sign-out-mark.ts';

/**
 * Stands inside the page that is shown where there is no network: what was asked for opens by itself once our server answers. Phones
 * say that they have a network while nothing comes through, so it is asked after a while, too, and rarer each time.
 */
const mostMilliseconds = 60_000;
/** What the page says at first; what it asks in its place where somebody may want to sign out, and says once they have. */
const parts = document.querySelectorAll<HTMLElement>(`section, #${leftId}`);
const [offline, question, left] = parts as unknown as [HTMLElement, HTMLElement, HTMLElement];
let waitMilliseconds = 3000;
let timer: ReturnType<typeof setTimeout>;

async function tryAgain() {
  clearTimeout(timer);
  // While it asks, too, the server would take another load for a step of their own.
  if (offline.isConnected && !document.hidden && navigator.onLine) {
    if (await isServerHere()) return location.reload();
    waitMilliseconds = Math.min(2 * waitMilliseconds, mostMilliseconds);
  }
  clearTimeout(timer);
  timer = setTimeout(tryAgain, waitMilliseconds);
}

/** Nothing is left here, whatever the network does; the session ends when it is back. */
function leave() {
  forgetSignedIn();
  offline.querySelector('p')?.replaceWith(left);
  left.focus();
}

function ask() {
  offline.replaceWith(question);
  question.querySelector('button')?.addEventListener('click', () => {
    question.replaceWith(offline);
    leave();
  });
}

if (withoutSlash(location.pathname) === logoutPath) {
  if (isReferredByUs()) leave();
  // Nobody can tell here who typed the address from whom a site led there that does not say so.
  else if (!document.referrer && !hasLeft()) ask();
  else location.replace('/');
}

addEventListener('online', tryAgain);
document.addEventListener('visibilitychange', tryAgain);
timer = setTimeout(tryAgain, waitMilliseconds);
