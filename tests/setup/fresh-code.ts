import type { Page } from 'playwright-core';
import { messages as accountsEn } from '../../web/src/i18n/en/accounts.ts';
import { messages as settingsEn } from '../../web/src/i18n/en/settings.ts';
import { messages as accountsFr } from '../../web/src/i18n/fr/accounts.ts';
import { messages as settingsFr } from '../../web/src/i18n/fr/settings.ts';
import { readCode } from '../factories.ts';

const messages = {
  en: { settings: settingsEn, accounts: accountsEn },
  fr: { settings: settingsFr, accounts: accountsFr },
};

/** Has the code of a dangerous act mailed, and types it in the dialog that asks for it. */
export async function typeCodeOfAct(page: Page, email: string, language: 'en' | 'fr') {
  const { settings, accounts } = messages[language];
  const dialog = page.getByRole('dialog', { name: settings.fresh.title });
  await dialog.getByRole('button', { name: settings.contact.send }).click();
  await dialog.getByLabel(accounts.code.digit.replace('{{position}}', '1')).focus();
  await page.keyboard.type(await readCode(email));
}
