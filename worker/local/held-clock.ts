type Worker = {
  fetch: (request: Request, bindings: object, execution: unknown) => Response | Promise<Response>;
};

/** Names an instant and its signature: `2026-12-24T12:00:00.000Z 3f…`. */
export const clockHeader = 'x-test-clock';

/** Names a host, signed likewise, by which the request comes in: copies of pages are kept apart by it. */
export const hostHeader = 'x-test-host';

/**
 * The Worker as tests serve it: a request whose header is signed comes in at the instant, or by the host, that it names. A Worker
 * reads its clock once, before it first waits for anything; only until then is the platform's clock another. Runs in
 * workerd, beside the bundle that is deployed and knows nothing of it.
 */
export function holdClock(worker: Worker, secret: string): Worker {
  return {
    ...worker,
    async fetch(request, bindings, execution) {
      const [instant, host] = await Promise.all(
        [clockHeader, hostHeader].map((name) => readSigned(request.headers.get(name), secret)),
      );
      const asked = host ? new Request(Object.assign(new URL(request.url), { host }), request) : request;
      const answer = () => worker.fetch(asked, bindings, execution);
      return instant ? at(Date.parse(instant), answer) : answer();
    },
  };
}

async function readSigned(header: string | null, secret: string): Promise<string | undefined> {
  if (header === null) return undefined;
  const [text = '', signature = ''] = header.split(' ');
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['verify']);
  const bytes = new Uint8Array(signature.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? []);
  if (!(await crypto.subtle.verify('HMAC', key, bytes, encoder.encode(text)))) {
    throw new Error(`'${text}' is not signed`);
  }
  return text;
}

function at<Result>(instant: number, work: () => Result): Result {
  const RealDate = globalThis.Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [instant] : args, newTarget),
    get: (target, name) => (name === 'now' ? () => instant : Reflect.get(target, name)),
  });
  try {
    return work();
  } finally {
    globalThis.Date = RealDate;
  }
}
