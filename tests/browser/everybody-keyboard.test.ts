import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { messages as accounts } from '../../web/src/i18n/fr/accounts.ts';
import { messages as common } from '../../web/src/i18n/fr/common.ts';
import { messages as directory } from '../../web/src/i18n/fr/directory.ts';
import { messages as network } from '../../web/src/i18n/fr/network.ts';
import { messages as search } from '../../web/src/i18n/fr/search.ts';
import { insertSellers, readCode, registerMember } from '../factories.ts';
import { isFocused, tabTo } from '../setup/keyboard.ts';
import { useBrowser } from '../setup/page.ts';

const open = useBrowser();

/** Where the focus is once a sheet has closed: on what opened it, or on what took its place. */
async function closesTo(page: Page, place: Locator) {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(place)).toBe(true);
}

it('signs in, searches, filters, opens a number, saves, notes and leaves by the keyboard alone', async () => {
  const { word } = await insertSellers(2);
  const { user } = await registerMember({}, 'fr');
  const { page, problems } = await open({ language: 'fr' });
  const { keyboard } = page;
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.goto('/login', { waitUntil: 'networkidle' });
  await tabTo(page, page.getByLabel(accounts.fields.email));
  await keyboard.type(user.email);
  await tabTo(page, page.getByLabel(accounts.fields.whatsapp));
  await keyboard.type(user.whatsapp.slice(3));
  await keyboard.press('Enter');
  await page.getByText(accounts.code.sentTo).waitFor();
  // The first box has the focus: nobody looks for it.
  await keyboard.type(await readCode(user.email));
  await page.waitForURL(/\/$/);

  const find = page.getByRole('link', { name: common.nav.find, exact: true });
  await find.waitFor();
  await tabTo(page, find);
  await keyboard.press('Enter');
  await page.waitForURL(/find-contact/);
  const words = page.getByRole('combobox', { name: search.box.label });
  await words.waitFor();
  // A new screen begins with its content. Below it are cards, and more of them for who goes on.
  await expect.poll(() => isFocused(page.locator('#content'))).toBe(true);
  await tabTo(page, words, 'Shift+Tab');
  await keyboard.type(word);
  await keyboard.press('Enter');
  const card = page.getByRole('article').filter({ hasText: `${word} 1` });
  await card.waitFor();

  const filters = button(new RegExp(`^${search.filters.title}`));
  await tabTo(page, filters, 'Shift+Tab');
  await keyboard.press('Enter');
  const region = page.getByRole('dialog').getByLabel(search.filters.region, { exact: true });
  await region.waitFor();
  await tabTo(page, region);
  await keyboard.type('Litt');
  expect(await region.inputValue()).toBe('littoral');
  const apply = page
    .getByRole('dialog')
    .getByRole('button', { name: search.filters.applyTo_other.replace('{{shown}}', '2') });
  await apply.waitFor();
  await tabTo(page, apply);
  await keyboard.press('Enter');
  await page.waitForURL(/region=littoral/);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(filters)).toBe(true);

  const show = card.getByRole('button', { name: new RegExp(`^${directory.card.show}`) });
  await tabTo(page, show);
  await keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await tabTo(page, sheet.getByRole('button', { name: search.reveal.open }));
  await keyboard.press('Enter');
  const whatsapp = sheet.getByRole('link', { name: /WhatsApp/ });
  await whatsapp.waitFor();
  const keep = sheet.getByRole('button', { name: directory.saved.keep.replace('{{name}}', `${word} 1`) });
  await tabTo(page, keep);
  await keyboard.press('Enter');
  await expect.poll(() => keep.getAttribute('aria-pressed')).toBe('true');
  // WhatsApp itself is not here.
  await page.evaluate(() =>
    addEventListener(
      'click',
      (event) => (event.target as Element).closest('[href^="https://wa.me"]') && event.preventDefault(),
      true,
    ),
  );
  await tabTo(page, whatsapp, 'Shift+Tab');
  const told = page.waitForResponse(/network\.connect/);
  await keyboard.press('Enter');
  await told;
  // The button that opened it is gone: the card takes its place.
  await closesTo(page, card);

  await tabTo(page, page.getByRole('link', { name: common.nav.network, exact: true }));
  await keyboard.press('Enter');
  const opener = button(network.connections.addNoteOf.replace('{{name}}', `${word} 1`));
  await opener.waitFor();
  await tabTo(page, opener);
  await keyboard.press('Enter');
  await keyboard.type('Rappeler lundi');
  await tabTo(page, button(network.connections.saveNote));
  await keyboard.press('Enter');
  await page.getByText('Rappeler lundi').waitFor();
  await expect
    .poll(() => isFocused(button(network.connections.editNoteOf.replace('{{name}}', `${word} 1`))))
    .toBe(true);

  const menu = page
    .locator('summary')
    .filter({ has: page.locator('svg') })
    .first();
  await tabTo(page, menu, 'Shift+Tab');
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('link', { name: common.nav.logout }));
  await keyboard.press('Enter');
  await page.waitForURL(/\/(logout|login)?$/);
  expect(problems).toEqual([]);
});
