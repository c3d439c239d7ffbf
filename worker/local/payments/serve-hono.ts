import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Hono } from 'hono';
import type { Bindings } from './provider-traits.ts';

const mostBytes = 1024 * 1024;

export type ServedApp = { url: string; stop(): Promise<void> };

/** Serves an app on this machine alone. */
export async function serveHono(app: Hono<Bindings>, { port = 0, host = '127.0.0.1' }): Promise<ServedApp> {
  const server = createServer((request, response) => {
    answer(app, request, response).catch(() => response.destroy());
  });
  // A connection closed by us just as the Worker uses it again would look like a provider out of reach.
  server.keepAliveTimeout = 0;
  await listen(server, port, host);
  const address = server.address();
  return {
    url: `http://${host}:${typeof address === 'object' && address ? address.port : port}`,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function listen(server: Server, port: number, host: string) {
  return new Promise<void>((ready, refused) => {
    server.once('error', refused);
    server.listen(port, host, ready);
  });
}

async function answer(app: Hono<Bindings>, incoming: IncomingMessage, response: ServerResponse) {
  const request = await toRequest(incoming);
  const answered = await app.fetch(request, { breakConnection: () => response.destroy() });
  if (response.destroyed) return;
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(Buffer.from(await answered.arrayBuffer()));
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', headers } = incoming;
  const url = new URL(incoming.url ?? '/', `http://${headers.host ?? 'localhost'}`);
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] satisfies [string, string]],
  );
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(url, { method, headers: pairs, ...(hasBody && { body: await readBody(incoming) }) });
}

async function readBody(incoming: IncomingMessage) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size > mostBytes) throw new Error('The request is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
