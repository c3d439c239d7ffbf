import type { AppRouter } from '@mboalink/worker/router.ts';
import { httpLink } from '@trpc/client';

const timeoutMilliseconds = 30_000;

/** The one way to the server: one call a request, in the language of the page, given up after 30 s. */
export const transport = httpLink<AppRouter>({ url: '/api/trpc', fetch: send });

function send(address: RequestInfo | URL | string, options?: RequestInit): Promise<Response> {
  const url = new URL(String(address), location.origin);
  url.searchParams.set('lang', document.documentElement.lang);
  const limit = new AbortController();
  setTimeout(() => limit.abort(), timeoutMilliseconds);
  options?.signal?.addEventListener('abort', () => limit.abort());
  return fetch(url, { ...options, credentials: 'same-origin', signal: limit.signal });
}
