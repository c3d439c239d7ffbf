import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { constants, createBrotliCompress } from 'node:zlib';

/** One line for all that is asked at once; some answers stall, and some calls are cut in the middle. */
export type BadNetwork = {
  bytesPerSecond: number;
  roundTripMilliseconds: number;
  /** Of a hundred answers so many wait for a second, at most for three. */
  stalledPercent: number;
  /** Which of the calls that only read are cut, by their number. */
  cuts: readonly number[];
};

/** What went over the line: bodies as they are sent, packed where they are text. */
export type Answered = { path: string; type: string; bytes: number; stalled: boolean; cut: boolean };

/** By this header a page is asked for without any script. */
export const bareHeader = 'x-without-scripts';

const packetBytes = 1460;

/** Stands between a browser and the application, as a content network behind a bad network does. What `network` says may change. */
export async function serveBadly(application: string, network: Readonly<BadNetwork>) {
  const sent: Answered[] = [];
  const line = lineOf(network);
  let underWay = 0;
  let lastEnd = 0;
  let answers = 0;
  let reads = 0;
  const answerTo = async (asked: IncomingMessage, answer: ServerResponse) => {
    const isRead = asked.method === 'GET' && asked.url?.startsWith('/api/') === true;
    answers += 1;
    if (isRead) reads += 1;
    const one = {
      path: (asked.url ?? '').split('?')[0] ?? '',
      stalled: isStalled(answers, network.stalledPercent),
      cut: isRead && network.cuts.includes(reads),
    };
    await sleep(network.roundTripMilliseconds + (one.stalled ? 1000 + ((answers * 617) % 2000) : 0));
    const received = await passOn(asked, application);
    const told: Answered = { ...one, type: received.headers['content-type'] ?? '', bytes: 0 };
    sent.push(told);
    const body = packed(received, answer, bareHeader in asked.headers);
    for await (const packet of inPackets(body)) {
      await line(packet.byteLength);
      told.bytes += packet.byteLength;
      if (one.cut || answer.destroyed) return answer.destroy();
      answer.write(packet);
    }
    answer.end();
  };
  const server = createServer(async (asked, answer) => {
    underWay += 1;
    await answerTo(asked, answer).catch(() => answer.destroy());
    underWay -= 1;
    lastEnd = performance.now();
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    /** What was sent since this was asked last. */
    take: () => sent.splice(0),
    /** Resolves when nothing was asked or sent for a while. */
    async untilCalm(milliseconds = 1500) {
      while (underWay > 0 || performance.now() - lastEnd < milliseconds) await sleep(50);
    },
    stop: () => server.close(),
  };
}

/** Spread evenly, and the same in each run. */
const isStalled = (number: number, percent: number) => (number * percent) % 100 < percent;

/** Resolves when so many bytes have gone over the line, after all that were given to it before. */
function lineOf(network: Readonly<BadNetwork>) {
  let free = 0;
  return (bytes: number) => {
    const now = performance.now();
    free = Math.max(free, now) + (bytes / network.bytesPerSecond) * 1000;
    return sleep(free - now);
  };
}

function passOn(asked: IncomingMessage, application: string): Promise<IncomingMessage> {
  const { host, origin } = new URL(application);
  const headers = { ...asked.headers, host, 'accept-encoding': 'identity' };
  return new Promise((answered, failed) => {
    const passed = request(new URL(asked.url ?? '/', application), {
      method: asked.method,
      headers: asked.headers.origin ? { ...headers, origin } : headers,
    });
    passed.on('response', answered);
    passed.on('error', failed);
    asked.pipe(passed);
  });
}

/** Sends the head on, and gives the body as it is to be sent. */
function packed(received: IncomingMessage, answer: ServerResponse, isBare: boolean): AsyncIterable<Buffer> {
  const { 'content-length': length, 'transfer-encoding': _, ...headers } = received.headers;
  const status = received.statusCode ?? 502;
  const isText = /text|json|javascript|svg|manifest/.test(headers['content-type'] ?? '');
  if (!isText || status === 304 || length === '0') {
    answer.writeHead(status, headers);
    return received;
  }
  answer.writeHead(status, { ...headers, 'content-encoding': 'br' });
  answer.flushHeaders();
  const packing = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const parts: Buffer[] = [];
  received.on('data', (part: Buffer) => {
    if (isBare) return void parts.push(part);
    packing.write(part);
    packing.flush();
  });
  received.on('end', () => packing.end(isBare ? withoutScripts(Buffer.concat(parts).toString()) : undefined));
  received.on('error', () => packing.destroy());
  return packing;
}

async function* inPackets(body: AsyncIterable<Buffer>) {
  for await (const part of body)
    for (let from = 0; from < part.byteLength; from += packetBytes)
      yield part.subarray(from, from + packetBytes);
}

const withoutScripts = (html: string) => html.replaceAll(/<script.*?<\/script>/gs, '');
