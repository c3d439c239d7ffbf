import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages as commonEn } from '../../web/src/i18n/en/common.ts';
import { messages } from '../../web/src/i18n/en/search.ts';
import { insertSellers, registerMember } from '../factories.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { itLong } from '../setup/rounds.ts';

const open = useBrowser();

const { box, filters, results } = messages;
const douala = await insertSellers(3);

/** The search screen of somebody signed in, with its first results. */
async function openSearch(width: number, query = '') {
  const opened = await open({ language: 'en', width });
  await signInAs(opened, await registerMember());
  await opened.page.goto(`/find-contact${query}`);
  await opened.page.getByRole('region', { name: results.label }).waitFor();
  await opened.page.getByRole('heading', { level: 3 }).first().waitFor();
  return opened;
}

const regionOf = (page: Page) => page.getByLabel(filters.region, { exact: true });
const wordsOf = (page: Page) => page.getByRole('combobox', { name: box.label });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** The button that applies, once it says how many contacts that shows. */
const applyOf = (page: Page, count: number) =>
  page.getByRole('button', { name: filters.applyTo_other.replace('{{shown}}', String(count)), exact: true });
const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Opens the sheet of a phone. */
async function openSheet(page: Page) {
  await page.getByRole('button', { name: new RegExp(`^${filters.title}`) }).click();
  await page.getByRole('dialog').waitFor();
}

describe('words and filters of a wide screen are one search', () => {
  it('Search and Enter search in the region that was chosen and not applied', async () => {
    for (const run of ['button', 'Enter']) {
      const { page, problems } = await openSearch(1280);
      await regionOf(page).selectOption('west');
      await wordsOf(page).fill(douala.word);
      if (run === 'Enter') await wordsOf(page).press('Enter');
      else await press(page, box.submit);
      await page.getByText(results.emptyTitle).waitFor();
      expect(searchOf(page)).toEqual({ search: douala.word, region: 'west' });
      expect(problems).toEqual([]);
    }
  });

  itLong('Search alone runs a region without words', async () => {
    const { page } = await openSearch(1280);
    await regionOf(page).selectOption('littoral');
    await press(page, box.submit);
    await page.waitForURL(/region=littoral/);
    expect(searchOf(page)).toEqual({ region: 'littoral' });
  });

  it('Apply searches for the words that were typed', async () => {
    const { page, problems } = await openSearch(1280);
    await wordsOf(page).fill(` ${douala.word} `);
    await regionOf(page).selectOption('littoral');
    await applyOf(page, 3).click();
    await page.getByRole('heading', { name: /^3 contacts/ }).waitFor();
    expect(searchOf(page)).toEqual({ search: douala.word, region: 'littoral' });
    expect(problems).toEqual([]);
  });

  it('a filter taken away keeps what was typed and chosen beside it', async () => {
    const { page } = await openSearch(1280, '?region=littoral');
    await wordsOf(page).fill(douala.word);
    await page.getByRole('radio', { name: filters.types.seller }).check({ force: true });
    await page
      .getByRole('group', { name: filters.active })
      .getByRole('button', { name: /Littoral/ })
      .click();
    await page.waitForURL((url) => !url.searchParams.has('region'));
    expect(searchOf(page)).toEqual({ search: douala.word, userType: 'seller' });
  });

  itLong('Search and Apply without anything say what is missing', async () => {
    const { page } = await openSearch(1280);
    await press(page, box.submit);
    await page.getByText(box.needCriteria).waitFor();
    expect(searchOf(page)).toEqual({});
  });
});

describe('Clear all', () => {
  itLong('clears what was chosen and not applied, beside the results', async () => {
    const { page } = await openSearch(1280, `?search=${douala.word}`);
    await regionOf(page).selectOption('west');
    await page.getByRole('radio', { name: filters.types.buyer }).check({ force: true });
    await press(page, filters.clear);
    expect(await regionOf(page).inputValue()).toBe('');
    expect(await page.getByRole('radio', { name: filters.types.all }).isChecked()).toBe(true);
    expect(searchOf(page)).toEqual({ search: douala.word });
    await press(page, box.submit);
    expect(searchOf(page)).toEqual({ search: douala.word });
  });

  it('clears it in the sheet of a phone, and the filters that were applied', async () => {
    const { page, problems } = await openSearch(360, '?region=littoral');
    await openSheet(page);
    expect(await regionOf(page).inputValue()).toBe('littoral');
    await page.getByLabel(filters.city, { exact: true }).selectOption('edea');
    await press(page, filters.clear);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(searchOf(page)).toEqual({});
    await openSheet(page);
    expect(await regionOf(page).inputValue()).toBe('');
    await regionOf(page).selectOption('west');
    await press(page, filters.clear);
    await openSheet(page);
    expect(await regionOf(page).inputValue()).toBe('');
    expect(problems).toEqual([]);
  });
});

describe('the way back of a phone', () => {
  itLong('closes the filters and stays on the page', async () => {
    const { page, problems } = await openSearch(360, `?search=${douala.word}`);
    await openSheet(page);
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(searchOf(page)).toEqual({ search: douala.word });
    expect(problems).toEqual([]);
  });

  it('goes from what the filters found to what was there before, in one step', async () => {
    const { page } = await openSearch(360, `?search=${douala.word}`);
    await openSheet(page);
    await regionOf(page).selectOption('littoral');
    await applyOf(page, 3).click();
    await page.waitForURL(/region=littoral/);
    await page.goBack();
    await page.waitForURL((url) => !url.searchParams.has('region'));
    expect(searchOf(page)).toEqual({ search: douala.word });
  });
});

describe('words and filters of a phone are one search', () => {
  itLong('Apply in the sheet searches for the words in the bar', async () => {
    const { page, problems } = await openSearch(360);
    await wordsOf(page).fill(douala.word);
    await wordsOf(page).press('Escape');
    await openSheet(page);
    await regionOf(page).selectOption('littoral');
    await applyOf(page, 3).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: /^3 contacts/ }).waitFor();
    expect(searchOf(page)).toEqual({ search: douala.word, region: 'littoral' });
    expect(problems).toEqual([]);
  });

  it.each([
    [
      'the button',
      (page: Page) => page.getByRole('dialog').getByRole('button', { name: commonEn.ui.close }).click(),
    ],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ])('a region chosen in a sheet that was closed by %s counts for nothing', async (_, close) => {
    const { page } = await openSearch(360);
    await wordsOf(page).fill(douala.word);
    await wordsOf(page).press('Escape');
    await openSheet(page);
    await regionOf(page).selectOption('west');
    await close(page);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: filters.title, exact: true }).waitFor();
    await wordsOf(page).press('Enter');
    await page.getByRole('heading', { name: /^3 contacts/ }).waitFor();
    expect(searchOf(page)).toEqual({ search: douala.word });
    await openSheet(page);
    expect(await regionOf(page).inputValue()).toBe('');
  });
});

describe('Apply says how many contacts it shows', () => {
  it.each([360, 1280])('and how many it shows is that, %s pixels wide', async (width) => {
    const { page, problems } = await openSearch(width, `?search=${douala.word}`);
    if (width === 360) await openSheet(page);
    // What is shown already is not counted again.
    await page.getByRole('button', { name: filters.apply, exact: true }).waitFor();
    await regionOf(page).selectOption('west');
    await page.getByRole('button', { name: filters.applyToNobody }).waitFor();
    await regionOf(page).selectOption('littoral');
    await applyOf(page, 3).click();
    await page.getByRole('heading', { name: /^3 contacts/ }).waitFor();
    expect(problems).toEqual([]);
  });

  itLong('says nothing of it where that is not known, and applies all the same', async () => {
    const { page } = await openSearch(1280, `?search=${douala.word}`);
    await page.route('**/api/trpc/directory.count*', (route) => route.abort());
    await regionOf(page).selectOption('littoral');
    await press(page, filters.apply);
    await page.waitForURL(/region=littoral/);
    await page.getByRole('heading', { name: /^3 contacts/ }).waitFor();
  });
});

it.each([360, 1280])('the region is seen without scrolling, %s pixels wide', async (width) => {
  const { page } = await openSearch(width);
  if (width === 360) await openSheet(page);
  await page.getByRole('checkbox').first().waitFor();
  const field = await regionOf(page).boundingBox();
  const apply = await page.getByRole('button', { name: filters.apply, exact: true }).boundingBox();
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(apply?.y ?? 0);
});

it('what to try beside what is typed belongs to it, or is not there', async () => {
  const { page } = await openSearch(360);
  const tries = page.getByRole('group', { name: box.tryThese });
  await wordsOf(page).click();
  await tries.getByRole('button').first().waitFor();
  const popular = await tries.getByRole('button').allTextContents();
  await wordsOf(page).fill('carpenter');
  await page.getByRole('option', { name: /^Wood Carpentry/ }).waitFor();
  await tries.getByRole('button', { name: 'Aluminium Joinery' }).waitFor();
  for (const text of popular) expect(await tries.getByRole('button', { name: text }).count()).toBe(0);
  await wordsOf(page).fill('zzzz');
  await page.getByText(box.noSuggestions).waitFor();
  expect(await tries.count()).toBe(0);
});
