import { withoutSlash } from '@mboalink/shared/page-map.ts';
import { isServerHere } from '../lib/api/is-server-here.ts';
import { forgetSignedIn } from '../lib/session/forget-signed-in.ts';
import { logoutPath } from '../lib/session/logout-path.ts';

/**
 * Stands inside the page that is shown where there is no network: what was asked for opens by itself once our server answers. Phones
 * say that they have a network while nothing comes through, so it is asked after a while, too, and rarer each time.
 */
const mostMilliseconds = 60_000;
let waitMilliseconds = 3000;
let timer: ReturnType<typeof setTimeout>;

async function tryAgain() {
  clearTimeout(timer);
  if (!document.hidden && navigator.onLine) {
    if (await isServerHere()) return location.reload();
    waitMilliseconds = Math.min(2 * waitMilliseconds, mostMilliseconds);
  }
  clearTimeout(timer);
  timer = setTimeout(tryAgain, waitMilliseconds);
}

// Who leaves leaves nothing here, whatever the network does; the session ends when it is back. Whom another site led there does not leave.
if (withoutSlash(location.pathname) === logoutPath) {
  if (document.referrer.startsWith(`${location.origin}/`)) forgetSignedIn();
  else location.replace('/');
}

addEventListener('online', tryAgain);
document.addEventListener('visibilitychange', tryAgain);
timer = setTimeout(tryAgain, waitMilliseconds);
