import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { messages as accounts } from '../../web/src/i18n/en/accounts.ts';
import { messages as common } from '../../web/src/i18n/en/common.ts';
import { messages as directory } from '../../web/src/i18n/en/directory.ts';
import { messages as network } from '../../web/src/i18n/en/network.ts';
import { messages as settings } from '../../web/src/i18n/en/settings.ts';
import { messages as wallet } from '../../web/src/i18n/en/wallet.ts';
import {
  insertSellers,
  type Member,
  readCode,
  registerMember,
  registrationFields,
  typeFreshCode,
} from '../factories.ts';
import { cookiesOf } from '../setup/cookies.ts';
import { readCopies, untilKept } from '../setup/copies.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { itLong } from '../setup/rounds.ts';

const open = useBrowser();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Leaves no room in the long storage, whatever is asked to be kept. */
const fillUp = (page: Page) =>
  page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let part = 0; ; part += 1) localStorage.setItem(`fill-${size}-${part}`, 'x'.repeat(size));
      } catch {
        // Less may still fit.
      }
    }
  });

async function signInByCode(page: Page, { user }: Member, isTheirs = false) {
  await page.goto('/login');
  await page.getByLabel(accounts.fields.email).fill(user.email);
  await page.getByLabel(accounts.fields.whatsapp).fill(user.whatsapp.slice(3));
  if (isTheirs) await page.getByRole('checkbox', { name: accounts.thisPhone.label }).press('Space');
  await button(page, accounts.login.send).click();
  await page.getByText(accounts.code.sentTo).waitFor();
  await page.keyboard.type(await readCode(user.email));
  await page.waitForURL(/\/$/);
}

/** All that a browser keeps of this site, where scripts can read. */
async function readStorage(page: Page): Promise<string> {
  const databases = await page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const rows: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        rows.push(await done(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    return JSON.stringify([rows, { ...localStorage }, { ...sessionStorage }, document.cookie, history.state]);
  });
  return databases + JSON.stringify(await readCopies(page));
}

it('a sign-in while storage is full lasts over a reload, in another tab, and until they sign out', async () => {
  const member = await registerMember();
  const { page, context, problems } = await open({ language: 'en', width: 1280 });
  await page.goto('/login');
  await fillUp(page);
  await signInByCode(page, member);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await page.reload();
  await page.getByRole('link', { name: common.nav.dashboard }).first().waitFor();
  await page.goto('/settings');
  await page.getByText(member.user.email).first().waitFor();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(other.url()).pathname).toBe('/dashboard');
  await other.close();
  await page.goto('/logout');
  await page.waitForURL(/:\d+\/$/);
  await page.reload();
  await page.getByRole('link', { name: common.nav.login, exact: true }).first().waitFor();
  expect((await readStorage(page)).includes(member.user.email)).toBe(false);
  expect(problems).toEqual([]);
});

itLong('storage that was cleared under a member lets them go on where their session does', async () => {
  const member = await registerMember();
  const { word } = await insertSellers(1);
  const { page, context, problems } = await open({ language: 'en' });
  // The cookies stay, as where a browser clears what scripts keep.
  await context.addCookies(cookiesOf(member));
  await page.goto(`/find-contact?search=${word}`);
  await page.getByRole('heading', { name: `${word} 1`, exact: true }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toContain(member.user.email);
  await page.evaluate(() => localStorage.clear());
  await button(page, directory.saved.keep.replace('{{name}}', `${word} 1`)).click();
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  expect(problems).toEqual([]);
});

itLong('where there is no room for what a phone is to keep, every screen goes on without', async () => {
  const { word } = await insertSellers(2);
  const member = await registerMember();
  const opened = await open({ language: 'en' });
  const { page, context, problems } = opened;
  await signInAs(opened, member);
  await page.goto('/settings');
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(page.url()).origin,
    quotaSize: 1000,
  });
  await page.getByRole('switch', { name: wallet.panel.switch }).click();
  await page.getByText(wallet.panel.on).waitFor();
  await page.goto(`/find-contact?search=${word}`);
  await button(page, directory.saved.keep.replace('{{name}}', `${word} 1`)).click();
  await expect
    .poll(() =>
      button(page, directory.saved.keep.replace('{{name}}', `${word} 1`)).getAttribute('aria-pressed'),
    )
    .toBe('true');
  await page.goto('/my-contacts?view=saved');
  await page.getByRole('heading', { name: `${word} 1`, exact: true }).waitFor();
  for (const path of ['/dashboard', '/my-contacts', '/profile', '/settings']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
  }
  expect(problems).toEqual([]);
});

it('signing out leaves nothing of a person who used everything, in whatever a browser keeps', async () => {
  const { word, ids } = await insertSellers(2);
  const member = await registerMember();
  await member.client.rest('POST', `/contacts/${ids[0]}/reveal`);
  await member.client.rest('POST', '/business-connections/create', {
    body: { connectedUserId: ids[0], interactionType: 'phone' },
  });
  const { page } = await open({ language: 'en', keepsCopies: true });
  await signInByCode(page, member, true);
  await page.goto(`/find-contact?search=${word}`);
  await button(page, directory.saved.keep.replace('{{name}}', `${word} 2`)).click();
  await untilKept(page, '/en/find-contact');
  await page.goto('/my-contacts');
  await button(page, network.connections.addNoteOf.replace('{{name}}', `${word} 1`)).click();
  await page.getByRole('listitem').getByRole('textbox').fill(`Half a note on ${word}`);
  await page.goto('/profile');
  await page.locator('#edit-listing').click();
  await page.locator('#profile-description').fill(`Half a description by ${word}`);
  await typeFreshCode(member, 'change-email');
  await page.goto('/settings');
  await button(page, settings.contact.changeEmail).click();
  const next = registrationFields().email;
  await page.getByRole('textbox', { name: settings.contact.newEmail }).fill(next);
  await button(page, settings.contact.send).click();
  await page.getByText(settings.contact.sentToNew).waitFor();
  await expect.poll(async () => (await readStorage(page)).includes('Half a note')).toBe(true);
  const { _id, name, email, whatsapp } = member.user;
  const theirs = [_id, name, email, whatsapp.slice(4), word, next];
  const kept = await readStorage(page);
  expect(theirs.filter((text) => kept.includes(text))).toEqual(theirs);
  await page.goto('/logout');
  await page.waitForURL(/:\d+\/$/);
  await expect
    .poll(async () => {
      const left = await readStorage(page);
      return theirs.filter((text) => left.includes(text));
    })
    .toEqual([]);
});
