import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemo } from '@mboalink/db/seed/load-demo.ts';
import { buildClient } from '@mboalink/worker/local/built.ts';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { messages as common } from '../../web/src/i18n/fr/common.ts';
import { messages as directory } from '../../web/src/i18n/fr/directory.ts';
import { messages as search } from '../../web/src/i18n/fr/search.ts';
import { startTestApplication } from '../setup/application.ts';
import { type Member, peopleOf } from '../setup/people.ts';
import { type Answered, serveBadly } from './bad-network.ts';
import { tell } from './figures.ts';
import { slow3G, startPhone } from './phone/slow-phone.ts';
import { writeJson } from './report.ts';

/** Slow 3G on which one answer of twenty stalls, and two of a day are cut. */
const network = { ...slow3G, stalledPercent: 5, cuts: [9, 23] };

const businesses = 5000;

/** What is searched on a day, and what it may cost: the second begins with what the first has kept. */
const days = [
  {
    ...{ name: 'first day', most: 400_000 },
    searches: [
      ...['plombier', 'menuisier douala', 'traiteur', 'coiffure yaoundé', 'mécanicien', 'gâteau mariage'],
      ...['électricien bonabéri', 'soudeur', 'couturière', 'ciment', 'transport bafoussam', 'photographe'],
    ],
  },
  {
    ...{ name: 'next day', most: 120_000 },
    searches: [
      ...['plombier', 'carreleur', 'traiteur', 'peintre douala', 'groupe électrogène', 'poulet'],
      ...['informatique', 'maçon yaoundé', 'pneus', 'pressing', 'frigo réparation', 'sonorisation'],
    ],
  },
];

/** At these searches somebody opens the next number, or saves the first that is not saved yet. */
const opens = [0, 2, 4, 6, 8, 10];
const saves = [3, 9];

/** Searches as with a thumb: letter by letter, so that suggestions are asked for as in life. */
async function searchFor(page: Page, words: string) {
  const box = page.getByRole('combobox').first();
  await box.fill('');
  await box.pressSequentially(words, { delay: 180 });
  await box.press('Enter');
  const found = page.locator('section[aria-busy="false"] article, section[aria-busy="false"] h3').first();
  const retry = page.getByRole('button', { name: common.ui.retry }).first();
  for (let tries = 0; tries < 3; tries += 1) {
    await found.or(retry).first().waitFor({ timeout: 60_000 });
    if (!(await retry.isVisible())) return;
    await retry.click();
  }
}

async function openNumber(page: Page) {
  await page
    .getByRole('button', { name: new RegExp(`^${directory.card.show}`) })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  const open = sheet.getByRole('button', { name: search.reveal.open });
  const link = sheet.getByRole('link', { name: /WhatsApp/ });
  await open.or(link).first().waitFor();
  if (await open.isVisible()) await open.click();
  await link.waitFor({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
}

const saveOne = (page: Page) => page.locator('article button[aria-pressed="false"]').first().click();

async function live(page: Page, url: string, searches: readonly string[]) {
  await page.goto(`${url}/find-contact`, { timeout: 120_000 });
  await page.getByRole('article').first().waitFor({ timeout: 120_000 });
  for (const [number, words] of searches.entries()) {
    await searchFor(page, words);
    // Somebody reads.
    await page.waitForTimeout(1500);
    if (opens.includes(number)) await openNumber(page);
    if (saves.includes(number)) await saveOne(page);
  }
  // What is kept for the next day is fetched when the page is calm.
  await page.waitForTimeout(5000);
}

const kindOf = ({ path, type }: Answered): string => {
  if (path.startsWith('/api/')) return path.replace(/^\/api\/(trpc|v1)\//, '');
  if (type.includes('javascript')) return 'scripts';
  if (type.includes('html')) return 'pages';
  return type.split(';')[0] ?? 'others';
};

function tellDay(name: string, most: number, answers: readonly Answered[]) {
  const bytes = answers.reduce((sum, one) => sum + one.bytes, 0);
  const count = (is: (one: Answered) => boolean) => answers.filter(is).length;
  const told = `${answers.length} answers, ${count(({ stalled }) => stalled)} stalled, ${count(({ cut }) => cut)} cut`;
  process.stdout.write('\n');
  tell({ what: `${name}, in ${told}`, value: bytes / 1000, unit: 'kB', most: most / 1000 });
  for (const [kind, of] of Object.entries(Object.groupBy(answers, kindOf))) {
    const size = (of ?? []).reduce((sum, one) => sum + one.bytes, 0);
    process.stdout.write(
      `  ${kind.padEnd(40)} ${String(of?.length).padStart(4)} ${(size / 1000).toFixed(1).padStart(8)} kB\n`,
    );
  }
  return { name, most, bytes, answers };
}

/** Somebody who may open what both days ask for. */
async function paidMember({ registerPremium, sql }: ReturnType<typeof peopleOf>): Promise<Member> {
  const member = await registerPremium({}, 'fr');
  await sql(`update subscriptions set trial_ends_at = now() - interval '1 hour' where user_id = $1`, [
    member.user._id,
  ]);
  return member;
}

async function run() {
  await buildClient();
  const dataDir = mkdtempSync(join(tmpdir(), 'mboalink-day-'));
  const application = await startTestApplication(dataDir);
  const proxy = await serveBadly(application.addresses.url, network);
  try {
    const client = new pg.Client({ connectionString: application.addresses.connectionString });
    await client.connect();
    await loadDemo(client, { count: businesses, now: new Date() });
    await client.end();
    const member = await paidMember(peopleOf(application.addresses));
    const figures = [];
    for (const { name, most, searches } of days) {
      const context = await startPhone(join(dataDir, 'phone'), member);
      await live(context.pages()[0] ?? (await context.newPage()), proxy.url, searches);
      await context.close();
      figures.push(tellDay(name, most, proxy.take()));
    }
    process.stdout.write(`\nAll figures: ${writeJson('day', figures)}\n`);
  } finally {
    proxy.stop();
    await application.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await run();
