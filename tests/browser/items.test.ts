import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages as accountsEn } from '../../web/src/i18n/en/accounts.ts';
import { messages as searchEn } from '../../web/src/i18n/en/search.ts';
import { messages as settingsEn } from '../../web/src/i18n/en/settings.ts';
import { messages as accountsFr } from '../../web/src/i18n/fr/accounts.ts';
import { messages as searchFr } from '../../web/src/i18n/fr/search.ts';
import { messages as settingsFr } from '../../web/src/i18n/fr/settings.ts';
import { readCode, registerMember, registrationFields } from '../factories.ts';
import { registered } from '../setup/fill-registration.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { newBusinessWord } from '../setup/people.ts';
import { oneOfBoth } from '../setup/visits.ts';

const open = useBrowser();

const worded = {
  en: {
    ...{ accounts: accountsEn, search: searchEn, settings: settingsEn },
    names: ['Plumbing & Water', 'Plumbers', 'Blocked drains', 'New house plumbing'],
  },
  fr: {
    ...{ accounts: accountsFr, search: searchFr, settings: settingsFr },
    names: ['Plomberie et eau', 'Plombiers', 'Débouchage', 'Plomberie de construction'],
  },
};

type Language = keyof typeof worded;

const tick = (page: Page, name: string) => page.getByRole('checkbox', { name }).first().press('Space');

/** Registers a seller by the form of a wide screen, or step by step on a phone; answers what the business is called. */
async function registerByForm(page: Page, language: Language, width: number): Promise<string> {
  const { accounts, names } = worded[language];
  const { email, whatsapp } = registrationFields();
  const business = `Atelier${newBusinessWord()}`;
  const next = async () => {
    if (width === 360) await page.getByRole('button', { name: accounts.register.next, exact: true }).click();
  };
  await page.goto('/register');
  await page.getByRole('radio', { name: accounts.type.sell, exact: true }).check({ force: true });
  await page.getByLabel(accounts.fields.name).fill('Ngo Biyong Test');
  await page.getByLabel(accounts.fields.email).fill(email);
  await page.getByLabel(accounts.fields.whatsapp).fill(whatsapp.slice(3));
  await next();
  await next();
  await page.getByLabel(accounts.fields.region).selectOption('littoral');
  await page.getByLabel(accounts.fields.city).selectOption('douala');
  await next();
  await page.getByLabel(accounts.fields.category).selectOption('plumbing-and-water');
  await page.getByRole('combobox', { name: accounts.fields.subcategory }).selectOption('plumbers');
  await tick(page, names[2] ?? '');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await next();
  await page.getByLabel(accounts.fields.businessName).fill(business);
  await page.getByRole('checkbox').last().press('Space');
  await page.getByRole('button', { name: accounts.register.submit, exact: true }).click();
  await page.getByText(accounts.code.sentTo).waitFor();
  for (const digit of await readCode(email)) await page.keyboard.type(digit);
  await page.getByText(registered[language].title).waitFor();
  return business;
}

/** Whether a buyer who goes down to the third level of the picker finds a business there. */
async function findByPicker(language: Language, width: number, item: string, business: string) {
  const { search, names } = worded[language];
  const opened = await open({ language, width });
  const { page } = opened;
  await signInAs(opened, await registerMember({ type: 'buyer' }, language));
  await page.goto(`/find-contact?search=${business}&exact=true`);
  await page.getByRole('heading', { level: 3, name: business }).waitFor();
  if (width < 1024) {
    await page.getByRole('button', { name: new RegExp(`^${search.filters.title}`) }).click();
    await page.getByRole('dialog').waitFor();
  }
  await tick(page, names[0] ?? '');
  await tick(page, names[1] ?? '');
  await tick(page, item);
  const { applyTo_one: one, applyToNobody } = search.filters;
  const apply = page.getByRole('button', { name: one.replace('{{shown}}', '1'), exact: true });
  await apply.or(page.getByRole('button', { name: applyToNobody })).waitFor();
  const isFound = await apply.isVisible();
  if (isFound) {
    await apply.click();
    await page.waitForURL(/items=/);
    await page.getByRole('heading', { level: 3, name: business }).waitFor();
  }
  expect(opened.problems).toEqual([]);
  await opened.context.close();
  return isFound;
}

describe.each(
  oneOfBoth([
    ['fr', 360],
    ['en', 1280],
  ] as const),
)('the specialities of a seller, in %s at %s px', (language, width) => {
  it('are ticked when registering, and find them at the third level of the picker', async () => {
    const { names, settings } = worded[language];
    const { page, problems } = await open({ language, width });
    const business = await registerByForm(page, language, width);
    expect(await findByPicker(language, width, names[2] ?? '', business)).toBe(true);
    expect(await findByPicker(language, width, names[3] ?? '', business)).toBe(false);

    await page.goto('/profile');
    await page
      .getByText(names[2] ?? '')
      .first()
      .waitFor();
    const part = settings.profile.parts.trade;
    await page.getByRole('button', { name: settings.profile.edit.replace('{{part}}', part) }).click();
    const drains = page.getByRole('checkbox', { name: names[2] });
    await expect.poll(() => drains.isChecked()).toBe(true);
    await tick(page, names[3] ?? '');
    await page.getByRole('button', { name: settings.profile.save }).click();
    await page.getByText(settings.profile.saved).waitFor();
    await page.getByText(`${names[2]}, ${names[3]}`).waitFor();
    expect(await findByPicker(language, width, names[3] ?? '', business)).toBe(true);
    expect(problems).toEqual([]);
  });
});

it('the form says that they did not come, fetches them again, and goes on without them', async () => {
  const { page } = await open({ language: 'en', width: 1280 });
  await page.route('**/api/trpc/directory.categoryItems*', (route) => route.abort());
  await page.goto('/register');
  const { fields, lists, type } = accountsEn;
  await page.getByRole('radio', { name: type.sell, exact: true }).check({ force: true });
  await page.getByLabel(fields.category).selectOption('plumbing-and-water');
  await page.getByRole('combobox', { name: fields.subcategory }).selectOption('plumbers');
  await page.getByText(lists.failed.items.replace('{{reason}}', '')).waitFor();
  await page.unroute('**/api/trpc/directory.categoryItems*');
  await page.getByRole('group', { name: fields.items }).getByRole('button').click();
  await page.getByRole('checkbox', { name: 'Blocked drains' }).waitFor();
  // Another trade has others.
  await page.getByRole('combobox', { name: fields.subcategory }).selectOption('swimming-pools');
  await page.getByRole('checkbox', { name: 'Blocked drains' }).waitFor({ state: 'hidden' });
});
