import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { messages as en } from '../../web/src/i18n/en/search.ts';
import { messages as commonFr } from '../../web/src/i18n/fr/common.ts';
import { messages as fr } from '../../web/src/i18n/fr/search.ts';
import { insertSellers, registerMember } from '../factories.ts';
import { signInAs, useBrowser } from '../setup/page.ts';

const open = useBrowser();
await insertSellers(1);

const popularOf = (page: Page, { box }: { box: { popular: string } }) =>
  page.getByRole('group', { name: box.popular }).getByRole('button');

it('everything that was fetched changes its language with the page', async () => {
  const opened = await open({ language: 'fr', width: 1280 });
  await signInAs(opened, await registerMember({}, 'fr'));
  const { page, problems } = opened;
  await page.goto('/find-contact');
  await popularOf(page, fr).first().waitFor();
  await page.getByText('Plombiers').first().waitFor();

  await page.getByRole('navigation', { name: commonFr.nav.language }).getByText('EN').click();
  await popularOf(page, en).filter({ hasText: 'Plumbers' }).waitFor();
  await page.getByRole('combobox', { name: en.box.label }).fill('plum');
  await page.getByRole('option', { name: /^Plumbers/ }).waitFor();
  await page.getByRole('article').getByText('Plumbers').first().waitFor();
  expect(await popularOf(page, en).allTextContents()).not.toContain('Plombiers');
  expect(problems).toEqual([]);
});

it('what is fetched speaks the language of a link, against the choice that was made before', async () => {
  const opened = await open({ language: 'fr', width: 1280 });
  await opened.context.addCookies([
    { name: '__Host-preferred-language', value: 'fr', domain: 'localhost', path: '/', secure: true },
  ]);
  await signInAs(opened, await registerMember({}, 'fr'));
  await opened.page.goto('/find-contact?lang=en');
  await popularOf(opened.page, en).filter({ hasText: 'Plumbers' }).waitFor();
});
