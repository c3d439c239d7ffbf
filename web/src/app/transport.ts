/** How calls reach our API. Who keeps the session may wrap it (to refresh an expired one and send again). */
export type Transport = typeof fetch;

const timeoutMilliseconds = 30_000;

const plainTransport: Transport = (input, init) => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('Timed out', 'TimeoutError')), timeoutMilliseconds);
  init?.signal?.addEventListener('abort', () => controller.abort(init.signal?.reason));
  return fetch(input, { ...init, signal: controller.signal, credentials: 'same-origin' });
};

let transport = plainTransport;

export function wrapTransport(wrap: (plain: Transport) => Transport) {
  transport = wrap(plainTransport);
}

export const callApi: Transport = (input, init) => transport(input, init);
