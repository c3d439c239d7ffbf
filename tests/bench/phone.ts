import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, createBrotliCompress } from 'node:zlib';
import { loadDemo } from '@mboalink/db/seed/load-demo.ts';
import { buildClient } from '@mboalink/worker/local/built.ts';
import pg from 'pg';
import type { Browser } from 'playwright-core';
import { startTestApplication } from '../setup/application.ts';
import { launchBrowser } from '../setup/browser.ts';
import { cookiesOf } from '../setup/cookies.ts';
import { type Member, peopleOf } from '../setup/people.ts';
import { writeJson } from './report.ts';

/** A phone of the cheapest kind on slow 3G: 400 kbit/s, 400 ms there and back, a fourth of this machine's speed. */
const phone = { bytesPerSecond: 400_000 / 8, roundTripMilliseconds: 400, slowdown: 4 };

const times = 5;

const pages = [
  { path: '/find-contact', shows: 'article[aria-labelledby]' },
  { path: '/dashboard', shows: 'dl[aria-labelledby="figures"] dt + dd:not(:has(*))' },
];

/** By this header a page is asked for without any script. */
const bareHeader = 'x-without-scripts';

/** What stands before the application as a content network does: packs what is text, and leaves scripts out where that is asked. */
async function serveBefore(url: string) {
  const server = createServer((asked, answer) => {
    const { [bareHeader]: bare, ...headers } = asked.headers;
    const sent = request(new URL(asked.url ?? '/', url), {
      method: asked.method,
      headers: { ...headers, host: new URL(url).host, 'accept-encoding': 'identity' },
    });
    sent.on('response', (received) => pass(received, answer, bare !== undefined));
    sent.on('error', () => answer.destroy());
    asked.pipe(sent);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}

function pass(received: IncomingMessage, answer: ServerResponse, isBare: boolean) {
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = received.headers;
  answer.writeHead(received.statusCode ?? 502, { ...headers, 'content-encoding': 'br' });
  const packed = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  packed.pipe(answer);
  if (isBare) {
    const parts: Buffer[] = [];
    received.on('data', (part: Buffer) => parts.push(part));
    received.on('end', () => packed.end(withoutScripts(Buffer.concat(parts).toString())));
    return;
  }
  received.on('data', (part: Buffer) => {
    packed.write(part);
    packed.flush();
  });
  received.on('end', () => packed.end());
}

const withoutScripts = (html: string) =>
  html.replaceAll(/<script.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '');

/** Milliseconds from a first visit with nothing kept until something of the page is painted, and how much was sent. */
async function measure(
  browser: Browser,
  url: string,
  member: Member,
  { path, shows }: (typeof pages)[number],
  isBare: boolean,
) {
  const context = await browser.newContext({ locale: 'fr-CM', viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    await context.addCookies(cookiesOf(member));
    await page.addInitScript((user) => localStorage.setItem('user', user), JSON.stringify(member.user));
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: phone.roundTripMilliseconds,
      downloadThroughput: phone.bytesPerSecond,
      uploadThroughput: phone.bytesPerSecond,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
    if (isBare) await page.setExtraHTTPHeaders({ [bareHeader]: '1' });
    await page.addInitScript(noteFirst, isBare ? undefined : shows);
    await page.goto(url + path, { waitUntil: 'commit', timeout: 60_000 });
    // Asked in passing: what the test's own tools bring along would take a slow phone as long as a card.
    for (let wait = 0; wait < 600; wait += 1) {
      const { result } = await session.send('Runtime.evaluate', { expression: 'self.firstSeen ?? 0' });
      if (result.value > 0) return result.value as number;
      await new Promise((soon) => setTimeout(soon, 100));
    }
    throw new Error(`${path} did not show ${isBare ? 'anything' : shows}`);
  } finally {
    await context.close();
  }
}

/** Runs in the page: notes when what is asked for has been painted, or without it anything at all. */
function noteFirst(shows: string | undefined) {
  const note = (milliseconds: number) => Object.assign(self, { firstSeen: milliseconds });
  const look = () => {
    const first = performance.getEntriesByName('first-contentful-paint')[0];
    if (!first || (shows && !document.querySelector(shows))) return requestAnimationFrame(look);
    if (shows) requestAnimationFrame(() => note(performance.now()));
    else note(first.startTime);
  };
  look();
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function run() {
  await buildClient();
  const dataDir = mkdtempSync(join(tmpdir(), 'mboalink-phone-'));
  const application = await startTestApplication(dataDir);
  const before = await serveBefore(application.addresses.url);
  const browser = await launchBrowser();
  try {
    const client = new pg.Client({ connectionString: application.addresses.connectionString });
    await client.connect();
    await loadDemo(client, { count: 400, now: new Date() });
    await client.end();
    const member = await peopleOf(application.addresses).registerMember({ type: 'buyer' }, 'fr');
    const figures = [];
    for (const page of pages) {
      const shown: number[] = [];
      const bare: number[] = [];
      for (let time = 0; time < times; time += 1) {
        bare.push(await measure(browser, before.url, member, page, true));
        shown.push(await measure(browser, before.url, member, page, false));
      }
      const [whole, without] = [median(shown), median(bare)];
      figures.push({
        path: page.path,
        milliseconds: whole,
        withoutScripts: without,
        ratio: whole / without,
        shown,
        bare,
      });
      process.stdout.write(
        `${page.path.padEnd(16)} ${whole.toFixed(0)} ms, without scripts ${without.toFixed(0)} ms: ${(whole / without).toFixed(2)} times\n`,
      );
    }
    process.stdout.write(`All figures: ${writeJson('phone', figures)}\n`);
  } finally {
    await browser.close();
    before.stop();
    await application.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await run();
