import type { Page } from 'playwright-core';
import { messages as en } from '../../web/src/i18n/en/accounts.ts';
import { messages as fr } from '../../web/src/i18n/fr/accounts.ts';
import { registrationFields } from './people.ts';

const worded = {
  en: { accounts: en, trade: ['Plumbing & Water', 'Plumbers'] },
  fr: { accounts: fr, trade: ['Plomberie et eau', 'Plombiers'] },
};

/**
 * Fills the five steps as a person with a thumb does, up to the code; answers the address that it is sent to.
 * With an address that is `known` there is no code.
 */
export async function fillRegistration(
  page: Page,
  language: keyof typeof worded,
  type: 'seller' | 'buyer',
  known?: string,
): Promise<string> {
  const { accounts, trade } = worded[language];
  const fields = registrationFields(known ? { email: known } : {});
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const next = () => button(accounts.register.next).click();
  // Who comes with what to go on with is there already.
  if (!new URL(page.url()).pathname.startsWith('/register')) await page.goto('/register');
  await page.getByLabel(accounts.fields.name).fill('Ngo Biyong Test');
  await page.getByLabel(accounts.fields.email).fill(fields.email);
  await page.getByLabel(accounts.fields.whatsapp).fill(fields.whatsapp.slice(3));
  await next();
  await page.getByRole('radio', { name: accounts.type[type] }).check({ force: true });
  await next();
  await page.getByLabel(accounts.fields.region).selectOption({ label: 'Littoral' });
  await page.getByLabel(accounts.fields.city).selectOption({ label: 'Douala' });
  await next();
  await page.getByLabel(accounts.fields.category).selectOption({ label: trade[0] ?? '' });
  await page
    .getByRole('combobox', { name: accounts.fields.subcategory })
    .selectOption({ label: trade[1] ?? '' });
  await next();
  if (type === 'seller') await page.getByLabel(accounts.fields.businessName).fill('Ngo Biyong et Fils');
  await page.getByRole('checkbox').last().press('Space');
  await button(accounts.register.submit).click();
  if (!known) await page.getByText(accounts.code.sentTo).waitFor();
  return fields.email;
}
