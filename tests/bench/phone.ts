import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSite } from '@mboalink/worker/local/built.ts';
import pg from 'pg';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { startTestApplication } from '../setup/application.ts';
import { launchBrowser } from '../setup/browser.ts';
import { renewedCookiesOf } from '../setup/cookies.ts';
import { type Member, peopleOf } from '../setup/people.ts';
import { loadMany } from './load.ts';

const businesses = 400;
const visits = Number(process.argv[2] ?? 3);
/** 400 ms for each request, and 400 kbit/s. */
const slow3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** A cheap phone has a fourth of this machine's speed. */
const cpuSlowdown = 4;
const phone = {
  locale: 'fr-CM',
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  // Its requests would bypass the slow network of the page.
  serviceWorkers: 'block',
} as const;
const patience = 120_000;

/** `card`: what somebody came for. `tapped`: what they touch once the page has loaded, and `effect` what that brings. */
type PhonePage = { path: string; card: string; tapped: string; effect: string; member?: Member };

/** Milliseconds since the page was asked for, `touch` since the tap; what was sent, as it was packed. */
type Visit = {
  first: number;
  largest: number;
  card: number;
  touch: number;
  kilobytes: number;
  requests: number;
};

/** One first visit by a phone that has kept nothing; without scripts only what was painted and sent is known. */
async function visit(browser: Browser, url: string, visited: PhonePage, hasScripts: boolean): Promise<Visit> {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: hasScripts });
  try {
    const { member } = visited;
    if (member) await context.addCookies(await renewedCookiesOf(member));
    const page = await context.newPage();
    await page.addInitScript(noteCardAndTouch, { ...visited, user: member && JSON.stringify(member.user) });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const { sent, untilCalm } = await countSent(session);
    await session.send('Network.emulateNetworkConditions', slow3G);
    await page.goto(url + visited.path, { timeout: patience });
    const seen = hasScripts ? await tap(page, visited) : { card: Number.NaN, touch: Number.NaN };
    await untilCalm();
    const first = await page.evaluate(readFirstPaint);
    const largest = hasScripts ? await page.evaluate(readLargestPaint) : Number.NaN;
    return { first, largest, ...seen, ...sent };
  } finally {
    await context.close();
  }
}

/** Runs in the page before all else: notes when the card was painted, and the effect of the first tap. */
function noteCardAndTouch({
  card,
  effect,
  user,
}: {
  card: string;
  effect: string;
  user: string | undefined;
}) {
  if (user) localStorage.setItem('user', user);
  // The browser would tell the speed of this machine's network.
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', saveData: false } });
  const seen = { card: 0, touch: 0 };
  Object.assign(self, { seen });
  const whenPainted = (selector: string, note: () => void) => {
    const look = () => requestAnimationFrame(document.querySelector(selector) ? note : look);
    look();
  };
  whenPainted(card, () => {
    seen.card = performance.now();
  });
  const onTap = ({ timeStamp }: Event) =>
    whenPainted(effect, () => {
      seen.touch = performance.now() - timeStamp;
    });
  addEventListener('pointerdown', onTap, { capture: true, once: true });
}

/** Taps as soon as the page has loaded, and waits until card and effect were seen. */
async function tap(page: Page, { tapped }: PhonePage): Promise<Pick<Visit, 'card' | 'touch'>> {
  const isSeen = (what: 'card' | 'touch') =>
    page.waitForFunction((name) => (self as unknown as { seen: Visit }).seen[name] > 0, what, {
      timeout: patience,
    });
  await isSeen('card');
  // In one step: the client may put another element in its place between two.
  const [x, y] = await page.evaluate(middleOf, tapped);
  await page.touchscreen.tap(x, y);
  await isSeen('touch');
  return page.evaluate(() => (self as unknown as { seen: Visit }).seen);
}

/** These run in the page. */
function middleOf(selector: string): [x: number, y: number] {
  const found = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
  found?.scrollIntoView({ block: 'center' });
  const { x = 0, y = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
  return [x + width / 2, y + height / 2];
}
const readFirstPaint = () =>
  performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
const readLargestPaint = () =>
  new Promise<number>((found) =>
    new PerformanceObserver((list) => found(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    }),
  );

/** Counts what a page is sent from here on. */
async function countSent(session: CDPSession) {
  const sent = { kilobytes: 0, requests: 0 };
  const underWay = new Set<string>();
  let calmSince = performance.now();
  const end = ({ requestId }: { requestId: string }) => {
    underWay.delete(requestId);
    calmSince = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId }) => underWay.add(requestId));
  session.on('Network.loadingFailed', end);
  session.on('Network.loadingFinished', (finished) => {
    sent.kilobytes += finished.encodedDataLength / 1000;
    sent.requests += 1;
    end(finished);
  });
  await session.send('Network.enable');
  const untilCalm = async () => {
    while (underWay.size > 0 || performance.now() - calmSince < 2000) await sleep(100);
  };
  return { sent, untilCalm };
}

const field = { tapped: 'input[name=search]', effect: 'input[name=search]:focus' };

async function pagesOf(people: ReturnType<typeof peopleOf>): Promise<PhonePage[]> {
  const [listing] = await people.sql<{ slug: string; trade: string; town: string }>(
    `select slug, subcategory_slug as trade, city_slug as town from listings
      where has_open_page and city_slug = 'douala' order by plan_weight desc, slug limit 1`,
  );
  const member = await people.registerMember({ type: 'buyer' }, 'fr');
  const fold = { tapped: 'article button[aria-expanded]', effect: 'article button[aria-expanded=true]' };
  const menu = { tapped: 'header summary', effect: 'header details[open], dialog:modal' };
  return [
    { path: '/', card: 'main article', ...menu },
    { path: `/categories/${listing?.trade}/${listing?.town}`, card: 'main .cards > li', ...field },
    { path: `/business/${listing?.slug}`, card: 'main article', ...field },
    { path: '/find-contact', card: 'article[aria-labelledby]', ...fold, member },
    { path: '/dashboard', card: 'dl[aria-labelledby="figures"] dt + dd:not(:has(*))', ...menu, member },
  ];
}

function median(seen: readonly Visit[], what: keyof Visit): number {
  const sorted = seen.map((one) => one[what]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const line = (name: string, ...columns: string[]) =>
  process.stdout.write(`${name.padEnd(34)}${columns.map((column) => column.padStart(10)).join('')}\n`);

function printHead() {
  line('', ...['bare', 'first', '× bare', 'largest', '× bare', 'card', '× bare', 'touch']);
  line('', ...['kB', 'requests', 'bare kB']);
}

function print(path: string, whole: readonly Visit[], bare: readonly Visit[]) {
  const paint = median(bare, 'first');
  const [first, largest, card] = (['first', 'largest', 'card'] as const).map((what) => median(whole, what));
  line(
    path,
    paint.toFixed(0),
    ...[first, largest, card].flatMap((value = Number.NaN) => [value.toFixed(0), (value / paint).toFixed(2)]),
    median(whole, 'touch').toFixed(0),
    ...[
      median(whole, 'kilobytes').toFixed(1),
      median(whole, 'requests').toFixed(0),
      median(bare, 'kilobytes').toFixed(1),
    ],
  );
}

async function run(url: string, people: ReturnType<typeof peopleOf>): Promise<void> {
  const browser = await launchBrowser();
  try {
    printHead();
    for (const page of await pagesOf(people)) {
      const whole: Visit[] = [];
      const bare: Visit[] = [];
      // In turns: what else the machine does disturbs both alike.
      for (let turn = 0; turn < visits; turn += 1) {
        bare.push(await visit(browser, url, page, false));
        whole.push(await visit(browser, url, page, true));
      }
      print(page.path, whole, bare);
    }
  } finally {
    await browser.close();
  }
}

await buildSite();
const folder = mkdtempSync(join(tmpdir(), 'mboalink-phone-'));
const application = await startTestApplication(folder);
try {
  const { addresses } = application;
  const client = new pg.Client({ connectionString: addresses.connectionString });
  await client.connect();
  await loadMany(client, { count: businesses, now: new Date(), onProgress: () => {} });
  await client.end();
  await run(addresses.url, peopleOf(addresses));
} finally {
  await application.stop();
  rmSync(folder, { recursive: true, force: true });
}
