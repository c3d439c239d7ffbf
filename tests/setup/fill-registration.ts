import type { Page } from 'playwright-core';
import authEn from '../../web/src/locales/en/auth.json' with { type: 'json' };
import formEn from '../../web/src/locales/en/form.json' with { type: 'json' };
import registerEn from '../../web/src/locales/en/register.json' with { type: 'json' };
import authFr from '../../web/src/locales/fr/auth.json' with { type: 'json' };
import formFr from '../../web/src/locales/fr/form.json' with { type: 'json' };
import registerFr from '../../web/src/locales/fr/register.json' with { type: 'json' };
import { registrationFields } from './people.ts';

const worded = {
  en: { auth: authEn, register: { ...registerEn, ...formEn }, trade: 'Plumbers' },
  fr: { auth: authFr, register: { ...registerFr, ...formFr }, trade: 'Plombiers' },
};

type Typed = { email?: string; whatsapp?: string };

/** Fills a registration as a person with a thumb does, up to the code; answers the address that it is sent to. */
export async function fillRegistration(
  page: Page,
  language: keyof typeof worded,
  type: 'seller' | 'buyer',
  typed: Typed = {},
): Promise<string> {
  const email = await typeRegistration(page, language, type, typed);
  await page.getByText(worded[language].auth.code.sentTo).waitFor();
  return email;
}

/** The same as far as the last button. */
export async function typeRegistration(
  page: Page,
  language: keyof typeof worded,
  type: 'seller' | 'buyer',
  typed: Typed = {},
): Promise<string> {
  const { auth, register, trade } = worded[language];
  const fields = registrationFields({ name: 'Ngo Biyong Test', ...typed });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  if (!new URL(page.url()).pathname.startsWith('/register')) await page.goto(`/register?type=${type}`);
  // A field that is typed in early stays as it is; a list of suggestions needs the client.
  await page.waitForLoadState('networkidle');
  await page.getByLabel(register.fields.name).fill(fields.name);
  await page.getByLabel(auth.fields.email).fill(fields.email);
  await page.getByLabel(auth.fields.whatsapp).fill(fields.whatsapp.slice(3));
  await page.getByRole('checkbox').first().press('Space');
  const { interest, trade: ownTrade, city, town } = register.fields;
  if (type === 'seller') await press(register.next);
  await choose(page, type === 'seller' ? ownTrade : interest, trade);
  await choose(page, type === 'seller' ? town : city, 'Douala');
  if (type === 'buyer') await press(register.submit);
  else {
    await press(register.next);
    await page.getByLabel(register.fields.businessName).fill('Ngo Biyong et Fils');
    await press(register.publish);
  }
  return fields.email;
}

/** Chooses a name by its first letters and a tap; what somebody came for stands there already. */
async function choose(page: Page, label: string, name: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  if ((await field.inputValue()) === name) return;
  await field.fill('');
  await field.pressSequentially(name.slice(0, 5));
  await page.getByRole('option', { name }).filter({ visible: true }).first().click();
}
