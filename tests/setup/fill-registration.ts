import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { messages as en } from '../../web/src/i18n/en/accounts.ts';
import { messages as registeredEn } from '../../web/src/i18n/en/registered.ts';
import { messages as fr } from '../../web/src/i18n/fr/accounts.ts';
import { messages as registeredFr } from '../../web/src/i18n/fr/registered.ts';
import { registrationFields } from './people.ts';

/** What is said at the end of a registration. */
export const registered = { en: registeredEn, fr: registeredFr };

const worded = {
  en: { accounts: en, trade: ['Plumbing & Water', 'Plumbers'] },
  fr: { accounts: fr, trade: ['Plomberie et eau', 'Plombiers'] },
};

/**
 * Fills a buyer's one screen, or the five steps of who sells, as a person with a thumb does, up to the code; answers the address that
 * it is sent to. With an address that is `known` there is no code.
 */
export async function fillRegistration(
  page: Page,
  language: keyof typeof worded,
  type: 'seller' | 'buyer',
  known?: string,
): Promise<string> {
  const email = await typeRegistration(page, language, type, known ? { email: known } : {});
  if (!known) await page.getByText(worded[language].accounts.code.sentTo).waitFor();
  return email;
}

/** The same as far as the button, with whatever is typed in place of what is usual. */
export async function typeRegistration(
  page: Page,
  language: keyof typeof worded,
  type: 'seller' | 'buyer',
  typed: { email?: string; landmark?: string },
): Promise<string> {
  const { accounts, trade } = worded[language];
  const fields = registrationFields({ name: 'Ngo Biyong Test', ...typed });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const next = () => button(accounts.register.next).click();
  // Who comes with what to go on with is there already.
  if (!new URL(page.url()).pathname.startsWith('/register')) await page.goto('/register');
  const side = accounts.type[type === 'seller' ? 'sell' : type];
  // Before the client is there a choice is kept for it, and made again once it is.
  const radio = page.getByRole('radio', { name: side, exact: true });
  await radio.press('Space');
  await expect.poll(() => radio.isChecked()).toBe(true);
  await page.getByLabel(accounts.fields.name).fill(fields.name);
  await page.getByLabel(accounts.fields.email).fill(fields.email);
  await page.getByLabel(accounts.fields.whatsapp).fill(fields.whatsapp.slice(3));
  if (type === 'buyer') {
    await choose(page, accounts.fields.city, 'Douala');
    await choose(page, accounts.fields.interest, trade[1] ?? '');
  } else {
    await next();
    await next();
    await page.getByLabel(accounts.fields.region).selectOption({ label: 'Littoral' });
    await page.getByLabel(accounts.fields.city).selectOption({ label: 'Douala' });
    if (typed.landmark) await page.getByLabel(accounts.fields.landmark).fill(typed.landmark);
    await next();
    await page.getByLabel(accounts.fields.category).selectOption({ label: trade[0] ?? '' });
    await page
      .getByRole('combobox', { name: accounts.fields.subcategory })
      .selectOption({ label: trade[1] ?? '' });
    await next();
    await page.getByLabel(accounts.fields.businessName).fill('Ngo Biyong et Fils');
  }
  await page.getByRole('checkbox').last().press('Space');
  await button(accounts.register.submit).click();
  return fields.email;
}

/** Chooses a name in one of the fields of a buyer, by its first letters and a tap. */
export async function choose(page: Page, label: string, name: string) {
  const field = page.getByRole('combobox', { name: label });
  const typed = name.slice(0, 5);
  // Between the marking of what stands there and the typing the client may have put in what somebody came for.
  await expect
    .poll(async () => {
      await field.fill(typed);
      return field.inputValue();
    })
    .toBe(typed);
  await page.getByRole('option', { name, exact: true }).click();
}
