import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { routes } from '../../web/src/app/routes.ts';
import { messages as directory } from '../../web/src/i18n/en/directory.ts';
import { messages as search } from '../../web/src/i18n/en/search.ts';
import { pageNames } from '../../web/src/lib/paths.ts';
import { insertSellers, registerMember } from '../factories.ts';
import { problemsOfForcedColours } from '../setup/forced-colours.ts';
import { walkByTab } from '../setup/keyboard.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { partOf } from '../setup/visits.ts';

const open = useBrowser();

const pages = {} as Record<'public' | 'signed-in', Page>;

/** What was looked at on one page is so on all. */
const known = new Set<string>();

let word: string;

const names = pageNames().filter((name) => name !== 'logout');

beforeAll(async () => {
  word = (await insertSellers(2)).word;
  pages.public = (await open({ language: 'en' })).page;
  const opened = await open({ language: 'en' });
  await signInAs(opened, await registerMember({ businessName: 'Atelier de l’Exemple' }));
  pages['signed-in'] = opened.page;
  for (const page of Object.values(pages))
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
});

async function show(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('heading').first().waitFor();
}

it.for(partOf(import.meta.filename, names, 4))('%s tells nothing by colours alone', async (name) => {
  const { path, access } = routes[name];
  const page = pages[access];
  await show(page, path);
  expect(await problemsOfForcedColours(page, known)).toEqual([]);
  expect((await walkByTab(page)).problems).toEqual([]);
});

it.for([
  ['a trade', '/categories/plumbers'],
  ['a business', '/business/:slug'],
  ['a poster', '/business/:slug/poster'],
] as const)('the page of %s tells nothing by colours alone', async ([, path]) => {
  await show(pages.public, path.replace(':slug', `${word}-1`));
  expect(await problemsOfForcedColours(pages.public, known)).toEqual([]);
});

it('suggestions, sheets and what is left of a day are told by more than colours', async () => {
  const page = pages['signed-in'];
  const sheet = page.getByRole('dialog');
  await show(page, `/find-contact?search=${word}`);
  const words = page.getByRole('combobox', { name: search.box.label });
  await words.fill('plumb');
  await page.getByRole('option').nth(1).waitFor();
  // What is known here is listed first, then what the server knows.
  await page.waitForTimeout(1_000);
  await page.waitForLoadState('networkidle');
  await words.press('ArrowDown');
  expect(await problemsOfForcedColours(page, known, '[role=listbox]')).toEqual([]);
  await words.press('Escape');

  await page.getByRole('button', { name: new RegExp(`^${search.filters.title}`) }).press('Enter');
  await sheet.getByLabel(search.filters.region, { exact: true }).waitFor();
  expect(await problemsOfForcedColours(page, known, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });

  await page
    .getByRole('button', { name: new RegExp(`^${directory.card.show}`) })
    .first()
    .press('Enter');
  await sheet.getByRole('button', { name: search.reveal.open }).press('Enter');
  await sheet.getByRole('link', { name: /WhatsApp/ }).waitFor();
  expect(await problemsOfForcedColours(page, known, 'dialog[open]')).toEqual([]);
  const [opened, left] = await sheet.getByRole('img').last().locator('> *').all();
  expect(await opened?.screenshot()).not.toEqual(await left?.screenshot());
});
