type Worker = {
  fetch: (request: Request, bindings: object, execution: unknown) => Response | Promise<Response>;
};

/** Names an instant and its signature: `2026-12-24T12:00:00.000Z 3f…`. */
export const clockHeader = 'x-test-clock';

/**
 * The Worker as tests serve it: a request whose header is signed comes in at the instant that it names. A Worker
 * reads its clock once, before it first waits for anything; only until then is the platform's clock another. Runs in
 * workerd, beside the bundle that is deployed and knows nothing of it.
 */
export function holdClock(worker: Worker, secret: string): Worker {
  return {
    ...worker,
    async fetch(request, bindings, execution) {
      const answer = () => worker.fetch(request, bindings, execution);
      const header = request.headers.get(clockHeader);
      return header ? at(await readInstant(header, secret), answer) : answer();
    },
  };
}

async function readInstant(header: string, secret: string): Promise<number> {
  const [instant = '', signature = ''] = header.split(' ');
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['verify']);
  const bytes = new Uint8Array(signature.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? []);
  if (!(await crypto.subtle.verify('HMAC', key, bytes, encoder.encode(instant)))) {
    throw new Error(`${clockHeader} is not signed`);
  }
  return Date.parse(instant);
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
