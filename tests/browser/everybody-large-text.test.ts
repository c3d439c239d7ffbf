import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../web/src/app/routes.ts';
import { messages as common } from '../../web/src/i18n/fr/common.ts';
import { messages as directory } from '../../web/src/i18n/fr/directory.ts';
import { messages as search } from '../../web/src/i18n/fr/search.ts';
import { pageNames } from '../../web/src/lib/paths.ts';
import { insertSellers, type Member, registerMember, sql } from '../factories.ts';
import { problemsOfText, textSizes, writeLarge, zoomText } from '../setup/large-text.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { partOf } from '../setup/visits.ts';

const open = useBrowser();
const sizes = ['usual', 'twice'] as const;
type WrittenSize = (typeof sizes)[number];
const widths = [360, 768, 1280];

const names = pageNames().filter((name) => name !== 'logout');

const others = [
  ['all trades', '/categories'],
  ['a trade', '/categories/plumbers'],
  ['a trade in a town', '/categories/plumbers/douala'],
  ['a business', '/business/:slug'],
  ['the number of a business', '/business/:slug/number'],
  ['a report', '/business/:slug/report'],
  ['a poster', '/business/:slug/poster'],
  ['a search', '/find-contact?search=:word'],
  ['a network', '/my-contacts'],
  ['saved contacts', '/my-contacts?view=saved'],
  ['opened numbers', '/my-contacts?view=opened'],
] as const;

let word: string;
let ids: string[];

beforeAll(async () => {
  ({ word, ids } = await insertSellers(3));
});

/** Somebody who saved contacts, got in touch with them, and opened one number. */
async function registerKnowing(): Promise<Member> {
  const member = await registerMember({}, 'fr');
  const known = [member.user._id, ids];
  await sql(`insert into saved_contacts (user_id, contact_id) select $1, unnest($2::uuid[])`, known);
  await sql(
    `insert into connections (user_id, connected_user_id, interaction_type) select $1, unnest($2::uuid[]), 'phone'`,
    known,
  );
  await member.client.mutate('directory.reveal', { id: ids[2] });
  return member;
}

/** What is wrong at each width with what a page shows. */
async function problemsOf(page: Page, size: WrittenSize): Promise<string[]> {
  const problems: string[] = [];
  const written = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(written).toBe(`${textSizes[size]}px`);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    await page.waitForTimeout(100);
    problems.push(...(await problemsOfText(page)).map((problem) => `${width} px: ${problem}`));
  }
  await page.setViewportSize({ width: 360, height: 740 });
  return problems;
}

/** What goes wrong with text of twice the size alone. */
async function expectWhole(problems: (size: WrittenSize) => Promise<string[]>) {
  const usual = await problems('usual');
  const twice = await problems('twice');
  expect(twice.filter((problem) => !usual.includes(problem))).toEqual([]);
}

/** What does not fit on a phone that makes the text of a page larger once it is there. */
async function problemsOfZoom(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const size of ['usual', 'larger', 'twice'] as const) {
    await zoomText(page, size);
    await page.waitForTimeout(100);
    const found = (await problemsOfText(page)).filter((problem) => /wider|beyond|narrow/.test(problem));
    problems.push(...found.map((problem) => `${size}: ${problem}`));
  }
  return problems;
}

describe('text of twice the size is read whole, and makes nothing wider than the screen', () => {
  const pages = {} as Record<'public' | 'signed-in' | 'knowing', Record<WrittenSize, Page>>;

  async function openAt(size: WrittenSize, who?: Member): Promise<Page> {
    const opened = await open({ language: 'fr' });
    if (who) await signInAs(opened, who);
    await writeLarge(opened.page, size);
    await opened.page.emulateMedia({ reducedMotion: 'reduce' });
    return opened.page;
  }

  beforeAll(async () => {
    const [usual, twice] = sizes;
    pages.public = { usual: await openAt(usual), twice: await openAt(twice) };
    // What is asked of somebody once is asked of both.
    const newMember = () => registerMember({ businessName: 'Établissement de l’Exemple' }, 'fr');
    pages['signed-in'] = {
      usual: await openAt(usual, await newMember()),
      twice: await openAt(twice, await newMember()),
    };
    const knowing = await registerKnowing();
    pages.knowing = { usual: await openAt(usual, knowing), twice: await openAt(twice, knowing) };
  });

  async function show(page: Page, path: string) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('heading').first().waitFor();
  }

  it.for(partOf(import.meta.filename, names, 4))('on %s', async (name) => {
    const { path, access } = routes[name];
    await expectWhole(async (size: WrittenSize): Promise<string[]> => {
      const page = pages[access][size];
      await show(page, path);
      return problemsOf(page, size);
    });
    expect(await problemsOfZoom(pages[access].usual)).toEqual([]);
  });

  it.for(partOf(import.meta.filename, others, 4))('on the page of %s', async ([what, path]) => {
    const access = /network|saved|opened/.test(what)
      ? 'knowing'
      : what === 'a search'
        ? 'signed-in'
        : 'public';
    await expectWhole(async (size: WrittenSize): Promise<string[]> => {
      const page = pages[access][size];
      await show(page, path.replace(':word', word).replace(':slug', `${word}-1`));
      return problemsOf(page, size);
    });
    expect(await problemsOfZoom(pages[access].usual)).toEqual([]);
  });

  it('on the sheets of the search', async () => {
    await expectWhole(async (size: WrittenSize): Promise<string[]> => {
      const page = pages['signed-in'][size];
      const sheet = page.getByRole('dialog');
      const problems: string[] = [];
      const look = async (what: string) => {
        await sheet.waitFor();
        problems.push(...(await problemsOf(page, size)).map((problem) => `${what}, ${problem}`));
      };
      const close = async () => {
        await page.keyboard.press('Escape');
        await sheet.waitFor({ state: 'hidden' });
      };
      await show(page, `/find-contact?search=${word}`);
      await page.getByLabel(common.nav.openMenu).press('Enter');
      await look('menu');
      await close();
      await page.getByRole('button', { name: new RegExp(`^${search.filters.title}`) }).press('Enter');
      await sheet.getByLabel(search.filters.region, { exact: true }).waitFor();
      await look('filters');
      await close();
      await page.getByRole('button', { name: directory.share, exact: true }).press('Enter');
      await look('share');
      await close();
      await page
        .getByRole('button', { name: new RegExp(`^${directory.card.show}`) })
        .first()
        .press('Enter');
      await sheet.getByRole('button', { name: search.reveal.open }).waitFor();
      await look('cost');
      await sheet.getByRole('button', { name: search.reveal.open }).press('Enter');
      await sheet.getByRole('link', { name: /WhatsApp/ }).waitFor();
      await look('number');
      await close();
      problems.push(...(await problemsOf(page, size)).map((problem) => `cards, ${problem}`));
      return problems;
    });
  });

  it('on the sheet of a payment', async () => {
    await expectWhole(async (size: WrittenSize): Promise<string[]> => {
      const page = pages['signed-in'][size];
      await page.goto('/upgrade?plan=pro', { waitUntil: 'networkidle' });
      await page.getByRole('dialog').waitFor();
      return problemsOf(page, size);
    });
  });
});
