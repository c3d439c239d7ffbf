import { runScheduled } from '@mboalink/worker/local/serve-worker.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages as en } from '../../web/src/i18n/en/search.ts';
import { messages as fr } from '../../web/src/i18n/fr/search.ts';
import { insertSellers, registerMember, sql } from '../factories.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { addresses } from '../setup/shared-application.ts';
import { visits, visitsOf } from '../setup/visits.ts';

const open = useBrowser();

const sellers = await insertSellers(3, { city: 'penja' });
await insertSellers(2, { city: 'melong' });
await sql(`delete from jobs where name = 'index'`);
await runScheduled(addresses.url, '* * * * *', new Date());

const texts = { en, fr };
const row = { en: 'Plumbers in Penja', fr: 'Plombiers à Penja' };

async function openSearch(language: 'en' | 'fr', width: number, query = '') {
  const opened = await open({ language, width });
  await signInAs(opened, await registerMember({ city: 'melong' }, language));
  await opened.page.goto(`/find-contact${query}`);
  await opened.page.getByRole('heading', { level: 3 }).first().waitFor();
  const { box } = texts[language];
  const field = opened.page.getByRole('combobox', { name: box.label });
  const list = opened.page.getByRole('listbox', { name: box.suggestions });
  return { ...opened, field, list };
}

/** Those of the list: the fields of a wide screen have options too. */
const options = (page: Page) => page.getByRole('listbox').getByRole('option');

describe.each(visitsOf(import.meta.filename, visits))(
  'suggestions at $width px in $language',
  ({ width, language }) => {
    it('are chosen by the keyboard, and find as many as they say', async () => {
      const { page, field, list, problems } = await openSearch(language, width);
      await field.fill('plombié penj');
      const first = options(page).first();
      await first.getByText(row[language]).waitFor();
      expect(await first.textContent()).toMatch(/3$/);
      expect(await field.getAttribute('aria-expanded')).toBe('true');
      expect(await field.getAttribute('aria-controls')).toBe(await list.getAttribute('id'));
      expect(await field.getAttribute('aria-activedescendant')).toBeNull();

      await field.press('ArrowDown');
      expect(await field.getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'));
      expect(await first.getAttribute('aria-selected')).toBe('true');
      await field.press('ArrowUp');
      expect(await field.getAttribute('aria-activedescendant')).toBeNull();
      await field.press('ArrowUp');
      expect(await options(page).last().getAttribute('aria-selected')).toBe('true');
      await field.press('Escape');
      expect(await field.getAttribute('aria-expanded')).toBe('false');
      expect(await field.inputValue()).toBe('plombié penj');

      await field.press('ArrowDown');
      await field.press('ArrowDown');
      await field.press('Enter');
      await page.waitForURL(/city=penja/);
      await page.getByRole('heading', { name: /^3 / }).waitFor();
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
        ...{ category: 'plumbing-and-water', subcategory: 'plumbers' },
        ...{ region: 'littoral', city: 'penja' },
      });
      expect(await list.isVisible()).toBe(false);
      expect(problems).toEqual([]);
    });

    it('fit the screen above the keyboard, with lines for a thumb', async () => {
      const { page, field, list } = await openSearch(language, width);
      await field.fill('pl');
      await options(page).nth(5).waitFor();
      await page
        .getByRole('status')
        .filter({ hasText: /\d suggestions/ })
        .waitFor({ state: 'attached' });
      for (const option of await options(page).all()) {
        const size = await option.boundingBox();
        expect(size?.height).toBeGreaterThanOrEqual(44);
        expect((size?.x ?? 0) + (size?.width ?? 0)).toBeLessThanOrEqual(width);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const bottom = () =>
        list.evaluate((element) => element.parentElement?.getBoundingClientRect().bottom ?? 0);
      expect(await bottom()).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
      await page.evaluate(() => {
        const viewport = window.visualViewport;
        Object.defineProperty(viewport, 'height', { get: () => 420 });
        viewport?.dispatchEvent(new Event('resize'));
      });
      await expect.poll(bottom).toBeLessThanOrEqual(420);
      await field.press('ArrowUp');
      await expect
        .poll(async () => {
          const size = await options(page).last().boundingBox();
          return (size?.y ?? 0) + (size?.height ?? 0);
        })
        .toBeLessThanOrEqual(420);
    });
  },
);

it('offer what was searched before and found, at most five times, and forget it', async () => {
  const { page, field } = await openSearch('fr', 360);
  const { box, results } = fr;
  for (const text of [sellers.word, 'xqzwvk', 'plombier']) {
    await field.fill(text);
    await field.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('search') === text);
    await page
      .getByRole('heading', { name: text === 'xqzwvk' ? results.emptyTitle : /^\d/ })
      .first()
      .waitFor();
  }
  await field.fill('');
  const recent = page.getByRole('group', { name: box.recent }).getByRole('option');
  await expect.poll(() => recent.allInnerTexts()).toEqual(['plombier', sellers.word]);
  await page.getByRole('button', { name: box.clearRecent }).click();
  await expect.poll(() => recent.count()).toBe(0);
});

it('come from the phone when the server gives none: eight entries, and the words everywhere and at home', async () => {
  const { page, field } = await openSearch('fr', 360);
  await page.route(/directory\.autocomplete/, (route) => route.abort());
  await field.fill('riz');
  await page.getByText('Chercher « riz » à Melong').waitFor();
  expect(await options(page).count()).toBeLessThanOrEqual(10);
  await options(page).filter({ hasText: 'Chercher « riz » partout' }).click();
  await page.waitForURL(/search=riz/);
});

it('close a moment after the field is left, and say when there are none', async () => {
  const { page, field, list } = await openSearch('en', 1280);
  await field.fill('xqzwvk');
  await page.getByText(en.box.noSuggestions).waitFor();
  await field.fill('plumber');
  await options(page).first().waitFor();
  await field.blur();
  expect(await list.isVisible()).toBe(true);
  await list.waitFor({ state: 'hidden' });
});

it('are never those of an older text while the server is slow, but trades that are called so', async () => {
  const { page, field, problems } = await openSearch('fr', 360);
  await field.fill('plomb');
  await options(page).filter({ hasText: 'Plombiers' }).first().waitFor();
  const answers = Promise.withResolvers<void>();
  await page.route(/directory\.autocomplete/, async (route) => {
    await answers.promise;
    await route.continue();
  });
  const texts = () => options(page).allInnerTexts();
  await field.fill('plombiers');
  expect((await texts()).every((text) => /plombiers/i.test(text))).toBe(true);
  await field.fill('boul');
  expect((await texts()).map((text) => text.split('\n')[0])).toEqual(['Boulangerie']);
  await field.press('ArrowDown');
  await field.press('Enter');
  await page.waitForURL(/subcategory=bakery/);
  answers.resolve();
  expect(problems).toEqual([]);
});
