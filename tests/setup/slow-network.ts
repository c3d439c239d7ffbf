import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { constants, createBrotliCompress } from 'node:zlib';

const packetBytes = 1460;
/** Slow 3G: 400 ms for each request, and 400 kbit/s. */
const roundTripMilliseconds = 400;
const packetMilliseconds = packetBytes / 50;

/** Serves an application packet by packet, each packed as far as it came, as a content network does on slow 3G. */
export async function serveSlowly(application: string) {
  const server = createServer(async (asked, answer) => {
    await sleep(roundTripMilliseconds);
    const received = await passOn(asked, application);
    const { 'content-length': _, 'transfer-encoding': __, ...headers } = received.headers;
    answer.writeHead(received.statusCode ?? 502, { ...headers, 'content-encoding': 'br' });
    const packing = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    received.on('data', (part: Buffer) => {
      packing.write(part);
      packing.flush();
    });
    received.on('end', () => packing.end());
    for await (const part of packing as AsyncIterable<Buffer>)
      for (let from = 0; from < part.byteLength; from += packetBytes) {
        await sleep(packetMilliseconds);
        answer.write(part.subarray(from, from + packetBytes));
      }
    answer.end();
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}

function passOn(asked: IncomingMessage, application: string): Promise<IncomingMessage> {
  const headers = { ...asked.headers, host: new URL(application).host, 'accept-encoding': 'identity' };
  return new Promise((answered, failed) => {
    request(new URL(asked.url ?? '/', application), { headers })
      .on('response', answered)
      .on('error', failed)
      .end();
  });
}
