import { keepHeader } from '@mboalink/shared/own-phone.ts';
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { type PrecacheEntry, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { openNotice, showNotice } from './notifications.ts';
import { ShowDocument } from './show-document.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

/**
 * Keeps hashed files and documents as visits fetch them, and the page that says that there is no network; calls pass it by. A new
 * version takes over when no page of this site is open any more, as browsers do by themselves.
 */
clientsClaim();
// The browser itself asks: only so does the server see whether another site led here.
enableNavigationPreload();
precache(self.__WB_MANIFEST);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheWillUpdate: async ({ response }) =>
          response.headers.get(keepHeader) === 'file' ? response : null,
      },
      new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * 86_400, purgeOnQuotaError: true }),
    ],
  }),
);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !/^\/(api|api-docs)\/|\.\w+$/.test(url.pathname),
  new ShowDocument(),
);

self.addEventListener('push', (event) => showNotice(self, event));
self.addEventListener('notificationclick', (event) => openNotice(self, event));
