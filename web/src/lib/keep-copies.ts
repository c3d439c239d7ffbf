import { keepVisit } from './keep-visit.ts';

/** What a page fetches for itself comes first. */
const calmMilliseconds = 2000;

/** Has the service worker keep what this page fetched, once the page has come and is calm. Where there is none, nothing is kept. */
export function keepCopies() {
  if (!('serviceWorker' in navigator)) return;
  const start = () => setTimeout(() => void keepEachPage().catch(() => {}), calmMilliseconds);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

async function keepEachPage() {
  const keep = await keepVisit();
  // Another language that is chosen here is that of the next page.
  new MutationObserver(keep).observe(document.documentElement, { attributeFilter: ['lang'] });
  let { pathname } = location;
  const keepNext = () => {
    if (pathname === location.pathname) return;
    pathname = location.pathname;
    setTimeout(keep, calmMilliseconds);
  };
  // The router says so by these names. A page that was come to from another is opened by its address when the phone starts again.
  for (const step of ['pushState', 'replaceState']) addEventListener(step, keepNext);
}
