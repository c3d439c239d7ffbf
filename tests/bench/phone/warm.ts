import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { messages as wallet } from '../../../web/src/i18n/fr/wallet.ts';
import { untilKept } from '../../setup/copies.ts';
import type { Member } from '../../setup/people.ts';
import { type Figure, median } from '../figures.ts';
import { openSlowly, startPhone } from './slow-phone.ts';
import type { Stage } from './stage.ts';

const times = 5;

const mostMilliseconds = { public: 1000, members: 1500 };

const searched = 'plombier';

/** What members come back for, and what of it their phone remembers. */
const memberPages = [
  { path: '/find-contact', shows: 'article[aria-labelledby]' },
  { path: `/find-contact?search=${searched}`, shows: 'article[aria-labelledby]' },
  { path: '/dashboard', shows: 'dl[aria-labelledby="figures"] dt + dd:not(:has(*))' },
  { path: '/my-contacts?view=saved', shows: 'main h3' },
  { path: '/my-contacts?view=opened', shows: 'main h3' },
];

/** `heading`: by which a page is told from one that says that there is no network. */
type Page = { path: string; shows?: string; heading?: string | undefined };

const readHeading = `document.querySelector('h1')?.textContent`;

/** Second visits, on slow 3G and without a network: pages from the browser's copies, a member's contents from their phone. */
export async function* measureWarm(stage: Stage): AsyncGenerator<Figure> {
  const visitor = join(stage.folder, 'visitor');
  const headings = await prepare(stage, visitor, stage.pages);
  const pages = stage.pages.map(({ path }) => ({ path, heading: headings.get(path) }));
  yield* again(stage, { profile: visitor, most: mostMilliseconds.public }, pages);
  const { member, names } = await knowing(stage);
  const profile = join(stage.folder, 'member');
  await prepare(stage, profile, memberPages, member);
  yield* again(stage, { profile, most: mostMilliseconds.members, member }, memberPages);
  yield await coldStart(stage, profile, { member, names });
}

/** Somebody with two saved contacts and three opened numbers. */
async function knowing({ people }: Stage) {
  const member = await people.registerPremium({}, 'fr');
  const { body } = await member.client.rest('GET', `/contacts/search?search=${searched}`);
  const found: { _id: string; businessName: string }[] = body.data.contacts.slice(0, 3);
  for (const { _id } of found) await member.client.rest('POST', `/contacts/${_id}/reveal`);
  for (const { _id } of found.slice(0, 2))
    await member.client.rest('POST', '/contacts/save', { body: { contactId: _id } });
  return { member, names: found.map(({ businessName }) => businessName) };
}

/** First visits, which leave what a phone keeps. Answers what the pages are headed with. */
async function prepare(stage: Stage, profile: string, pages: readonly Page[], member?: Member) {
  const headings = new Map<string, string>();
  await stage.fast(async () => {
    const phone = await startPhone(profile, member);
    await sayTheirs(phone, member);
    const page = await phone.newPage();
    for (const { path, shows } of pages) {
      await page.goto(stage.network.url + path);
      await page
        .locator(shows ?? 'h1')
        .first()
        .waitFor();
      headings.set(path, await page.evaluate(readHeading));
      await page.touchscreen.tap(2, 200);
      await stage.network.untilCalm(4000);
    }
    await untilKept(page, '/fr/offline');
    await phone.close();
  });
  return headings;
}

async function sayTheirs(phone: BrowserContext, member: Member | undefined) {
  if (!member) return;
  await phone.addInitScript((userId) => {
    localStorage.setItem('this-phone', JSON.stringify({ userId, at: Date.now() }));
  }, member.user._id);
}

type Again = { profile: string; most: number; member?: Member };

async function* again(stage: Stage, { profile, most, member }: Again, pages: readonly Page[]) {
  for (const isOffline of [false, true]) {
    const phone = await startPhone(profile, member);
    await sayTheirs(phone, member);
    await phone.setOffline(isOffline);
    for (const page of pages) {
      const taken: number[] = [];
      for (let time = 0; time < times; time += 1) taken.push(await reopen(stage, phone, page));
      const how = isOffline ? 'again, without a network' : 'again';
      yield { what: `${page.path}  ${how}`, value: median(taken), unit: 'ms', most };
    }
    await phone.close();
  }
}

/** Milliseconds until what somebody came for stands there, endless where something else does; what is fresh comes in its place where there is a network. */
async function reopen(
  { network }: Stage,
  phone: BrowserContext,
  { path, shows, heading }: Page,
): Promise<number> {
  const { page, ask, untilSeen } = await openSlowly(phone, shows ? { shows } : {});
  try {
    await page.goto(network.url + path, { waitUntil: 'commit', timeout: 60_000 });
    const { content } = await untilSeen(shows ?? 'anything');
    await network.untilCalm();
    const isOffline = await ask<boolean>('!navigator.onLine');
    const isOld = await ask<boolean>(`document.body.innerText.includes(${JSON.stringify(wallet.kept)})`);
    if (isOld && !isOffline) throw new Error(`${path}: nothing fresh came behind what is remembered`);
    return heading && (await ask(readHeading)) !== heading ? Number.POSITIVE_INFINITY : content;
  } finally {
    await page.close();
  }
}

/** How many of what a phone keeps are missed by somebody whose browser starts without a network. */
async function coldStart(
  { network }: Stage,
  profile: string,
  { member, names }: { member: Member; names: readonly string[] },
): Promise<Figure> {
  const phone = await startPhone(profile, member);
  await phone.setOffline(true);
  const { page, ask, untilSeen } = await openSlowly(phone, { shows: 'article[aria-labelledby]' });
  await page.goto(`${network.url}/find-contact`);
  await untilSeen('the last search');
  const text = await ask<string>('document.body.innerText');
  const missed = names.filter((name) => !text.includes(name));
  await phone.close();
  return { what: '/find-contact  offline, opened numbers missed', value: missed.length, unit: '', most: 0 };
}
