import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Hono } from 'hono';

/** What the server hands to each route. */
export type Bindings = {
  Bindings: {
    /** Ends the request without an answer. */
    breakConnection: () => void;
  };
};

export type ServedApp = { url: string; stop(): Promise<void> };

/** Serves an app on this machine alone. */
export async function serveHono(app: Hono<Bindings>, { port = 0 }): Promise<ServedApp> {
  const server = createServer((request, response) => {
    answer(app, request, response).catch(() => response.destroy());
  });
  // A connection closed by us just as the Worker uses it again would look like a provider out of reach.
  server.keepAliveTimeout = 0;
  await new Promise<void>((ready, refused) => {
    server.once('error', refused);
    server.listen(port, '127.0.0.1', ready);
  });
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** What was sent as JSON; undefined where it is none. */
export async function readJson(request: Request): Promise<unknown> {
  return request.json().catch(() => undefined);
}

async function answer(app: Hono<Bindings>, incoming: IncomingMessage, response: ServerResponse) {
  const { method = 'GET', headers } = incoming;
  const pairs = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const body = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(await incoming.toArray());
  const request = new Request(`http://${headers.host ?? 'localhost'}${incoming.url}`, {
    method,
    headers: pairs,
    body,
  });
  const answered = await app.fetch(request, { breakConnection: () => response.destroy() });
  if (response.destroyed) return;
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(Buffer.from(await answered.arrayBuffer()));
}
