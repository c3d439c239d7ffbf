import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages as accounts } from '../../web/src/i18n/en/accounts.ts';
import { messages as common } from '../../web/src/i18n/en/common.ts';
import { messages as settings } from '../../web/src/i18n/en/settings.ts';
import { messages as french } from '../../web/src/i18n/fr/settings.ts';
import { type Member, readCode, readMail, readPage, registerMember, sql, visitor } from '../factories.ts';
import { typeCodeOfAct } from '../setup/fresh-code.ts';
import { type Opened, signInAs, useBrowser } from '../setup/page.ts';
import { newIdentity } from '../setup/people.ts';
import { addresses } from '../setup/shared-application.ts';

const open = useBrowser();
const { url } = addresses;

async function openAs(member: Member, path: string, language: 'en' | 'fr' = 'en'): Promise<Opened> {
  const opened = await open({ language });
  await signInAs(opened, member);
  await opened.page.goto(path);
  await opened.page.getByRole('heading', { level: 2 }).first().waitFor();
  return opened;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const keptUser = (page: Page) => page.evaluate(() => localStorage.getItem('user'));

describe('the profile', () => {
  let member: Member;
  beforeEach(async () => {
    member = await registerMember({ businessName: 'Atelier Test' });
  });

  it('is edited in one form, saved, and shown again', async () => {
    const { page, problems } = await openAs(member, '/edit-profile');
    await button(page, 'Edit: Your trade').click();
    await page.getByLabel(accounts.fields.category).selectOption({ index: 2 });
    expect(await page.getByRole('combobox', { name: accounts.fields.subcategory }).inputValue()).toBe('');
    await button(page, settings.profile.save).click();
    await page.getByRole('alert').getByText(accounts.missing.subcategory).waitFor();
    await page.getByRole('combobox', { name: accounts.fields.subcategory }).selectOption({ index: 1 });
    await page.getByLabel(accounts.fields.description).fill('Portes et lits');
    await button(page, settings.profile.save).click();
    await page.getByText(settings.profile.saved).waitFor();
    await page.getByRole('article').getByText('Portes et lits').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('edit-trade');
    expect(JSON.parse((await keptUser(page)) ?? '').description).toBe('Portes et lits');
    expect(problems).toEqual([]);
  });

  it('keeps what was typed when it cannot be saved, and forgets it on Cancel', async () => {
    const { page, context } = await openAs(member, '/profile');
    await button(page, 'Edit: Your business').click();
    await page.getByLabel(accounts.fields.businessName).fill('Autre nom');
    await page.route('**/accounts.updateProfile*', (route) => route.abort());
    await button(page, settings.profile.save).click();
    await page.getByText(settings.profile.failed).waitFor();
    await context.setOffline(true);
    await button(page, common.ui.offline).waitFor();
    await context.setOffline(false);
    await button(page, settings.profile.save).waitFor();
    expect(await page.getByText(settings.profile.failed).count()).toBe(0);
    expect(await page.getByLabel(accounts.fields.businessName).inputValue()).toBe('Autre nom');
    await button(page, settings.profile.cancel).click();
    await button(page, 'Edit: Your business').click();
    expect(await page.getByLabel(accounts.fields.businessName).inputValue()).toBe('Atelier Test');
  });
});

describe('the settings', () => {
  it('change the e-mail address by a code, also after a reload, and the old address is told', async () => {
    const member = await registerMember();
    const { page } = await openAs(member, '/settings');
    const { email } = newIdentity();
    await button(page, settings.contact.changeEmail).click();
    await button(page, settings.contact.send).click();
    await page.getByText(settings.contact.missing.email).waitFor();
    await page.getByLabel(settings.contact.newEmail).fill(email);
    await button(page, settings.contact.send).click();
    await typeCodeOfAct(page, member.user.email, 'en');
    await page.getByText(settings.contact.sentToNew).waitFor();
    await page.reload();
    await button(page, accounts.code.verify).click();
    await page.getByText(accounts.code.missing).waitFor();
    await page.getByLabel('Digit 1 of 6').focus();
    await page.keyboard.type(await readCode(email));
    await page.getByText(settings.contact.changedEmail).waitFor();
    await page.getByText(email).waitFor();

    expect((await readMail(member.user.email, 'e-mail address was changed')).Text).not.toContain(email);
  });

  it('change the number by a code that goes to the e-mail address', async () => {
    const member = await registerMember();
    const { page } = await openAs(member, '/settings');
    const { whatsapp } = newIdentity();
    await button(page, settings.contact.changeWhatsapp).click();
    await page.getByRole('textbox', { name: accounts.fields.whatsapp }).fill(whatsapp.slice(3));
    await button(page, settings.contact.send).click();
    await page.getByText(settings.contact.sentToEmail).waitFor();
    await page.getByLabel('Digit 1 of 6').focus();
    await page.keyboard.type(await readCode(member.user.email));
    await page.getByText(settings.contact.changedWhatsapp).waitFor();
    expect(JSON.parse((await keptUser(page)) ?? '').whatsapp).toBe(whatsapp);
  });

  it('keep a preference at once, and show it as it was when that fails', async () => {
    const member = await registerMember();
    const { page, context } = await openAs(member, '/settings');
    const marketing = page.getByRole('switch', { name: settings.notifications.marketing });
    await marketing.check({ force: true });
    await expect
      .poll(async () => JSON.parse((await keptUser(page)) ?? '').notificationPreferences.marketing)
      .toBe(true);
    await context.setOffline(true);
    await marketing.click({ force: true });
    await page
      .getByRole('alert')
      .getByText(/not saved/)
      .waitFor();
    expect(await marketing.isChecked()).toBe(true);
  });

  it('open and close the page of a business', async () => {
    const member = await registerMember();
    const { page } = await openAs(member, '/settings');
    const look = page.getByRole('link', { name: settings.openPage.look });
    const address = (await look.getAttribute('href')) ?? '';
    expect((await fetch(new URL(address, url))).status).toBe(200);
    await page.getByRole('switch', { name: settings.openPage.open }).uncheck({ force: true });
    await look.waitFor({ state: 'detached' });
    expect((await readPage(address)).status).toBe(404);
  });

  it('make a seller of a buyer, with the one trial in the plan that was chosen', async () => {
    const member = await registerMember({ type: 'buyer' });
    const { page } = await openAs(member, '/settings');
    await button(page, settings.type.change).click();
    await page.getByRole('radio', { name: settings.type.sellerText }).check({ force: true });
    await page.getByRole('radio', { name: 'Pro' }).check({ force: true });
    await button(page, settings.type.confirm.seller).click();
    await page.getByText(settings.type.changed).waitFor();
    expect(JSON.parse((await keptUser(page)) ?? '')).toMatchObject({
      userType: 'seller',
      subscriptionPlan: 'pro',
      isInTrial: true,
    });
  });

  it('sign another device out, by a code where none was typed of late', async () => {
    const member = await registerMember();
    const { email, whatsapp } = member.user;
    const other = visitor();
    await other.rest('POST', '/auth/send-otp', { body: { identifier: email, whatsapp } });
    const body = { identifier: email, whatsapp, otp: await readCode(email) };
    expect((await other.rest('POST', '/auth/verify-otp', { body })).status).toBe(200);
    await sql('update sessions set code_typed_at = null where user_id = $1', [member.user._id]);
    const { page } = await openAs(member, '/settings');
    await page.getByRole('button', { name: /^Log out: / }).click();
    await typeCodeOfAct(page, email, 'en');
    await page.getByText(settings.devices.signedOut).waitFor();
    expect(await page.getByRole('button', { name: /^Log out: / }).count()).toBe(0);
    expect((await other.rest('POST', '/auth/refresh')).status).toBe(401);
  });

  it('put everything that is kept, and the card, into the downloads', async () => {
    const member = await registerMember({ businessName: 'Atelier Test' });
    const { page } = await openAs(member, '/settings');
    const download = async (name: string) => {
      const arriving = page.waitForEvent('download');
      await button(page, name).click();
      const arrived = await arriving;
      return { name: arrived.suggestedFilename(), text: readFileSync(await arrived.path(), 'utf8') };
    };
    const everything = await download(settings.data.everything);
    expect(everything.name).toMatch(/^mboalink-data-\d{4}-\d\d-\d\d\.json$/);
    const { data } = (await member.client.rest('GET', '/auth/export')).body;
    expect(JSON.parse(everything.text)).toEqual({ ...data, exportedAt: expect.any(String) });
    const card = await download(settings.data.card);
    expect(card.name).toMatch(/^mboalink-card-\d{4}-\d\d-\d\d\.vcf$/);
    expect(card.text).toContain('ORG:Atelier Test');
    expect(card.text).toContain(`+${member.user.whatsapp}`);
  });

  it('delete the account after a question, and leave nothing of it in the browser', async () => {
    const member = await registerMember();
    const { page, problems } = await openAs(member, '/settings', 'fr');
    await button(page, french.leave.open).click();
    await page.getByText('Êtes-vous sûr de vouloir supprimer votre compte ?').waitFor();
    await button(page, french.leave.keep).click();
    await button(page, french.leave.open).click();
    await page.getByRole('dialog').getByRole('button', { name: french.leave.confirm }).click();
    await typeCodeOfAct(page, member.user.email, 'fr');
    await page.getByText(french.leave.done).waitFor();
    await page.getByText(french.leave.comeBack).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await keptUser(page)).toBeNull();
    expect(await sql('select 1 from users where id = $1 and deleted_at is null', [member.user._id])).toEqual(
      [],
    );
    expect(problems).toEqual([]);
  });
});
