import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import auth from '../../web/src/locales/fr/auth.json' with { type: 'json' };
import payment from '../../web/src/locales/fr/payment.json' with { type: 'json' };
import { insertSellers, leadSellers, type Member, registerMember, sql } from '../factories.ts';
import { gotoWithScripts, type Opened, signInAs, useBrowser } from '../setup/page.ts';
import { newPayerPhone } from '../setup/payer-phones.ts';
import { inTurn } from '../setup/rounds.ts';

const open = useBrowser();
const daysOff = [2, -2];

let seller: Member;
let spent: Member;
let word: string;

beforeAll(async () => {
  const inserted = await insertSellers(4);
  word = inserted.word;
  await leadSellers(inserted.ids);
  // Open today and until tomorrow evening: two days before or later it would be closed.
  await sql(
    `update listings set opening_hours = (select jsonb_object_agg(to_char(day, 'dy'), '[["00:00", "24:00"]]'::jsonb)
      from generate_series(now() at time zone 'Africa/Douala', now() at time zone 'Africa/Douala' + interval '1 day', '1 day') as day)
      where user_id = any ($1)`,
    [inserted.ids],
  );
  [seller, spent] = await Promise.all([registerMember({}, 'fr'), registerMember({}, 'fr')]);
  await seller.client.rest('POST', `/contacts/${inserted.ids[0]}/reveal`);
  for (const id of inserted.ids.slice(0, 3)) await spent.client.rest('POST', `/contacts/${id}/reveal`);
});

/** Somebody whose phone is so many days ahead. */
async function openWith(days: number, member?: Member): Promise<Opened> {
  const opened = await open({ language: 'fr' });
  await opened.context.addInitScript((ahead) => {
    const True = Date;
    globalThis.Date = class extends True {
      constructor(...given: []) {
        super(...(given.length > 0 ? given : ([True.now() + ahead] as unknown as [])));
      }
      static override now = () => True.now() + ahead;
    } as DateConstructor;
  }, days * 86_400_000);
  if (member) await signInAs(opened, member);
  return opened;
}

/** All that can be read of a page once its scripts run, but for minutes, which pass. */
async function textOf(page: Page, path: string): Promise<string> {
  await gotoWithScripts(page, path);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 300)));
  const dates = await page
    .locator('input[type=date]')
    .evaluateAll((inputs) =>
      inputs.map((input) => `${input.getAttribute('min')} ${input.getAttribute('max')}`),
    );
  const text = await page.locator('main').first().textContent();
  return [text?.replace(/\d+\s(?=min)|(?<=\d\sh\s)\d\d/g, ''), ...dates].join(' ');
}

const pages = [
  ['the page of a business', () => `/business/${word}-1`, () => undefined, /Ouvert/],
  ['a list of businesses', () => `/categories?search=${word}`, () => undefined, /Ouvert/],
  ['a search', () => `/find-contact?search=${word}`, () => seller, /Ouvert/],
  ['a day that is used up', () => `/find-contact?search=${word}`, () => spent, /\d\sh\s|min/],
  ['the contacts', () => '/my-contacts', () => seller, /Aujourd’hui/i],
  ['the dashboard', () => '/dashboard', () => seller, /auj/i],
  ['the plan', () => '/settings/plan', () => seller, /\d/],
  ['the listing', () => '/settings/listing', () => seller, /./],
] as const;

it.each(inTurn(pages, 0))(
  '%s says the same on a phone whose clock is two days off',
  async (place, path, member, says) => {
    const shown = [];
    // Each is ahead or behind; the long tests look at both.
    for (const days of [0, ...inTurn(daysOff, place.length)]) {
      const { page, problems } = await openWith(days, member());
      shown.push(await textOf(page, path()));
      expect(problems).toEqual([]);
    }
    expect(shown[0]).toMatch(says);
    expect(new Set(shown).size).toBe(1);
  },
);

it.each(inTurn(daysOff, 0))(
  'a code is waited for and taken with a clock that is %s days off',
  async (days) => {
    const member = await registerMember({}, 'fr');
    const { page } = await openWith(days);
    await page.goto('/login', { waitUntil: 'networkidle' });
    await page.getByLabel(auth.fields.email).fill(member.user.email);
    await page.getByLabel(auth.fields.whatsapp).fill(member.user.whatsapp.slice(3));
    await page.getByRole('button', { name: auth.login.send }).click();
    await page.getByText(auth.code.sentTo).waitFor();
    const again = page.getByRole('button', { name: auth.code.resend });
    const resendIn = auth.code.resendIn.replace('{{time}}', '');
    await page.getByText(new RegExp(`${resendIn}[01]:\\d\\d`)).waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByText(auth.code.sentTo).waitFor();
    await again.waitFor();
  },
);

it.each(inTurn(daysOff, 1))(
  'a payment is waited for three minutes with a clock that is %s days off',
  async (days) => {
    const { page } = await openWith(days, await registerMember({}, 'fr'));
    await page.goto('/upgrade?plan=basic', { waitUntil: 'networkidle' });
    const dialog = page.locator('dialog:modal');
    await dialog.getByRole('textbox').fill(newPayerPhone('0003'));
    await dialog.getByRole('button', { name: /3\s?000/ }).click();
    await dialog.getByText(payment.waiting.sent, { exact: true }).waitFor();
    await dialog.getByText(/^(3:00|2:[45]\d)$/).waitFor();
  },
);
