import { ownPhoneCookie } from '@mboalink/shared/own-phone.ts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { renewedCookiesOf } from '../setup/cookies.ts';
import type { Member } from '../setup/people.ts';
import { middleOf, noteCardAndTouch, readFirstPaint, type Seen } from './in-page.ts';
import type { LineState, SlowLine } from './slow-line.ts';

/** `card`: what somebody came for. `touched`, and what that brings: `effect` on the page, `after` on the next one where a form is posted. */
export type PhonePage = {
  path: string;
  member?: Member;
  card: string;
  touched: string;
  effect: string;
  after?: string;
};

export type Visit = Seen & {
  first: number;
  kilobytes: number;
  requests: number;
};

/** What a visit is on: a browser whose network is the line. */
export type Phone = { browser: Browser; line: SlowLine; proxy: { server: string }; url: string };

/** A cheap phone has a fourth of this machine's speed. Its service worker is not slowed: the browser has no brake for that. */
const cpuSlowdown = 4;
const limit = 60_000;
const looks = { locale: 'fr-CM', viewport: { width: 360, height: 740 }, hasTouch: true } as const;

/** When a visitor touches: as soon as the card is there, when scripts answer, or never. */
export type Moment = 'at once' | 'with scripts' | 'never';

/** One first visit by a phone that has kept nothing. */
export async function visit(
  phone: Phone,
  visited: PhonePage,
  moment: Moment,
  isBare = false,
): Promise<Visit> {
  const { line, url } = phone;
  return withPage(phone, visited, { serviceWorkers: 'block' }, async (page) => {
    line.become({ isSlow: true, isBare });
    await page.goto(url + visited.path, { timeout: limit });
    await isSeen(page, visited, 'card');
    if (moment === 'with scripts') await hasScripts(page);
    if (moment !== 'never') await touch(page, visited);
    await line.untilCalm(limit);
    const { bytes, requests } = line;
    const seen = await page.evaluate(readSeen);
    return { ...seen, first: await page.evaluate(readFirstPaint), kilobytes: bytes / 1000, requests };
  });
}

/** The second visit of a phone that says that it is its owner's, on the same line and without one: when the card is there. */
export async function visitAgain(phone: Phone, visited: PhonePage): Promise<{ warm: number; away: number }> {
  const { line, url } = phone;
  return withPage(phone, visited, {}, async (page, context) => {
    line.become({});
    await context.addCookies([{ name: ownPhoneCookie, value: '1', url }]);
    for (const path of ['/pricing', visited.path, visited.path]) {
      await page.goto(url + path, { timeout: limit });
      // Public pages ask for their scripts at the first touch.
      await page.touchscreen.tap(2, 400);
      await hasScripts(page);
      await page.waitForFunction(hasServiceWorker, null, { timeout: limit });
      await line.untilCalm(limit);
    }
    const seconds = async (state: Partial<LineState>) => {
      line.become(state);
      await context.setOffline(state.isCut ?? false);
      await page.goto(url + visited.path, { timeout: limit });
      await isSeen(page, visited, 'card');
      return (await page.evaluate(readSeen)).card;
    };
    return { warm: await seconds({ isSlow: true }), away: await seconds({ isCut: true }) };
  });
}

/** Does something with a page of its own. What fails names the page, and where it was then. */
async function withPage<Result>(
  { browser, proxy }: Phone,
  { member, path, card, effect, after }: PhonePage,
  options: { serviceWorkers?: 'block' },
  doing: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...looks, ...options, proxy });
  const page = await context.newPage();
  try {
    if (member) await context.addCookies(await renewedCookiesOf(member));
    // A chat that opens would take the page away before it is looked at.
    await context.route('https://wa.me/**', (route) => route.fulfill({ status: 204 }));
    await page.addInitScript(noteCardAndTouch, {
      card,
      effect,
      after,
      user: member && JSON.stringify(member.user),
    });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    return await doing(page, context);
  } catch (error) {
    throw new Error(`${path}, at ${page.url()}: ${(error as Error).message}`);
  } finally {
    await context.close();
  }
}

async function touch(page: Page, visited: PhonePage): Promise<void> {
  // In one step: the client may put another element in its place between two.
  const place = await page.evaluate(middleOf, visited.touched);
  if (!place) throw new Error(`nothing to touch: ${visited.touched}`);
  await page.touchscreen.tap(...place);
  await isSeen(page, visited, 'heard');
}

async function isSeen(page: Page, { card, touched, effect }: PhonePage, what: keyof Seen): Promise<void> {
  await page
    .waitForFunction((name) => self.seen[name] > 0, what, { timeout: limit, polling: 100 })
    .catch(() => {
      const missed = what === 'card' ? card : `${effect} after a touch of ${touched}`;
      throw new Error(`not seen within ${limit / 1000} s: ${missed}`);
    });
}

async function hasScripts(page: Page): Promise<void> {
  await page
    .waitForFunction(() => !('started' in window), null, { timeout: limit, polling: 100 })
    .catch(() => {
      throw new Error(`no scripts within ${limit / 1000} s`);
    });
}

/** These run in the page. */
declare const self: { seen: Seen };
const readSeen = () => self.seen;
const hasServiceWorker = () => navigator.serviceWorker.controller !== null;
