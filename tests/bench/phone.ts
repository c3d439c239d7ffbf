import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownPhoneCookie } from '@mboalink/shared/own-phone.ts';
import { buildSite } from '@mboalink/worker/local/built.ts';
import pg from 'pg';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { startTestApplication } from '../setup/application.ts';
import { launchBrowser } from '../setup/browser.ts';
import { renewedCookiesOf } from '../setup/cookies.ts';
import { type Member, peopleOf } from '../setup/people.ts';
import { loadMany } from './load.ts';

const businesses = 400;
const visits = Number(process.argv[2] ?? 5);
/** 400 ms for each request, and 400 kbit/s. */
const slow3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** A cheap phone has a fourth of this machine's speed. */
const cpuSlowdown = 4;
const phone = {
  locale: 'fr-CM',
  viewport: { width: 360, height: 740 },
  hasTouch: true,
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
  /** How far what was drawn moved by itself. */
  shift: number;
  kilobytes: number;
  requests: number;
};

/** One first visit by a phone that has kept nothing; without scripts only what was painted and sent is known. */
async function visit(browser: Browser, url: string, visited: PhonePage, hasScripts: boolean): Promise<Visit> {
  const context = await browser.newContext({
    ...phone,
    javaScriptEnabled: hasScripts,
    // Its requests would bypass the slow network of the page.
    serviceWorkers: 'block',
  });
  try {
    const { member } = visited;
    if (member) await context.addCookies(await renewedCookiesOf(member));
    // A chat that opens would take the page away before it is looked at.
    await context.route('https://wa.me/**', (route) => route.abort());
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
    const shift = hasScripts ? await page.evaluate(readShift) : Number.NaN;
    return { first, largest, shift, ...seen, ...sent };
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
  // A tap that came before scripts posts a form: then the next document is what answers it.
  const tappedAt = Number(sessionStorage.getItem('tapped'));
  const heard = (since: number) => () => {
    sessionStorage.removeItem('tapped');
    seen.touch = Date.now() - since;
  };
  if (tappedAt) whenPainted('main h1, main article', heard(tappedAt));
  const onTap = () => {
    sessionStorage.setItem('tapped', String(Date.now()));
    whenPainted(effect, heard(Date.now()));
  };
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

const readShift = () =>
  new Promise<number>((found) => {
    new PerformanceObserver((list) => {
      const moved = list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[];
      found(moved.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => found(0), 500);
  });

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

async function pagesOf(people: ReturnType<typeof peopleOf>): Promise<PhonePage[]> {
  const [listing] = await people.sql<{ slug: string; trade: string; town: string }>(
    `select slug, subcategory_slug as trade, city_slug as town from listings
      where has_open_page and city_slug = 'douala' order by plan_weight desc, slug limit 1`,
  );
  const member = await people.registerMember({ type: 'buyer' }, 'fr');
  const menu = { tapped: 'header summary', effect: 'header details[open], dialog:modal' };
  const whatsapp = {
    tapped: 'article form button[name=way]',
    effect: 'article [aria-busy=true], dialog:modal',
  };
  return [
    { path: '/', card: 'main h1', ...menu },
    { path: `/categories/${listing?.trade}/${listing?.town}`, card: 'main h1', ...menu },
    { path: `/business/${listing?.slug}`, card: 'main h1', ...menu },
    { path: '/find-contact', card: 'article[aria-labelledby]', ...whatsapp, member },
    { path: '/dashboard', card: 'dl[aria-labelledby="figures"] dd', ...menu, member },
  ];
}

/** The second visit of a phone that says that it is its owner's, on the same line and without one. */
async function warmVisit(browser: Browser, url: string, { path, card, member }: PhonePage) {
  const context = await browser.newContext(phone);
  try {
    if (member) await context.addCookies(await renewedCookiesOf(member));
    await context.addCookies([{ name: ownPhoneCookie, value: '1', url }]);
    const page = await context.newPage();
    await page.goto(`${url}/pricing`);
    await page.touchscreen.tap(5, 300);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto(url + path);
    await page.waitForLoadState('networkidle');
    await page.addInitScript(noteCardAndTouch, { path, card, tapped: '', effect: '#none', user: undefined });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const seconds = async () => {
      await page.goto(url + path, { timeout: patience });
      await page.waitForFunction(() => (self as unknown as { seen: Visit }).seen.card > 0);
      return page.evaluate(() => (self as unknown as { seen: Visit }).seen.card);
    };
    await session.send('Network.emulateNetworkConditions', slow3G);
    const warm = await seconds();
    await session.send('Network.emulateNetworkConditions', { ...slow3G, offline: true });
    await context.setOffline(true);
    return { warm, away: await seconds() };
  } finally {
    await context.close();
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const line = (name: string, ...columns: string[]) =>
  process.stdout.write(`${name.padEnd(34)}${columns.map((column) => column.padStart(10)).join('')}\n`);

function printHead() {
  line('', ...['bare', 'first', '× bare', 'card', '× bare', 'touch', 'shift', 'warm', 'away']);
  line('', ...['kB', 'requests', 'bare kB']);
}

type Warm = Awaited<ReturnType<typeof warmVisit>>;

function print(path: string, whole: readonly Visit[], bare: readonly Visit[], again: readonly Warm[]) {
  const of = (seen: readonly Visit[], what: keyof Visit) => median(seen.map((one) => one[what]));
  const paint = of(bare, 'first');
  const times = (what: 'first' | 'card') => [
    of(whole, what).toFixed(0),
    (of(whole, what) / paint).toFixed(2),
  ];
  line(
    path,
    ...[paint.toFixed(0), ...times('first'), ...times('card')],
    ...[of(whole, 'touch').toFixed(0), of(whole, 'shift').toFixed(3)],
    ...[median(again.map(({ warm }) => warm)), median(again.map(({ away }) => away))].map((one) =>
      one.toFixed(0),
    ),
  );
  line(
    '',
    of(whole, 'kilobytes').toFixed(1),
    of(whole, 'requests').toFixed(0),
    of(bare, 'kilobytes').toFixed(1),
  );
}

async function run(url: string, people: ReturnType<typeof peopleOf>): Promise<void> {
  const browser = await launchBrowser();
  try {
    printHead();
    for (const page of await pagesOf(people)) {
      const whole: Visit[] = [];
      const bare: Visit[] = [];
      const again: Warm[] = [];
      // In turns: what else the machine does disturbs all alike.
      for (let turn = 0; turn < visits; turn += 1) {
        bare.push(await visit(browser, url, page, false));
        whole.push(await visit(browser, url, page, true));
        again.push(await warmVisit(browser, url, page));
      }
      print(page.path, whole, bare, again);
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
