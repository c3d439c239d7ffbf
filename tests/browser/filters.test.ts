import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import en from '../../web/src/locales/en/search.json' with { type: 'json' };
import fr from '../../web/src/locales/fr/search.json' with { type: 'json' };
import { insertSellers, registerMember } from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { openAs, useBrowser } from '../setup/page.ts';
import { visits, visitsOf } from '../setup/visits.ts';

const open = useBrowser();
const words = { en, fr };
await insertSellers(3, { city: 'penja' });

const plumbers = { en: 'Plumbers', fr: 'Plombiers' };
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

describe.each(visitsOf(import.meta.filename, visits))('the filters, in $language at $width px', (visit) => {
  const { filters, head } = words[visit.language];

  async function openSearch(path: string, javaScriptEnabled = true) {
    const buyer = await registerMember({ type: 'buyer' }, visit.language);
    return openAs(open, buyer, `/find-contact${path}`, { ...visit, javaScriptEnabled });
  }

  it('hold what the words were taken for, count what they would find, and find it', async () => {
    const { page, problems } = await openSearch('?search=plombier+penja');
    await page.getByRole('button', { name: filters.show }).click();
    const dialog = page.getByRole('dialog', { name: filters.title });
    await dialog
      .getByRole('radio', { name: new RegExp(`^${plumbers[visit.language]}`), checked: true })
      .waitFor();
    expect(await dialog.getByLabel(filters.city).inputValue()).toBe('penja');
    await dialog.getByText(filters.fixedCountry).waitFor();
    await dialog.getByRole('button', { name: filters.applyTo_other.replace('{{shown}}', '3') }).waitFor();
    await expectWhole(page);
    await dialog.getByLabel(filters.region).selectOption('centre');
    expect(await dialog.getByLabel(filters.city).inputValue()).toBe('');
    await dialog.getByRole('radio', { name: filters.types.seller, exact: true }).check();
    await dialog
      .locator('form')
      .filter({ has: page.locator('[name=region]') })
      .locator('button[type=submit]')
      .click();
    await page.waitForURL(/region=centre/);
    expect(query(page)).toEqual({
      ...{ category: 'plumbing-and-water', subcategory: 'plumbers' },
      ...{ region: 'centre', userType: 'seller' },
    });
    await page.getByRole('button', { name: filters.show }).click();
    await dialog.getByRole('link', { name: filters.clear }).click();
    await expect.poll(() => query(page)).toEqual({});
    expect(problems).toEqual([]);
  });

  it('open level by level, and all categories are one stop of the keyboard', async () => {
    const { page } = await openSearch('');
    await page.getByRole('button', { name: filters.show }).click();
    const dialog = page.getByRole('dialog');
    for (const text of [filters.selectMain, filters.selectSub]) await dialog.getByText(text).waitFor();
    const find = dialog.getByLabel(filters.find);
    await find.fill('zzzz');
    await dialog.getByText(filters.noneFound).waitFor();
    await find.fill('');
    await find.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).not.toBe('category');
    await dialog.getByRole('radio').nth(1).check();
    await expect.poll(() => dialog.locator('input[name=subcategory]').count()).toBeGreaterThan(1);
  });

  it('are a form where no script runs', async () => {
    const { page } = await openSearch('?search=plombier+penja', false);
    await page.getByRole('button', { name: filters.show }).click();
    await page.waitForURL(/filters=1/);
    await page.getByLabel(filters.region).selectOption('centre');
    await page
      .locator('form')
      .filter({ has: page.locator('[name=region]') })
      .locator('button[type=submit]')
      .click();
    await page.waitForURL(/region=centre/);
    expect(await page.title()).toContain(head.title);
  });
});
