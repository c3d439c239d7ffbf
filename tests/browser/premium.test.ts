import { expect, it } from 'vitest';
import { messages as accountsEn } from '../../web/src/i18n/en/accounts.ts';
import { messages as dashboardEn } from '../../web/src/i18n/en/dashboard.ts';
import { messages as en } from '../../web/src/i18n/en/premium.ts';
import { messages as accountsFr } from '../../web/src/i18n/fr/accounts.ts';
import { messages as dashboardFr } from '../../web/src/i18n/fr/dashboard.ts';
import { messages as fr } from '../../web/src/i18n/fr/premium.ts';
import { registerMember, registerPremium } from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { newShortName } from '../setup/short-names.ts';
import { visitsOf } from '../setup/visits.ts';

const open = useBrowser();

const visits = [
  { language: 'fr', width: 360, texts: fr, dashboard: dashboardFr, accounts: accountsFr },
  { language: 'en', width: 1280, texts: en, dashboard: dashboardEn, accounts: accountsEn },
] as const;

it.each(visitsOf(import.meta.filename, visits))(
  'premium chooses colour, cover and name, takes them back, and everybody sees them ($language, $width px)',
  async ({ texts, dashboard, ...visit }) => {
    const member = await registerPremium({ businessName: 'Chez Mama Ngono' }, visit.language);
    const opened = await open(visit);
    const { page, problems } = opened;
    await signInAs(opened, member);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: dashboard.actions.branding }).click();
    const save = page.getByRole('button', { name: texts.save });
    const name = page.getByLabel(texts.shortName.label);
    await page.getByLabel(texts.colour.kola, { exact: true }).check();
    await page.getByLabel(texts.cover.peaks, { exact: true }).check();
    await name.fill('orange');
    await save.click();
    await page.getByText(texts.shortName.wrong.reserved).waitFor();
    const taken = newShortName();
    await (await registerPremium()).client.rest('PUT', '/listing/branding', {
      body: { colour: null, shortName: taken },
    });
    await name.fill(taken);
    await save.click();
    await page.getByText(texts.shortName.taken).waitFor();
    const own = newShortName();
    await name.fill(own);
    await save.click();
    await page.getByRole('status').getByText(texts.saved).waitFor();
    await page.getByText(new RegExp(`/b/${own}$`)).waitFor();
    // The way back is offered for three seconds.
    await page.getByRole('status').getByRole('button').click();
    await page.getByText(texts.undone).waitFor();
    await expectWhole(page);
    expect(await page.getByLabel(texts.colour.kola).isChecked()).toBe(false);
    await page.getByLabel(texts.colour.indigo, { exact: true }).check();
    await page.getByRole('button', { name: texts.reset }).click();
    expect(await page.getByLabel(texts.colour.indigo).isChecked()).toBe(false);
    await page.getByLabel(texts.colour.maize, { exact: true }).check();
    await name.fill(own);
    await save.click();
    await page.getByRole('status').getByText(texts.saved).waitFor();
    await page.goto(`/b/${own}`);
    expect(new URL(page.url()).pathname).toBe(`/business/${member.user.slug}`);
    expect(await page.locator('.branded.brand-maize h1').textContent()).toBe('Chez Mama Ngono');
    await expectWhole(page);
    expect(problems).toEqual([]);
  },
  90_000,
);

it.each(visitsOf(import.meta.filename, visits))(
  'premium adds, changes and removes addresses, with a way back ($language, $width px)',
  async ({ texts, dashboard, accounts, ...visit }) => {
    const member = await registerPremium({ quartier: 'Akwa' }, visit.language);
    const opened = await open(visit);
    const { page, problems } = opened;
    await signInAs(opened, member);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: dashboard.actions.locations }).click();
    const cards = page.getByRole('heading', { level: 2, name: /,|Foumban/ });
    const add = page.getByRole('button', { name: texts.locations.add.split('{{')[0] });
    await add.click();
    await page.getByRole('button', { name: texts.save }).click();
    await page.getByText(accounts.missing.region).first().waitFor();
    await page.getByLabel(accounts.fields.region).selectOption('west');
    await page.getByLabel(accounts.fields.city).selectOption('foumban');
    await page.getByRole('button', { name: texts.save }).click();
    await page.getByRole('status').getByText(texts.saved).waitFor();
    await expect.poll(() => cards.count()).toBe(2);
    await expectWhole(page);
    const remove = page.getByRole('button', {
      name: texts.locations.removeOf.replace('{{place}}', 'Foumban'),
    });
    await remove.click();
    await page.getByText(texts.locations.removed).waitFor();
    await expect.poll(() => cards.count()).toBe(1);
    await page.getByRole('status').getByRole('button').click();
    await page.getByText(texts.undone).waitFor();
    await expect.poll(() => cards.count()).toBe(2);
    await page
      .getByRole('button', { name: texts.locations.changeOf.replace('{{place}}', 'Foumban') })
      .click();
    await page.getByLabel(accounts.fields.quartier).fill('Njinka');
    await page.getByRole('button', { name: texts.save }).click();
    await page.getByRole('heading', { name: 'Njinka, Foumban' }).waitFor();
    await page.route('**/accounts.changeLocations*', (route) => route.abort());
    await page
      .getByRole('button', { name: /Foumban/ })
      .last()
      .click();
    await page.getByRole('alert').waitFor();
    expect(await cards.count()).toBe(2);
    expect(problems.filter((problem) => !/ERR_FAILED/.test(problem))).toEqual([]);
  },
  90_000,
);

it.each(visitsOf(import.meta.filename, visits))(
  'who has no premium sees what it brings and where it is to be had ($language, $width px)',
  async ({ texts, ...visit }) => {
    const opened = await open(visit);
    const { page, problems } = opened;
    await signInAs(opened, await registerMember({}, visit.language));
    await page.goto('/branding');
    await page.getByText(texts.gate.brandingText).waitFor();
    await page.getByLabel(texts.colour.kola, { exact: true }).check();
    await page.locator('div.brand-kola').waitFor();
    expect(await page.getByRole('button', { name: texts.save }).count()).toBe(0);
    await expectWhole(page);
    await page.goto('/locations');
    await page.getByText(texts.gate.locationsText).waitFor();
    expect(await page.getByRole('button', { name: texts.locations.add.split('{{')[0] }).count()).toBe(0);
    await expectWhole(page);
    await page.getByRole('link', { name: /Premium/ }).click();
    await page.waitForURL(/\/upgrade/);
    expect(problems).toEqual([]);
  },
  60_000,
);
