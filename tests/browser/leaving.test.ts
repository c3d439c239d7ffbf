import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { messages as accountsEn } from '../../web/src/i18n/en/accounts.ts';
import { messages as settingsEn } from '../../web/src/i18n/en/settings.ts';
import { messages as accountsFr } from '../../web/src/i18n/fr/accounts.ts';
import { messages as settingsFr } from '../../web/src/i18n/fr/settings.ts';
import { leave, type Member, readCode, registerMember } from '../factories.ts';
import { fillRegistration } from '../setup/fill-registration.ts';
import { typeCodeOfAct } from '../setup/fresh-code.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { oneOfBoth } from '../setup/visits.ts';

const open = useBrowser();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const messages = {
  en: { settings: settingsEn, accounts: accountsEn },
  fr: { settings: settingsFr, accounts: accountsFr },
};

async function openSettings(member: Member, language: 'en' | 'fr') {
  const opened = await open({ language });
  await signInAs(opened, member);
  await opened.page.goto('/settings');
  return opened;
}

it.each(oneOfBoth(['en', 'fr'] as const))(
  'leaving says how to come back, and coming back says so, in %s',
  async (language) => {
    const { settings, accounts } = messages[language];
    const member = await registerMember();
    const { page, problems } = await openSettings(member, language);
    await button(page, settings.leave.open).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(settings.leave.question).waitFor();
    await dialog.getByText(settings.leave.comeBack).waitFor();
    await dialog.getByRole('button', { name: settings.leave.confirm }).click();
    await typeCodeOfAct(page, member.user.email, language);
    await page.getByText(settings.leave.done).waitFor();

    await page.goto('/login');
    await page.getByLabel(accounts.fields.email).fill(member.user.email);
    await page.getByLabel(accounts.fields.whatsapp).fill(member.user.whatsapp.slice(3));
    await button(page, accounts.login.send).click();
    await page.getByText(accounts.code.sentTo).waitFor();
    await page.getByLabel(accounts.code.digit.replace('{{position}}', '1')).focus();
    await page.keyboard.type(await readCode(member.user.email));
    await page.getByText(accounts.welcome.restored).waitFor();
    expect(problems).toEqual([]);
  },
);

it.each(oneOfBoth(['en', 'fr'] as const))(
  'registering again with the address of a leaver leads to the login, in %s',
  async (language) => {
    const { accounts } = messages[language];
    const member = await registerMember();
    await leave(member);
    const { page } = await open({ language });
    await fillRegistration(page, language, 'buyer', member.user.email);
    await page.getByText(language === 'en' ? 'to come back' : 'pour revenir').waitFor();
    const action = accounts.register.loginInstead.replace('{{email}}', member.user.email);
    await page.getByRole('link', { name: action }).click();
    expect(await page.getByLabel(accounts.fields.email).inputValue()).toBe(member.user.email);
  },
);
