import { copyHeader, offlinePath } from '@mboalink/shared/kept-copies.ts';
import { forgetSignedIn } from '../lib/session/forget-signed-in.ts';
import { logoutPath } from '../lib/session/logout-path.ts';

/**
 * Stands inside the page that is shown where there is no network: what was asked for opens by itself once our server answers. Phones
 * say that they have a network while nothing comes through, so it is asked after a while, too, and rarer each time.
 */
const mostMilliseconds = 60_000;
let waitMilliseconds = 3000;
let timer: ReturnType<typeof setTimeout>;

/** By its header: a captive portal answers everything. */
async function isBack(): Promise<boolean> {
  try {
    const { headers } = await fetch(offlinePath, { method: 'HEAD', cache: 'no-store', credentials: 'omit' });
    return headers.has(copyHeader);
  } catch {
    return false;
  }
}

/** What another site leads to signs nobody out. */
const isFromHere = () => document.referrer.startsWith(`${location.origin}/`);

async function tryAgain() {
  clearTimeout(timer);
  if (!document.hidden && navigator.onLine && (await isBack())) return location.reload();
  waitLonger();
}

function waitLonger() {
  clearTimeout(timer);
  timer = setTimeout(tryAgain, waitMilliseconds);
  waitMilliseconds = Math.min(2 * waitMilliseconds, mostMilliseconds);
}

// Who leaves leaves nothing here, whatever the network does; the session ends when it is back.
if (location.pathname === logoutPath && isFromHere()) forgetSignedIn();

addEventListener('online', tryAgain);
document.addEventListener('visibilitychange', tryAgain);
waitLonger();
