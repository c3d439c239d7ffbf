import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { messages as accountsEn } from '../../web/src/i18n/en/accounts.ts';
import { messages as settingsEn } from '../../web/src/i18n/en/settings.ts';
import { messages as accountsFr } from '../../web/src/i18n/fr/accounts.ts';
import { messages as settingsFr } from '../../web/src/i18n/fr/settings.ts';
import { changeEmail, type Member, readCode, registerMember, waitForCodes } from '../factories.ts';
import { fillRegistration } from '../setup/fill-registration.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { newIdentity } from '../setup/people.ts';
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
    await member.client.rest('DELETE', '/auth/account');
    const { page } = await open({ language });
    await fillRegistration(page, language, 'buyer', member.user.email);
    await page.getByText(language === 'en' ? 'to come back' : 'pour revenir').waitFor();
    const action = accounts.register.loginInstead.replace('{{email}}', member.user.email);
    await page.getByRole('link', { name: action }).click();
    expect(await page.getByLabel(accounts.fields.email).inputValue()).toBe(member.user.email);
  },
);

it.each(oneOfBoth(['en', 'fr'] as const))(
  'after a change of e-mail a number waits for the old address, and the undo says what returned, in %s',
  async (language) => {
    const { settings, accounts } = messages[language];
    const changed = await changeEmail();
    await waitForCodes(changed.oldEmail, changed.user._id);
    const { page, problems } = await openSettings(changed, language);
    await button(page, settings.contact.changeWhatsapp).click();
    const { whatsapp } = newIdentity();
    await page.getByRole('textbox', { name: accounts.fields.whatsapp }).fill(whatsapp.slice(3));
    await button(page, settings.contact.send).click();
    await page.getByText(settings.contact.sentToOld).waitFor();
    await page.getByText(settings.contact.whyOld).waitFor();
    await page.getByText(changed.oldEmail.replace(/^(.).*@/, '$1…@')).waitFor();
    await page.getByLabel(accounts.code.digit.replace('{{position}}', '1')).focus();
    await page.keyboard.type(await readCode(changed.oldEmail));
    await page.getByText(settings.contact.changedWhatsapp).waitFor();
    await changed.client.rest('DELETE', '/auth/account');

    await page.goto(`/undo-email-change#${changed.undoToken}`);
    await button(page, settings.undo.action).click();
    await page.getByText(settings.undo.number.returned).waitFor();
    await page.getByText(settings.undo.accountReturned).waitFor();
    expect(problems).toEqual([]);
  },
);
