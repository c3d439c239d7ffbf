/** How calls reach our API. Who keeps the session may wrap it (to refresh an expired one and send again). */
export type Transport = typeof fetch;

const timeoutMilliseconds = 30_000;

/** Asks once, in the language of the page; gives up after thirty seconds. */
export const plainTransport: Transport = (input, init) => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('Timed out', 'TimeoutError')), timeoutMilliseconds);
  init?.signal?.addEventListener('abort', () => controller.abort(init.signal?.reason));
  const headers = new Headers(init?.headers);
  // The language of the page, which a link with ?lang= may have chosen for this visit only.
  headers.set('Accept-Language', document.documentElement.lang);
  return fetch(input, { ...init, headers, signal: controller.signal, credentials: 'same-origin' });
};

let transport = plainTransport;

export function wrapTransport(wrap: (plain: Transport) => Transport) {
  transport = wrap(plainTransport);
}

export const callApi: Transport = (input, init) => transport(input, init);
