import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { messages as accountsEn } from '../../web/src/i18n/en/accounts.ts';
import { messages as accountsFr } from '../../web/src/i18n/fr/accounts.ts';
import { insertSellers, readCode, registrationFields, sql } from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { choose, fillRegistration, registered } from '../setup/fill-registration.ts';
import { holdBack, useBrowser } from '../setup/page.ts';
import { totalShift } from '../setup/shifts.ts';
import { visits as fewVisits, oneOfBoth, partOf } from '../setup/visits.ts';

const open = useBrowser();

const accounts = { en: accountsEn, fr: accountsFr };
const trades = {
  en: { plumbers: 'Plumbers', product: 'cement', sellers: 'Cement & Blocks' },
  fr: { plumbers: 'Plombiers', product: 'ciment', sellers: 'Ciment et parpaings' },
};

const visits = (['fr', 'en'] as const).flatMap((language) =>
  [360, 768, 1280].map((width) => ({ language, width })),
);

/** What the page sends to register, beside the proof of its address. */
function watchRegistration(page: Page): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('accounts.register?') && !request.url().endsWith('accounts.register')) return;
    const { proof: _, ...fields } = request.postDataJSON()['0'] ?? request.postDataJSON();
    sent.push(fields);
  });
  return sent;
}

const textIn = (page: Page, label: string) => page.getByRole('combobox', { name: label }).inputValue();

describe.each(partOf(import.meta.filename, visits))(
  'a buyer, in $language at $width px',
  ({ language, width }) => {
    const { fields, register, type } = accounts[language];

    it('sees all that is asked on one screen, which fits and stands still', async () => {
      const { page, problems } = await open({ language, width });
      await page.goto('/register', { waitUntil: 'networkidle' });
      expect(await totalShift(page)).toBe(0);
      const submit = page.getByRole('button', { name: register.submit, exact: true });
      expect((await submit.boundingBox())?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
      expect(await page.locator('main form textarea').count()).toBe(0);
      if (width === 360) expect(await page.locator('body > * footer nav').count()).toBe(0);
      await page.getByRole('radio', { name: type.buyer, exact: true }).check({ force: true });
      await choose(page, fields.city, 'Douala');
      await expectWhole(page);
      expect(problems).toEqual([]);
    });
  },
);

it.each(fewVisits)(
  'who is told why they are here finds a form that stands still, in $language at $width px',
  async (visit) => {
    const { page } = await open(visit);
    const { redirected } = accounts[visit.language];
    const { word } = await insertSellers(1);
    const number = `/find-contact?contact=${word}-1`;
    for (const [form, next, why] of [
      ['/register', number, redirected.accessContacts],
      ['/login', number, redirected.accessPage],
      ['/login', '/settings', redirected.accessPage],
    ] as const) {
      await page.goto(`${form}?next=${encodeURIComponent(next)}`, { waitUntil: 'networkidle' });
      await page.getByText(why).waitFor();
      if (next === number) await page.getByText(`${word} 1`).waitFor();
      expect(await totalShift(page), `${form} to ${next}`).toBe(0);
    }
  },
);

describe.each(oneOfBoth(['en', 'fr'] as const))('a buyer, in %s', (language) => {
  const { fields, register, type, code } = accounts[language];
  const { plumbers, product, sellers } = trades[language];

  it('sends by two fields the four that the server asks, and is there after the code', async () => {
    const { page, problems } = await open({ language });
    const sent = watchRegistration(page);
    const email = await fillRegistration(page, language, 'buyer');
    await page.keyboard.type(await readCode(email));
    await page.getByText(registered[language].title).waitFor();
    expect(sent).toEqual([
      {
        ...{ name: 'Ngo Biyong Test', email, whatsapp: expect.any(String), type: 'buyer' },
        ...{ category: 'plumbing-and-water', subcategory: 'plumbers', items: [] },
        ...{ country: 'Cameroon', region: 'littoral', city: 'douala', quartier: '', landmark: '' },
        ...{ description: '', keywords: [], language, termsAgreed: true },
      },
    ]);
    const user = JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? '{}');
    expect(user).toMatchObject({ email, userType: 'buyer', city: 'douala', subcategory: 'plumbers' });
    expect(problems).toEqual([]);
  });

  it('finds the form filled in with the trade and the town of the page that brought them', async () => {
    const { ids } = await insertSellers(1);
    const [business] = await sql<{ slug: string }>('select slug from listings where user_id = $1', [ids[0]]);
    const { page, problems } = await open({ language });
    await page.goto(`/business/${business?.slug}`);
    await page.locator('a.button').first().click();
    await page.waitForURL('**/register?next=*');
    await expect.poll(() => textIn(page, fields.interest)).toBe(plumbers);
    expect(await textIn(page, fields.city)).toBe('Douala');
    expect(await page.getByRole('radio', { name: type.buyer, exact: true }).isChecked()).toBe(true);
    expect(problems).toEqual([]);
  });

  it('finds it filled in with what their words meant', async () => {
    const { page, problems } = await open({ language });
    await page.goto(`/find-contact?search=${product}+Bafoussam`);
    await page.waitForURL('**/register');
    await expect.poll(() => textIn(page, fields.interest)).toBe(sellers);
    expect(await textIn(page, fields.city)).toBe('Bafoussam');
    expect(problems).toEqual([]);
  });

  it('loses nothing that they chose and typed before the client was there', async () => {
    const { page } = await open({ language });
    const letGo = await holdBack(page, '**/assets/main-*.js');
    await page.goto('/register');
    await page.getByRole('radio', { name: type.buyer, exact: true }).check({ force: true });
    await page.getByLabel(fields.name).fill('Ngo Biyong');
    await page.getByRole('combobox', { name: fields.city }).fill('douala');
    await page.getByRole('checkbox').press('Space');
    letGo();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('registration-draft')))
      .toContain('"city":"douala"');
    expect(await textIn(page, fields.city)).toMatch(/douala/i);
    expect(await page.getByLabel(fields.name).inputValue()).toBe('Ngo Biyong');
    expect(await page.getByRole('checkbox').isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: type.buyer, exact: true }).isChecked()).toBe(true);
  });

  it('registers by the keyboard alone, and keeps it all over a reload', async () => {
    const { page } = await open({ language });
    const { email, whatsapp } = registrationFields();
    await page.goto('/register', { waitUntil: 'networkidle' });
    await page.getByRole('radio', { name: type.buyer, exact: true }).focus();
    const { keyboard } = page;
    await keyboard.press('Space');
    for (const text of ['Ngo Biyong', email, whatsapp.slice(3)]) {
      await keyboard.press('Tab');
      await keyboard.type(text);
    }
    await keyboard.press('Tab');
    await keyboard.type('doua');
    await page.getByRole('option').first().waitFor();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await keyboard.type(plumbers.slice(0, 5));
    await page.getByRole('option').first().waitFor();
    await keyboard.press('Tab');
    await page.reload();
    await expect.poll(() => textIn(page, fields.interest)).toBe(plumbers);
    expect(await textIn(page, fields.city)).toBe('Douala');
    await page.getByRole('checkbox').focus();
    await keyboard.press('Space');
    await page.getByRole('button', { name: register.submit, exact: true }).focus();
    await keyboard.press('Enter');
    await page.getByText(code.sentTo).waitFor();
    // The field for it stands before the mail has left.
    await keyboard.type(await vi.waitFor(() => readCode(email), 5000));
    await page.getByText(registered[language].title).waitFor();
  });
});
