import { once } from 'node:events';
import { createServer } from 'node:net';

/** A TCP port of this machine's loopback address that nobody listens on at this moment; rejects when the given one is taken. */
export async function freePort(port = 0): Promise<number> {
  const server = createServer().listen({ port, host: '127.0.0.1', exclusive: true });
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : port;
}

/** Whether a server could listen on this loopback port now. */
export const isPortFree = (port: number): Promise<boolean> =>
  freePort(port).then(
    () => true,
    () => false,
  );
