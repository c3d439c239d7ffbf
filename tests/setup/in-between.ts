import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands in the way answers by itself; false where it lets a request through. */
type Interference = (asked: IncomingMessage, answer: ServerResponse) => boolean | Promise<boolean>;

/** Something between a browser and the application: a portal, a slow network, another version. */
export async function standInBetween(url: string) {
  const state: { interfere: Interference } = { interfere: () => false };
  const server = createServer(async (asked, answer) => {
    if (await state.interfere(asked, answer)) return;
    const headers = { ...asked.headers, host: new URL(url).host };
    const sent = request(new URL(asked.url ?? '/', url), { method: asked.method, headers });
    sent.on('response', (received) => {
      answer.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(answer);
    });
    sent.on('error', () => answer.destroy());
    asked.pipe(sent);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    url: `http://localhost:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  });
}
