import { readFileSync } from 'node:fs';
import { dayMilliseconds, doualaDay } from '@mboalink/shared/day.ts';
import { formatDate } from '@mboalink/shared/format.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import auth from '../../web/src/locales/en/auth.json' with { type: 'json' };
import common from '../../web/src/locales/en/common.json' with { type: 'json' };
import en from '../../web/src/locales/en/settings.json' with { type: 'json' };
import authFr from '../../web/src/locales/fr/auth.json' with { type: 'json' };
import fr from '../../web/src/locales/fr/settings.json' with { type: 'json' };
import {
  insertSellers,
  type Member,
  readCode,
  readMail,
  readPage,
  registerMember,
  sql,
  visitor,
} from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { openAs, useBrowser } from '../setup/page.ts';
import { newIdentity } from '../setup/people.ts';
import { oneOfBoth } from '../setup/visits.ts';

const open = useBrowser();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const meOf = async (member: Member) => (await member.client.rest('GET', '/auth/me')).body.data.user;

/** The last digit sends the code where scripts run. */
async function typeCode(page: Page, code: string) {
  const boxes = page.locator('input[name=digit]');
  for (const [place, digit] of [...code].entries()) await boxes.nth(place).fill(digit);
}

describe('the account', () => {
  it.each(oneOfBoth([en, fr]))('is eight rows, each a page of its own', async (texts) => {
    const member = await registerMember({ businessName: 'Atelier Test' });
    const { page, problems } = await openAs(open, member, '/settings', {
      language: texts === en ? 'en' : 'fr',
    });
    const { rows } = texts;
    const links = page.getByRole('main').getByRole('list').getByRole('link');
    const names = (await links.allInnerTexts()).map((name) => name.split('\n')[0]);
    expect(names).toEqual([
      rows.listing,
      rows.contact,
      rows.plan,
      rows.notifications,
      rows.devices,
      rows.blocked,
      rows.data,
      rows.help,
    ]);
    await page.getByText(texts.states.parts.description).waitFor();
    await page.getByRole('link', { name: texts.signOut }).last().waitFor();
    for (const at of [0, 1, 3, 4, 5, 6]) {
      await links.nth(at).click();
      await page.getByRole('link', { name: texts.back }).waitFor();
      await expectWhole(page);
      await page.getByRole('link', { name: texts.back }).click();
      await links.first().waitFor();
    }
    expect(problems).toEqual([]);
  });
});

describe('number and e-mail', () => {
  it('change by two codes: the present address, then the new one, which the old one is told of', async () => {
    const member = await registerMember();
    const { email } = newIdentity();
    const { page, problems } = await openAs(open, member, '/settings/contact');
    await page.getByText('Verified & Active').waitFor();
    await page.getByRole('link', { name: en.contact.changeEmail }).click();
    const field = page.getByLabel(en.contact.newEmail);
    await button(page, en.contact.send).click();
    await page.getByText('Please enter a valid value').waitFor();
    await field.fill('nobody');
    await button(page, en.contact.send).click();
    await page.getByText(auth.wrong.email).waitFor();
    await field.fill(email);
    await button(page, en.contact.send).click();
    await page.getByText(en.fresh['change-email']).waitFor();
    await expectWhole(page);
    await button(page, auth.code.verify).click();
    await page.getByText('Please enter the verification code').waitFor();
    await typeCode(page, await readCode(member.user.email));
    await page.getByText('Verification code sent to your new email address').waitFor();
    await typeCode(page, '000000');
    await page.getByText('Invalid verification code. Please check and try again.').waitFor();
    await typeCode(page, await readCode(email));
    await page.getByText('Email updated successfully!').waitFor();
    await page.getByText(email).waitFor();
    expect((await readMail(member.user.email, 'e-mail address was changed')).Text).not.toContain(email);
    expect(problems).toEqual([]);
  });

  it('stay as they are where no code could be sent, which is said', async () => {
    const { page } = await openAs(open, await registerMember(), '/settings/contact?change=whatsapp');
    const failed = { error: { code: -32603, message: '', data: { error: 'server_error', message: '' } } };
    await page.route('**/accounts.updateWhatsapp?*', (route) => route.fulfill({ status: 500, json: failed }));
    await page.getByLabel(en.contact.newWhatsapp).fill(newIdentity().whatsapp);
    await button(page, en.contact.send).click();
    await page.getByText('Failed to send verification code. Please try again.').waitFor();
  });

  it('change without scripts, by a code that goes to the e-mail address', async () => {
    const member = await registerMember({}, 'fr');
    const { whatsapp } = newIdentity();
    const { page } = await openAs(open, member, '/settings/contact', {
      language: 'fr',
      javaScriptEnabled: false,
    });
    await page.getByRole('link', { name: fr.contact.changeWhatsapp }).click();
    await page.getByLabel(fr.contact.newWhatsapp).fill(whatsapp);
    await button(page, fr.contact.send).click();
    await page.getByText(fr.contact.sentToEmail).waitFor();
    await typeCode(page, await readCode(member.user.email));
    await button(page, authFr.code.verify).click();
    await page.getByText(fr.contact.changedWhatsapp).waitFor();
    expect((await meOf(member)).whatsapp).toBe(whatsapp);
  });
});

describe('the listing', () => {
  it('pauses until a day, with a way back, and its page closes and opens', async () => {
    const member = await registerMember();
    const { page, problems } = await openAs(open, member, '/settings/listing');
    const paused = page.getByRole('switch', { name: en.visibility.paused });
    await paused.check({ force: true });
    await page.getByText(en.visibility.pausedNow).waitFor();
    await button(page, common.ui.undo).click();
    await expect.poll(() => paused.isChecked()).toBe(false);
    await paused.check({ force: true });
    const until = page.getByLabel(en.visibility.until);
    const day = doualaDay(new Date(Date.now() + 10 * dayMilliseconds));
    await until.fill(day);
    await button(page, en.save).click();
    await page.getByText(en.visibility.dateKept.replace('{{date}}', formatDate(day, 'en'))).waitFor();
    expect((await meOf(member)).isFound).toBe(false);
    await paused.uncheck({ force: true });

    const look = page.getByRole('link', { name: en.seePage });
    await look.waitFor();
    const address = (await look.getAttribute('href')) ?? '';
    expect((await readPage(address)).status).toBe(200);
    await page.getByRole('switch', { name: en.openPage.open }).uncheck({ force: true });
    await look.waitFor({ state: 'detached' });
    expect((await readPage(address)).status).toBe(404);
    expect(problems).toEqual([]);
  });

  it('pauses without scripts', async () => {
    const member = await registerMember();
    const { page } = await openAs(open, member, '/settings/listing', { javaScriptEnabled: false });
    await page.getByRole('switch', { name: en.visibility.paused }).check({ force: true });
    await button(page, en.save).first().click();
    await page.getByLabel(en.visibility.until).waitFor();
    expect((await meOf(member)).visibility.paused).toBe(true);
  });

  it('begins when a buyer becomes a seller, with the one trial in the plan that was chosen', async () => {
    const member = await registerMember({ type: 'buyer' });
    const { page } = await openAs(open, member, '/settings/listing');
    await page.getByRole('radio', { name: en.type.sellerText }).check({ force: true });
    await page.getByText(en.type.trialStarts.replace('{{count}}', '30')).waitFor();
    await page.getByLabel(en.type.plan).selectOption('pro');
    await button(page, en.type.change).click();
    await page.getByText(en.type.changed).waitFor();
    expect(await meOf(member)).toMatchObject({
      userType: 'seller',
      subscriptionPlan: 'pro',
      isInTrial: true,
    });
  });
});

describe('notifications', () => {
  it('are kept at once, and stay as they were when that fails; those that nobody sends are disabled', async () => {
    const member = await registerMember();
    const { page, context } = await openAs(open, member, '/settings/notifications');
    const digest = page.getByRole('switch', { name: en.notifications.weeklyDigest });
    await digest.uncheck({ force: true });
    await expect.poll(async () => (await meOf(member)).notificationPreferences.weeklyDigest).toBe(false);
    await context.setOffline(true);
    await digest.press('Space');
    await page
      .getByRole('alert')
      .getByText(/not saved/)
      .waitFor();
    expect(await digest.isChecked()).toBe(false);
    expect(await page.getByRole('switch', { name: en.notifications.marketing }).isDisabled()).toBe(true);
    await page.getByText(en.notifications.without).waitFor();
  });

  it('of a search are deleted, with a way back', async () => {
    const member = await registerMember({ type: 'buyer' });
    await member.client.rest('POST', '/search-alerts', { body: { search: 'soudeur' } });
    const { page } = await openAs(open, member, '/settings/notifications');
    await page.getByText(en.alerts.untold).waitFor();
    await page.getByRole('button', { name: /^Delete the alert/ }).click();
    await page.getByText(en.alerts.none).waitFor();
    await button(page, common.ui.undo).click();
    await page.getByText(en.alerts.untold).waitFor();
  });
});

it('people who are blocked are taken back', async () => {
  const { ids, word } = await insertSellers(1);
  const member = await registerMember();
  await member.client.rest('POST', `/contacts/${ids[0]}/reveal`);
  await member.client.rest('POST', '/blocks', { body: { contactId: ids[0] } });
  const { page } = await openAs(open, member, '/settings/blocked');
  await page.getByText(word).first().waitFor();
  await page.getByRole('button', { name: /^Unblock/ }).click();
  await page.getByText(en.blocked.none).waitFor();
});

it('another device is signed out, by a code where none was typed of late', async () => {
  const member = await registerMember();
  const { email, whatsapp } = member.user;
  const other = visitor();
  await other.rest('POST', '/auth/send-otp', { body: { identifier: email, whatsapp } });
  const body = { identifier: email, whatsapp, otp: await readCode(email) };
  expect((await other.rest('POST', '/auth/verify-otp', { body })).status).toBe(200);
  await sql('update sessions set code_typed_at = null where user_id = $1', [member.user._id]);
  const { page } = await openAs(open, member, '/settings/devices');
  await page
    .getByText("WhatsApp two-factor will be available soon! We're working hard to bring you this feature.")
    .waitFor();
  await page.getByRole('button', { name: /^Log out: / }).click();
  await page.getByText(en.fresh.session).waitFor();
  await typeCode(page, await readCode(email));
  await page.getByText(en.devices.signedOut).waitFor();
  expect((await other.rest('POST', '/auth/refresh')).status).toBe(401);
});

describe('data', () => {
  it('go into the downloads: everything that is kept, and the card', async () => {
    const member = await registerMember({ businessName: 'Atelier Test' });
    const { page } = await openAs(open, member, '/settings/data');
    const download = async (name: string) => {
      const arriving = page.waitForEvent('download');
      await button(page, name).click();
      const arrived = await arriving;
      return { name: arrived.suggestedFilename(), text: readFileSync(await arrived.path(), 'utf8') };
    };
    const everything = await download(en.data.everything);
    expect(everything.name).toMatch(/^mboalink-data-\d{4}-\d\d-\d\d\.json$/);
    const { data } = (await member.client.rest('GET', '/auth/export')).body;
    expect(JSON.parse(everything.text)).toEqual({ ...data, exportedAt: expect.any(String) });
    const card = await download(en.data.card);
    expect(card.text).toContain('ORG:Atelier Test');
    expect(card.text).toContain(`+${member.user.whatsapp}`);
    await button(page, en.data.clearSearches).click();
    await page.getByText(en.data.cleared).waitFor();
  });

  it('go with the account, after a question and a code, and come back by signing in', async () => {
    const member = await registerMember({}, 'fr');
    const { email, whatsapp } = member.user;
    const { page, problems } = await openAs(open, member, '/settings/data', { language: 'fr' });
    await page.locator('summary', { hasText: fr.leave.title }).click();
    await page.getByText('Êtes-vous sûr de vouloir supprimer votre compte ?').waitFor();
    await button(page, fr.leave.confirm).click();
    await page.getByText(fr.fresh['delete-account']).waitFor();
    await typeCode(page, await readCode(email));
    await page.getByText(fr.leave.done).waitFor();
    await page.waitForURL((address) => address.pathname === '/');
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    const kept = () => sql('select 1 from users where id = $1 and deleted_at is null', [member.user._id]);
    expect(await kept()).toEqual([]);
    const again = visitor();
    await again.rest('POST', '/auth/send-otp', { body: { identifier: email, whatsapp } });
    const body = { identifier: email, whatsapp, otp: await readCode(email) };
    expect((await again.rest('POST', '/auth/verify-otp', { body })).body.data.restored).toBe(true);
    expect(await kept()).toHaveLength(1);
    expect(problems).toEqual([]);
  });
});
