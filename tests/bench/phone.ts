import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '@mboalink/worker/local/built.ts';
import pg from 'pg';
import { startTestApplication } from '../setup/application.ts';
import { launchBrowser } from '../setup/browser.ts';
import { peopleOf } from '../setup/people.ts';
import { loadMany } from './load.ts';
import { type Phone, type PhonePage, type Visit, visit, visitAgain } from './phone-visits.ts';
import { SlowLine } from './slow-line.ts';

/** `npm run bench:phone -- 3 /find-contact /business`: how often each page is visited, and what the pages begin with. */
const visits = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 5);
const wanted = process.argv.slice(2).filter((word) => word.startsWith('/'));
const isWanted = (path: string) =>
  wanted.length === 0 || wanted.some((start) => path === start || (start !== '/' && path.startsWith(start)));
const businesses = 400;

async function pagesOf(people: ReturnType<typeof peopleOf>): Promise<PhonePage[]> {
  const [listing] = await people.sql<{ slug: string; trade: string; town: string }>(
    `select slug, subcategory_slug as trade, city_slug as town from listings
      where has_open_page and city_slug = 'douala' order by plan_weight desc, slug limit 1`,
  );
  const buyer = await people.registerMember({ type: 'buyer' }, 'fr');
  const seller = await people.registerMember({}, 'fr');
  const menu = { touched: 'header summary', effect: 'header details[open], dialog:modal' };
  const whatsapp = {
    touched: 'article form button[name=way]',
    effect: 'article [aria-busy=true], dialog:modal',
    after: 'main article a[href^="https://wa.me/"]',
  };
  return [
    { path: '/', card: 'main h1', ...menu },
    { path: `/categories/${listing?.trade}/${listing?.town}`, card: 'main h1', ...menu },
    { path: `/business/${listing?.slug}`, card: 'main h1', ...menu },
    { path: '/find-contact', card: 'main article[aria-labelledby]', ...whatsapp, member: buyer },
    { path: '/dashboard', card: 'main ol b', ...menu, member: seller },
  ];
}

type Measured = { bare: Visit[]; whole: Visit[]; early: Visit[]; again: { warm: number; away: number }[] };

async function measure(phone: Phone, page: PhonePage): Promise<Measured> {
  const measured: Measured = { bare: [], whole: [], early: [], again: [] };
  // In turns: what else the machine does disturbs all alike.
  for (let turn = 0; turn < visits; turn += 1) {
    measured.bare.push(await visit(phone, page, 'never', true));
    measured.whole.push(await visit(phone, page, page.member ? 'with scripts' : 'at once'));
    measured.early.push(await visit(phone, page, 'at once'));
    measured.again.push(await visitAgain(phone, page));
  }
  return measured;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const medianOf = <One>(all: readonly One[], read: (one: One) => number) => median(all.map(read));

const print = (name: string, columns: readonly (string | number)[]) =>
  process.stdout.write(`${name.padEnd(34)}${columns.map((one) => String(one).padStart(10)).join('')}\n`);

function printHead() {
  const paint = ['bare', 'first', '× bare', 'bare card', 'card', '× bare'];
  print('milliseconds', [...paint, 'heard', 'kept', 'shift', 'warm', 'away', 'bare kB', 'kB', 'requests']);
}

/** Prints medians, and what is over what was asked. */
function printMeasured({ path, member }: PhonePage, { bare, whole, early, again }: Measured) {
  const paint = medianOf(bare, ({ first }) => first);
  const first = medianOf(whole, ({ first: one }) => one);
  const bareCard = medianOf(bare, ({ card }) => card);
  const card = medianOf(whole, ({ card: one }) => one);
  const heard = medianOf(whole, (one) => one.heard);
  const kept = medianOf(early, (one) => one.heard);
  const shift = Math.max(...whole.map((one) => one.shift));
  const warm = medianOf(again, (one) => one.warm);
  const away = medianOf(again, (one) => one.away);
  const times = [
    paint,
    first,
    first / paint,
    bareCard,
    card,
    card / bareCard,
    heard,
    kept,
    shift,
    warm,
    away,
  ];
  const kilobytes = [bare, whole].map((all) => medianOf(all, (one) => one.kilobytes).toFixed(1));
  print(path, [
    ...times.map((one) => (one < 10 ? one.toFixed(2) : one.toFixed(0))),
    ...kilobytes,
    medianOf(whole, ({ requests }) => requests),
  ]);
  const asked = [
    ['first paint', first / paint, member ? Number.POSITIVE_INFINITY : 1.15],
    ['card', card / bareCard, 1.4],
    ['heard', heard, 200],
    ['shift', shift, 0],
    ['warm', warm, member ? 1500 : 1000],
  ] as const;
  const missed = asked.filter(([, is, most]) => is > most).map(([what, , most]) => `${what} over ${most}`);
  if (missed.length > 0) print('', [missed.join(', ')]);
}

async function run(url: string, people: ReturnType<typeof peopleOf>): Promise<void> {
  const browser = await launchBrowser();
  const line = new SlowLine();
  try {
    const phone = { browser, line, url, proxy: await line.open() };
    printHead();
    for (const page of await pagesOf(people)) {
      if (!isWanted(page.path)) continue;
      try {
        printMeasured(page, await measure(phone, page));
      } catch (error) {
        process.exitCode = 1;
        process.stdout.write(`${(error as Error).message}\n`);
      }
    }
  } finally {
    await browser.close();
    line.close();
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
