import { copyNames, type KeepRequest } from '@mboalink/shared/kept-copies.ts';
import { registerQuotaErrorCallback } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { drop, forgetCopies, keptFiles, keptPages } from './copies.ts';
import { keepVisit } from './keep-visit.ts';
import { ShowPage } from './show-page.ts';
import { isPageAddress, leftOver, mayBeKept } from './what-is-kept.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Keeps copies of hashed files and of pages that are the same for everybody; calls pass it by. A new version takes over when no page
 * of this site is open any more, as browsers do by themselves: nothing is ever loaded anew under somebody.
 */
enableNavigationPreload();
registerQuotaErrorCallback(forgetCopies);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.+\.(js|css)$/.test(url.pathname),
  new CacheFirst({
    cacheName: copyNames.files,
    matchOptions: { ignoreVary: true },
    plugins: [{ cacheWillUpdate: async ({ response }) => (mayBeKept(response) ? response : null) }],
  }),
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPageAddress(url.pathname),
  new ShowPage(),
);

// The browser has asked ahead for every navigation.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  async ({ event, request }) => (await (event as FetchEvent).preloadResponse) ?? fetch(request),
);

// Where storage fails, the site goes on as without it.
setCatchHandler(({ request }) => fetch(request));

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), dropLeftOver().catch(() => {})]));
});

/** One after the other: what is kept by one is not fetched for the next. */
let last: Promise<unknown> = Promise.resolve();

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  last = last.then(() => keepVisit(event.data as KeepRequest)).catch(() => {});
  event.waitUntil(last);
});

/** No page of an older version is open now. */
async function dropLeftOver(): Promise<void> {
  const copies = await keptPages();
  await drop(copyNames.files, leftOver([...(await keptFiles())], { hashes: __HASHES__, copies }));
}
