import { createServer } from 'node:net';

const loopback = '127.0.0.1';

/** A TCP port of this machine's loopback address that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return tryPort(0);
}

/** Whether a server could listen on this loopback port now. */
export async function isPortFree(port: number, host = loopback): Promise<boolean> {
  return tryPort(port, host).then(
    () => true,
    () => false,
  );
}

function tryPort(port: number, host = loopback): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const bound = address !== null && typeof address === 'object' ? address.port : port;
      server.close(() => resolve(bound));
    });
  });
}
