import { type KeepRequest, serviceWorkerPath } from '@mboalink/shared/kept-copies.ts';
import { entryFile } from './entry-file.ts';
import { savesData } from './saves-data.ts';

/**
 * Has the service worker keep this page and what it has fetched; where there is none yet, it comes first. Answers how to ask for it
 * again. Rejects where the browser has none for us.
 */
export async function keepVisit(): Promise<() => void> {
  await navigator.serviceWorker.register(serviceWorkerPath, { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  const keep = () => active?.postMessage(whatToKeep(location));
  keep();
  return keep;
}

/** So long nothing else of the page is waited for. */
const calmMilliseconds = 500;

/** Keeps a page that stands there whole without the client, which may never come: a network that is here now may be gone soon. */
export function keepPublicVisit() {
  // Whoever saves data is asked for nothing ahead.
  if (!('serviceWorker' in navigator) || savesData()) return;
  addEventListener('load', () => setTimeout(() => keepVisit().catch(() => {}), calmMilliseconds));
}

/** Keeps pages that are asked for soon, whether or not there is a network then. Where there is no service worker nothing is kept. */
export async function keepPages(paths: readonly string[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  for (const pathname of paths)
    active?.postMessage({ ...whatToKeep({ pathname, search: '' }), isAhead: true } satisfies KeepRequest);
}

function whatToKeep({ pathname: path, search: query }: Pick<Location, 'pathname' | 'search'>): KeepRequest {
  return {
    language: document.documentElement.lang,
    path,
    query,
    entry: new URL(entryFile() ?? '', location.origin).pathname,
    files: performance.getEntriesByType('resource').flatMap(({ name }) => {
      const { origin, pathname } = new URL(name);
      return origin === location.origin && /^\/assets\/.+\.(js|css)$/.test(pathname) ? pathname : [];
    }),
    isAhead: false,
    savesData: savesData(),
  };
}
