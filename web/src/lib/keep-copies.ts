import { type KeepRequest, serviceWorkerPath } from '@mboalink/shared/kept-copies.ts';
import { entryFile } from './entry-file.ts';
import { savesData } from './saves-data.ts';

/** What a page fetches for itself comes first. */
const calmMilliseconds = 2000;

/** Has the service worker keep what this page fetched, once the page has come and is calm. Where there is none, nothing is kept. */
export function keepCopies() {
  if (!('serviceWorker' in navigator)) return;
  const start = () => setTimeout(() => void register().catch(() => {}), calmMilliseconds);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

async function register() {
  await navigator.serviceWorker.register(serviceWorkerPath, { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  const keep = () => active?.postMessage(whatToKeep());
  keep();
  // Another language that is chosen here is that of the next page.
  new MutationObserver(keep).observe(document.documentElement, { attributeFilter: ['lang'] });
  // The router says so by this name. A page that was come to by a link is opened by its address when the phone starts again.
  let { pathname } = location;
  addEventListener('pushState', () => {
    if (pathname === location.pathname) return;
    pathname = location.pathname;
    setTimeout(keep, calmMilliseconds);
  });
}

function whatToKeep(): KeepRequest {
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return {
    language: document.documentElement.lang,
    path: location.pathname,
    entry: new URL(entryFile() ?? '', location.origin).pathname,
    files: files
      .filter(
        ({ origin, pathname }) => origin === location.origin && /^\/assets\/.+\.(js|css)$/.test(pathname),
      )
      .map(({ pathname }) => pathname),
    savesData: savesData(),
  };
}
