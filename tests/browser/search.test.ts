import { weekDays } from '@mboalink/shared/accounts/business-words.ts';
import { weekDayAt } from '@mboalink/shared/directory/opening-hours.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import enDirectory from '../../web/src/locales/en/directory.json' with { type: 'json' };
import en from '../../web/src/locales/en/search.json' with { type: 'json' };
import frDirectory from '../../web/src/locales/fr/directory.json' with { type: 'json' };
import fr from '../../web/src/locales/fr/search.json' with { type: 'json' };
import { insertSellers, type Member, registerMember, sql } from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { openAs, useBrowser } from '../setup/page.ts';
import { shiftsOf } from '../setup/shifts.ts';
import { visits, visitsOf } from '../setup/visits.ts';

const open = useBrowser();
const words = { en: { ...en, export: enDirectory.export }, fr: { ...fr, export: frDirectory.export } };
const { word, ids } = await insertSellers(45);
const cards = (page: Page) => page.getByRole('article');
const options = (page: Page) => page.getByRole('listbox').getByRole('option');

const asked = {
  en: { text: 'I am looking for a plumber in Douala', title: /^Plumbers in Douala · \d/ },
  fr: { text: 'je cherche un plombier à Douala', title: /^Plombiers à Douala · \d/ },
};

describe.each(visitsOf(import.meta.filename, visits))('the search in $language at $width px', (visit) => {
  const { box, filters, results, quota, openedToday } = words[visit.language];

  const openSearch = (member: Member, query = '') => openAs(open, member, `/find-contact${query}`, visit);

  const field = (page: Page) => page.getByRole('combobox', { name: box.label });

  it('shows contacts high up, for everybody to read, and nothing moves', async () => {
    const { page, problems } = await openSearch(await registerMember({ type: 'buyer' }), `?search=${word}`);
    expect(await cards(page).count()).toBe(20);
    const third = await cards(page).nth(2).boundingBox();
    if (visit.width === 360) expect((third?.y ?? 0) + (third?.height ?? 0)).toBeLessThanOrEqual(740 - 58);
    await expectWhole(page);
    expect(await shiftsOf(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('goes on by itself for a page, then by its button, and says its end', async () => {
    const { page } = await openSearch(await registerMember({ type: 'buyer' }), `?search=${word}`);
    const more = page.getByRole('link', { name: results.loadMore });
    await more.scrollIntoViewIfNeeded();
    await expect.poll(() => cards(page).count()).toBe(40);
    await more.click();
    await page.getByText(results.end).waitFor();
    expect(await cards(page).count()).toBe(45);
  });

  it('says what it understood, and leads back to the words', async () => {
    const { page } = await openSearch(await registerMember({ type: 'buyer' }));
    const { text, title } = asked[visit.language];
    await field(page).fill(text);
    await field(page).press('Enter');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.goto(`/find-contact?search=plonbier`);
    await page.getByRole('link', { name: words[visit.language].understood.instead }).click();
    await page.waitForURL(/exact=true/);
    await page.getByText(results.emptyTitle).waitFor();
    await page.getByText(results.emptyText).waitFor();
    await page.getByRole('link', { name: results.widen.exact }).first().click();
    await cards(page).first().waitFor();
  });

  it('suggests six searches and four to try, then what was searched for', async () => {
    const member = await registerMember({ type: 'buyer', city: 'douala' }, visit.language);
    const { page, problems } = await openSearch(member, `?search=${word}`);
    await field(page).fill('');
    await expect.poll(() => options(page).count()).toBe(6 + 4 + 1);
    for (const title of [box.popular, box.tryThese, box.recent])
      await page.getByRole('listbox').getByText(title, { exact: true }).waitFor();
    await options(page).filter({ hasText: word }).click();
    await page.waitForURL(new RegExp(`search=${word}`));
    await field(page).fill('');
    await page.getByRole('button', { name: box.clearRecent }).click();
    await expect.poll(() => options(page).count()).toBe(6 + 4);
    await page.getByRole('button', { name: box.submit }).dispatchEvent('click');
    await page.getByText(box.needCriteria).waitFor();
    expect(problems).toEqual([]);
  });

  it('suggests from the catalogue where the server does not answer, and the words themselves', async () => {
    const { page } = await openSearch(await registerMember({ type: 'buyer', city: 'douala' }));
    await page.route('**/api/trpc/directory.autocomplete*', (route) => route.abort());
    await field(page).fill('p');
    await expect
      .poll(() =>
        options(page)
          .filter({ hasText: '“p”' })
          .or(options(page).filter({ hasText: /«\sp\s»/ }))
          .count(),
      )
      .toBe(2);
    const suggested = await options(page).count();
    expect(suggested).toBeGreaterThanOrEqual(8 + 2);
    await page.unroute('**/api/trpc/directory.autocomplete*');
    await field(page).fill('xqzwvkjh');
    await page.getByText(box.noSuggestions, { exact: true }).first().waitFor();
  });

  it('stops at the limit of the day, and goes on without numbers', async () => {
    const member = await registerMember();
    for (const id of ids.slice(0, 3)) await member.client.rest('POST', `/contacts/${id}/reveal`);
    const { page, problems } = await openSearch(member, `?search=${word}`);
    await page.getByRole('heading', { name: quota.reached }).waitFor();
    await page.getByRole('link', { name: quota.upgradeTrial }).first().waitFor();
    await page.getByRole('heading', { name: openedToday.title }).waitFor();
    expect(await cards(page).count()).toBe(0);
    await expectWhole(page);
    await page.getByRole('button', { name: quota.dismiss }).click();
    await expect.poll(() => page.getByRole('heading', { name: quota.reached }).count()).toBe(0);
    await page.reload();
    await page.getByRole('link', { name: quota.browse }).click();
    await cards(page).first().waitFor();
    await page.getByText(quota.browsing).waitFor();
    expect(problems).toEqual([]);
  });

  it('tells whose trial is over what still works', async () => {
    const member = await registerMember();
    await sql(`update subscriptions set trial_ends_at = now() - interval '1 day' where user_id = $1`, [
      member.user._id,
    ]);
    const { page } = await openSearch(member, `?search=${word}`);
    await page.getByRole('heading', { name: words[visit.language].failure.trialEnded }).waitFor();
    await page.getByRole('link', { name: quota.browse }).click();
    await cards(page).first().waitFor();
  });

  it('keeps a search that failed, and tries again', async () => {
    const { page } = await openSearch(await registerMember({ type: 'buyer' }));
    await page.route('**/api/trpc/directory.search*', (route) => route.abort());
    await field(page).fill(word);
    await field(page).press('Enter');
    await page.getByRole('heading', { name: words[visit.language].failure.title }).waitFor();
    await page.unroute('**/api/trpc/directory.search*');
    await page.getByRole('alert').getByRole('button').first().click();
    await cards(page).first().waitFor();
  });

  it('is narrowed by hours, picture and price, which words say as well', async () => {
    const today = weekDayAt(new Date());
    const hours = (day: string, whose: readonly string[]) =>
      sql(
        'update listings set opening_hours = jsonb_build_object($1::text, $2::jsonb) where user_id = any ($3)',
        [...[day, '[["00:00", "24:00"]]', whose]],
      );
    await hours(today, ids.slice(0, 2));
    await hours(weekDays.find((day) => day !== today) ?? '', ids.slice(2));
    await sql(
      `update listings set prices = '[{"label": "Visite", "fromXaf": 3000}]' where user_id = any ($1)`,
      [ids],
    );
    const { page, problems } = await openSearch(await registerMember({ type: 'buyer' }), `?search=${word}`);
    const chip = (name: string) => page.getByRole('link', { name, exact: true });
    await chip(results.openNow).click();
    await expect.poll(() => cards(page).count()).toBe(2);
    await chip(results.openNow).click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(2);
    await page.getByRole('button', { name: filters.maxPrice, exact: true }).click();
    await page.getByRole('dialog').getByLabel(filters.maxPrice).selectOption('2000');
    await page.getByRole('dialog').locator('button[type=submit]').last().click();
    const under = (price: string) => results.under.replace('{{price}}', `${price}\u00a0FCFA`);
    await chip(under('2\u00a0000')).click();
    await chip(results.withPicture).click();
    await page.getByRole('link', { name: results.widen.withPicture }).click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(2);
    await field(page).fill(`${word} max 5000`);
    await field(page).press('Enter');
    await chip(under('5\u00a0000')).click();
    await page.waitForURL(/maxPrice=0/);
    await chip(under('5\u00a0000')).waitFor({ state: 'detached' });
    await expectWhole(page);
    expect(problems).toEqual([]);
    await sql(`update listings set opening_hours = '{}', prices = '[]' where user_id = any ($1)`, [ids]);
  });

  it('has an alert, an export and the figures for a list', async () => {
    const member = await registerMember({ type: 'buyer' });
    await member.client.rest('POST', `/contacts/${ids[4]}/reveal`);
    const { page, problems } = await openSearch(member, `?search=${word}`);
    const { alert, export: exporting, stats } = words[visit.language];
    await page.getByRole('list', { name: stats.label }).first().waitFor({ state: 'attached' });
    // The next page comes above what is pressed, and moves it.
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect.poll(() => cards(page).count()).toBe(40);
    await page.locator('footer').getByRole('button', { name: alert.save }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: alert.save }).click();
    await dialog.getByText(alert.saved).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('footer').getByRole('button', { name: exporting.open }).click();
    const file = page.waitForEvent('download');
    await dialog.getByRole('link', { name: exporting.csv }).click();
    expect((await file).suggestedFilename()).toMatch(/^mboalink-\d{4}-\d\d-\d\d.*\.csv$/);
    expect(problems).toEqual([]);
  });
});

it('leads a visitor to the registration, and back', async () => {
  const { page } = await open({ language: 'fr' });
  for (const path of ['find-contact', 'search-contacts', 'find-business-contacts', 'business-directory']) {
    await page.goto(`/${path}?search=plombier`);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toMatch(
      /^\/register\?next=%2F[a-z-]+%3Fsearch%3Dplombier$/,
    );
  }
});

it('reaches the first number within fifteen presses of Tab, on a wide screen', async () => {
  const buyer = await registerMember({ type: 'buyer' });
  const { page } = await openAs(open, buyer, `/find-contact?search=${word}`, { language: 'fr', width: 1280 });
  const isThere = () => page.evaluate(() => document.activeElement?.closest('article form') !== null);
  let presses = 0;
  for (; !(await isThere()) && presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    const skips = await page.evaluate(() =>
      document.activeElement?.matches('a[href="#content"], a[href="#results"]'),
    );
    if (skips) await page.keyboard.press('Enter');
  }
  expect(presses).toBeLessThanOrEqual(15);
});
