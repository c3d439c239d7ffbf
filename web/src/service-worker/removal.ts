import { forgetCopies } from './copies.ts';

declare const self: ServiceWorkerGlobalScope;

/** In place of the service worker, to be rid of it: takes over at once, drops every copy, and ends itself. No page is loaded anew. */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(forgetCopies().finally(() => self.registration.unregister()));
});
