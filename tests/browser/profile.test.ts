import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import formEn from '../../web/src/locales/en/form.json' with { type: 'json' };
import listingEn from '../../web/src/locales/en/listing.json' with { type: 'json' };
import formFr from '../../web/src/locales/fr/form.json' with { type: 'json' };
import listingFr from '../../web/src/locales/fr/listing.json' with { type: 'json' };
import { type Member, registerMember, registerPremium } from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { openAs, useBrowser, type Visit } from '../setup/page.ts';
import { newShortName } from '../setup/short-names.ts';
import { visitsOf } from '../setup/visits.ts';

const open = useBrowser();
const en = { ...listingEn, ...formEn };
const fr = { ...listingFr, ...formFr };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const pencil = (page: Page, texts: typeof en, part: keyof typeof en.profile.parts) =>
  page.getByRole('link', { name: texts.profile.edit.replace('{{part}}', texts.profile.parts[part]) });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
const meOf = async (member: Member) => (await member.client.rest('GET', '/auth/me')).body.data.user;

describe('the form', () => {
  it('saves what was changed, leads back to the pencil, and empties the trade with its category', async () => {
    const member = await registerMember({ businessName: 'Atelier Test' });
    const { page, problems } = await openAs(open, member, '/edit-profile');
    await pencil(page, en, 'trade').click();
    await expect.poll(() => focused(page)).toBe('profile-category');
    await page.getByLabel(en.fields.category).selectOption('plumbing-and-water');
    const trade = page.getByRole('combobox', { name: en.fields.subcategory });
    expect(await trade.inputValue()).toBe('');
    await button(page, en.profile.save).click();
    await page.getByRole('alert').getByText(en.missing.subcategory).waitFor();
    await trade.selectOption('plumbers');
    await page.getByRole('checkbox', { name: 'Blocked drains' }).press('Space');
    await page.getByLabel(en.fields.description).fill('Portes et lits');
    // Another device changes what this form did not.
    await member.client.rest('PUT', '/auth/profile', { body: { landmark: 'Carrefour' } });
    await expectWhole(page);
    await button(page, en.profile.save).click();
    await page.getByText('Profile updated successfully!').waitFor();
    expect(await focused(page)).toBe('edit-trade');
    await page.getByText(en.foundBy.by).waitFor();
    await page.getByRole('definition').getByText('Blocked drains').waitFor();
    const kept = { description: 'Portes et lits', landmark: 'Carrefour', subcategory: 'plumbers' };
    expect(await meOf(member)).toMatchObject(kept);
    await expectWhole(page);
    expect(problems).toEqual([]);
  });

  it('keeps what was typed when it cannot be saved or is left, and forgets it on Cancel', async () => {
    const member = await registerMember({ businessName: 'Atelier Test' });
    const { page } = await openAs(open, member, '/profile?edit=listing');
    const name = page.getByLabel(en.fields.businessName);
    await expect.poll(() => focused(page)).toBe('profile-businessName');
    await name.fill('Autre nom');
    await page.route('**/accounts.updateProfile*', (route) => route.abort());
    await button(page, en.profile.save).click();
    await page.getByText('Failed to update profile. Please try again.').waitFor();
    expect(await name.inputValue()).toBe('Autre nom');
    await page.goto('/profile');
    await pencil(page, en, 'listing').click();
    await page.getByText(en.profile.draft.restored).waitFor();
    expect(await name.inputValue()).toBe('Autre nom');
    await button(page, en.profile.cancel).click();
    await pencil(page, en, 'listing').click();
    expect(await name.inputValue()).toBe('Atelier Test');
  });

  it('is posted without scripts, and drawn again where something is wrong', async () => {
    const member = await registerMember({ businessName: 'Atelier Test' }, 'fr');
    const { page } = await openAs(open, member, '/profile', { language: 'fr', javaScriptEnabled: false });
    await pencil(page, fr, 'listing').click();
    await page.getByLabel(fr.fields.businessName).fill('');
    await page.getByLabel(fr.fields.description).fill('Portes et lits');
    await button(page, fr.profile.save).click();
    await page.getByText(fr.missing.businessName).first().waitFor();
    expect(await page.getByLabel(fr.fields.description).inputValue()).toBe('Portes et lits');
    await page.getByLabel(fr.fields.businessName).fill('Atelier Deux');
    await button(page, fr.profile.save).click();
    await page.getByText(fr.profile.saved).waitFor();
    expect(await meOf(member)).toMatchObject({ businessName: 'Atelier Deux', description: 'Portes et lits' });
  });
});

type Walk = Pick<Visit, 'language' | 'width'> & {
  texts: typeof en;
  names: [monday: string, saturday: string, sunday: string];
  allDay: string;
  price: RegExp;
  spoken: string;
};

const visits: readonly Walk[] = [
  {
    language: 'fr',
    width: 360,
    texts: fr,
    names: ['Lundi', 'Samedi', 'Dimanche'],
    ...{ allDay: '24 h/24', price: /^Tresses\s: à partir de 3\s000\sFCFA$/, spoken: 'français' },
  },
  {
    language: 'en',
    width: 1280,
    texts: en,
    names: ['Monday', 'Saturday', 'Sunday'],
    ...{ allDay: '24 hours', price: /^Tresses: from 3\s000\sFCFA$/, spoken: 'French' },
  },
];

it.each(visitsOf(import.meta.filename, visits))(
  'hours, prices and languages are filled in with a few taps and corrected ($language, $width px)',
  async ({ texts, names, allDay, price, spoken, ...visit }) => {
    const [monday, saturday, sunday] = names;
    const member = await registerMember({ businessName: 'Salon Test' }, visit.language);
    const { page, problems } = await openAs(open, member, '/profile', visit);
    await pencil(page, texts, 'hours').click();
    const day = (name: string) => page.getByRole('group', { name, exact: true });
    await expect.poll(() => focused(page)).toBe('profile-hours');
    await button(page, texts.hours.everyDay).click();
    await page.getByRole('status').getByText(texts.hours.filled).waitFor();
    await button(page, texts.hours.saturday).click();
    await day(monday).getByRole('button', { name: texts.hours.addBreak }).click();
    await day(monday).getByRole('button', { name: texts.hours.copy }).click();
    await page.getByRole('status').getByText(texts.hours.copied).waitFor();
    await day(sunday).getByRole('combobox').selectOption('allDay');
    await day(saturday)
      .getByRole('button', { name: texts.hours.removeBreakOf.replace('{{day}}', saturday) })
      .click();
    await day(saturday).getByLabel(texts.hours.closes).fill('08:00');
    await page.getByLabel(texts.prices.label).fill('Tresses');
    await page.getByLabel(texts.prices.from).fill('trois mille');
    await page.getByRole('checkbox', { name: spoken }).press('Space');
    await button(page, texts.profile.save).click();
    await page.getByText(texts.hours.wrong.replace('{{day}}', saturday)).waitFor();
    await page.getByText(texts.wrong.priceFrom).waitFor();
    await page.getByRole('alert').getByRole('link', { name: texts.wrong.prices }).click();
    expect(await focused(page)).toBe('profile-prices');
    await page.getByLabel(texts.prices.from).fill('3 000');
    await day(saturday).getByLabel(texts.hours.closes).fill('02:00');
    await day(saturday).getByText(texts.hours.nextDay.replace('{{time}}', '02:00')).waitFor();
    await button(page, texts.profile.save).click();
    await page.getByText(texts.profile.saved).waitFor();
    await page.getByText(price).waitFor();
    expect((await meOf(member)).hours).toMatchObject({
      mon: [
        ['08:00', '12:00'],
        ['14:00', '18:00'],
      ],
      sat: [['08:00', '02:00']],
      sun: [['00:00', '24:00']],
    });
    await page.getByText(allDay).first().waitFor();

    await pencil(page, texts, 'service').click();
    await button(page, texts.hours.clear).click();
    await button(page, texts.prices.remove.replace('{{row}}', '1')).click();
    await button(page, texts.profile.save).click();
    await page.getByText(texts.profile.saved).waitFor();
    await page.getByText(price).waitFor({ state: 'detached' });
    expect((await meOf(member)).hours).toEqual({});
    expect(problems).toEqual([]);
  },
);

it.each(visitsOf(import.meta.filename, visits))(
  'premium chooses colour, cover and name, and everybody sees them ($language, $width px)',
  async ({ texts, ...visit }) => {
    const member = await registerPremium({ businessName: 'Chez Mama Ngono' }, visit.language);
    const { page, problems } = await openAs(open, member, '/branding', visit);
    const name = page.getByLabel(texts.shortName.label);
    await page.getByLabel(texts.colour.maize, { exact: true }).check({ force: true });
    await page.getByLabel(texts.cover.peaks, { exact: true }).check({ force: true });
    await name.fill('orange');
    await button(page, texts.save).click();
    await page.getByText(texts.shortName.wrong.reserved).waitFor();
    const taken = newShortName();
    await (await registerPremium()).client.rest('PUT', '/listing/branding', {
      body: { colour: null, shortName: taken },
    });
    await name.fill(taken);
    await button(page, texts.save).click();
    await page.getByText(texts.shortName.taken).waitFor();
    const own = newShortName();
    await name.fill(own);
    await button(page, texts.save).click();
    await page.getByText(new RegExp(`/b/${own}$`)).waitFor();
    await expectWhole(page);
    await page.goto(`/b/${own}`);
    expect(new URL(page.url()).pathname).toBe(`/business/${member.user.slug}`);
    await page.locator('.brand-maize').first().waitFor();
    expect(problems).toEqual([]);
  },
);

it.each(visitsOf(import.meta.filename, visits))(
  'premium adds, changes and removes addresses, with a way back ($language, $width px)',
  async ({ texts, ...visit }) => {
    const member = await registerPremium({ quartier: 'Akwa' }, visit.language);
    const { page, problems } = await openAs(open, member, '/locations', visit);
    const { locations } = texts;
    const cards = page.getByRole('heading', { level: 2, name: /,|Foumban/ });
    await page.getByRole('link', { name: locations.add.split('{{')[0] }).click();
    await page.getByLabel(texts.fields.region).selectOption('west');
    await page.getByLabel(texts.fields.city).selectOption('foumban');
    await button(page, texts.save).click();
    await expect.poll(() => cards.count()).toBe(2);
    await expectWhole(page);
    await button(page, locations.removeOf.replace('{{place}}', 'Foumban')).click();
    await page.getByText(locations.removed).waitFor();
    await expect.poll(() => cards.count()).toBe(1);
    await page.getByRole('status').getByRole('button').click();
    await expect.poll(() => cards.count()).toBe(2);
    await page.getByRole('link', { name: locations.changeOf.replace('{{place}}', 'Foumban') }).click();
    await page.getByLabel(texts.fields.quartier).fill('Njinka');
    await button(page, texts.save).click();
    await page.getByRole('heading', { name: 'Njinka, Foumban' }).waitFor();
    // What another device added meanwhile stays.
    const { locations: known } = await meOf(member);
    const added = [...known, { region: 'littoral', city: 'edea', quartier: null, landmark: null }];
    await member.client.rest('PUT', '/listing/locations', { body: { locations: added } });
    await button(page, locations.removeOf.replace('{{place}}', 'Njinka, Foumban')).click();
    await expect
      .poll(async () => (await meOf(member)).locations.map(({ city }: { city: string }) => city))
      .toEqual([known[0].city, 'edea']);
    expect(problems).toEqual([]);
  },
);

it('who has no premium sees what it brings and where it is to be had', async () => {
  const { page, problems } = await openAs(open, await registerMember(), '/branding');
  await page.getByText(en.gate.brandingText).waitFor();
  await page.getByLabel(en.colour.kola, { exact: true }).check({ force: true });
  await page.locator('div.brand-kola').waitFor();
  expect(await button(page, en.save).count()).toBe(0);
  await page.goto('/locations');
  await page.getByText(en.gate.locationsText).waitFor();
  await page.getByRole('link', { name: /Premium/ }).click();
  await page.waitForURL(/\/upgrade/);
  expect(problems).toEqual([]);
});
