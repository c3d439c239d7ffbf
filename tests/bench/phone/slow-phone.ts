import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../setup/browser.ts';
import { renewedCookiesOf } from '../../setup/cookies.ts';
import type { Member } from '../../setup/people.ts';
import { bareHeader } from '../bad-network.ts';
import { notePaints, type Seen } from './note-paints.ts';

/** Slow 3G without its moods, to be put before an application. */
export const slow3G = {
  bytesPerSecond: 400_000 / 8,
  roundTripMilliseconds: 400,
  stalledPercent: 0,
  cuts: [],
};

/** A cheap phone has a fourth of this machine's speed. */
const slowdown = 4;

export type Visit = {
  /** Without any script. */
  isBare?: boolean;
  /** What the page is opened for, once it has been painted: its first paint is enough where nothing is named. */
  shows?: string;
};

const screen = { locale: 'fr-CM', viewport: { width: 360, height: 740 }, hasTouch: true };

/** A phone that has kept nothing. */
export async function newPhone(browser: Browser, member?: Member): Promise<BrowserContext> {
  return signedIn(await browser.newContext(screen), member);
}

/** A phone whose browser starts with what it kept in a folder when it ended last. */
export async function startPhone(profile: string, member?: Member): Promise<BrowserContext> {
  return signedIn(
    await chromium.launchPersistentContext(profile, { ...(await findBrowser()), ...screen }),
    member,
  );
}

async function signedIn(context: BrowserContext, member: Member | undefined) {
  if (!member) return context;
  await context.addCookies(await renewedCookiesOf(member));
  await context.addInitScript((user) => localStorage.setItem('user', user), JSON.stringify(member.user));
  return context;
}

/** A page in which what is painted is noted, on a slow processor. */
export async function openSlowly(context: BrowserContext, { isBare, shows }: Visit) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (isBare) await page.setExtraHTTPHeaders({ [bareHeader]: '1' });
  await page.addInitScript(notePaints, isBare ? undefined : shows);
  // Asked in passing: what the test's own tools bring along would take a slow phone as long as a card.
  const ask = async <Answer>(expression: string): Promise<Answer> =>
    (await session.send('Runtime.evaluate', { expression, returnByValue: true })).result.value;
  const tap = async (what: string) => {
    const point = await ask<{ x: number; y: number }>(`(${middleOf})(${JSON.stringify(what)})`);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  return { page, ask, tap, untilSeen: (what: string) => untilSeen(page, ask, what) };
}

type Ask = <Answer>(expression: string) => Promise<Answer>;

async function untilSeen(page: Page, ask: Ask, what: string): Promise<Seen> {
  for (let wait = 0; wait < 600; wait += 1) {
    const seen = await ask<Seen | undefined>('self.seen');
    if (seen && seen.content > 0) return seen;
    await new Promise((soon) => setTimeout(soon, 100));
  }
  throw new Error(`${page.url()} did not show ${what}`);
}

/** Runs in the page: where a finger goes. */
function middleOf(what: string) {
  const found = [...document.querySelectorAll(what)].find((element) => element.checkVisibility());
  found?.scrollIntoView({ block: 'center' });
  const { x = 0, y = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}
