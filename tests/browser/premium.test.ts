import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { messages as dashboardEn } from '../../web/src/i18n/en/dashboard.ts';
import { messages as en } from '../../web/src/i18n/en/premium.ts';
import { messages as dashboardFr } from '../../web/src/i18n/fr/dashboard.ts';
import { messages as fr } from '../../web/src/i18n/fr/premium.ts';
import { registerMember, registerPremium } from '../factories.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { newShortName } from '../setup/short-names.ts';

const open = useBrowser();

const visits = [
  { language: 'fr', width: 360, texts: fr, dashboard: dashboardFr },
  { language: 'en', width: 1280, texts: en, dashboard: dashboardEn },
] as const;

async function expectWhole(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

it.each(visits)(
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
    await page.getByRole('radio', { name: texts.colour.kola, exact: true }).check();
    await page.getByRole('radio', { name: texts.cover.peaks, exact: true }).check();
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
    await page.getByText(texts.saved).waitFor();
    await page.getByText(new RegExp(`/b/${own}$`)).waitFor();
    // The way back is offered for three seconds.
    await page.getByRole('status').getByRole('button').click();
    await page.getByText(texts.undone).waitFor();
    await expectWhole(page);
    expect(await page.getByLabel(texts.colour.kola).isChecked()).toBe(false);
    await page.getByRole('radio', { name: texts.colour.indigo, exact: true }).check();
    await page.getByRole('button', { name: texts.reset }).click();
    expect(await page.getByLabel(texts.colour.indigo).isChecked()).toBe(false);
    await page.getByRole('radio', { name: texts.colour.maize, exact: true }).check();
    await name.fill(own);
    await save.click();
    await page.getByText(texts.saved).waitFor();
    await page.goto(`/b/${own}`);
    expect(new URL(page.url()).pathname).toBe(`/business/${member.user.slug}`);
    expect(await page.locator('.branded.brand-maize h1').textContent()).toBe('Chez Mama Ngono');
    await expectWhole(page);
    expect(problems).toEqual([]);
  },
  90_000,
);

it.each(visits)(
  'who has no premium sees what it brings and where it is to be had ($language, $width px)',
  async ({ texts, ...visit }) => {
    const opened = await open(visit);
    const { page, problems } = opened;
    await signInAs(opened, await registerMember({}, visit.language));
    await page.goto('/branding');
    await page.getByText(texts.gate.brandingText).waitFor();
    await page.getByRole('radio', { name: texts.colour.kola, exact: true }).check();
    await page.locator('div.brand-kola').waitFor();
    expect(await page.getByRole('button', { name: texts.save }).count()).toBe(0);
    await expectWhole(page);
    await page.getByRole('link', { name: /Premium/ }).click();
    await page.waitForURL('**/pricing?plan=premium');
    expect(problems).toEqual([]);
  },
  60_000,
);
