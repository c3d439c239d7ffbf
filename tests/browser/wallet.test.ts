import { ownPhoneAddress } from '@mboalink/shared/kept-copies.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { messages as accountsEn } from '../../web/src/i18n/en/accounts.ts';
import { messages as commonEn } from '../../web/src/i18n/en/common.ts';
import { messages as directoryEn } from '../../web/src/i18n/en/directory.ts';
import { messages as openingsEn } from '../../web/src/i18n/en/openings.ts';
import { messages as walletEn } from '../../web/src/i18n/en/wallet.ts';
import { messages as accountsFr } from '../../web/src/i18n/fr/accounts.ts';
import { messages as commonFr } from '../../web/src/i18n/fr/common.ts';
import { messages as directoryFr } from '../../web/src/i18n/fr/directory.ts';
import { messages as openingsFr } from '../../web/src/i18n/fr/openings.ts';
import { messages as walletFr } from '../../web/src/i18n/fr/wallet.ts';
import { filesOf } from '../../web/src/service-worker/what-is-kept.ts';
import { insertSellers, readCode, registerMember, sql } from '../factories.ts';
import { pagesOf, readCopies, untilKept } from '../setup/copies.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { fillRegistration, registered } from '../setup/fill-registration.ts';
import { leaveAnswersOut, type Opened, signInAs, useBrowser } from '../setup/page.ts';
import { itLong } from '../setup/rounds.ts';
import { visitsOf } from '../setup/visits.ts';
import { holds, keptIn, sayThisPhone, untilPhone } from '../setup/wallet.ts';

const open = useBrowser();

const languages = [
  [
    'fr',
    {
      accounts: accountsFr,
      common: commonFr,
      directory: directoryFr,
      openings: openingsFr,
      wallet: walletFr,
    },
  ],
  [
    'en',
    {
      accounts: accountsEn,
      common: commonEn,
      directory: directoryEn,
      openings: openingsEn,
      wallet: walletEn,
    },
  ],
] as const;

/** The scripts of the pages are there, and no call is answered, as where a phone has them and no network. */
async function cut(page: Page) {
  await leaveAnswersOut(page);
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
}

const mend = (page: Page) => page.unroute('**/api/**');

async function saveAndSearch({ page }: Opened, word: string, label: string) {
  await page.goto(`/find-contact?search=${word}`);
  const saved = page.waitForResponse((response) => response.url().includes('network.save'));
  await page.getByRole('button', { name: label.replace('{{name}}', `${word} 1`), exact: true }).click();
  await saved;
  await untilPhone(page, (kept) => holds(word, 'saved')(kept) && holds(word, 'search')(kept));
}

itLong.each(visitsOf(import.meta.filename, languages))(
  'whoever says that a phone is theirs reads and calls without a network, until it is back, in %s',
  async (language, { directory, wallet }) => {
    const { word, ids } = await insertSellers(2);
    const member = await registerMember();
    await member.client.rest('POST', `/contacts/${ids[0]}/reveal`);
    const opened = await open({ language });
    const { page, problems } = opened;
    await signInAs(opened, member);
    await page.goto('/settings');
    const mine = page.getByRole('switch', { name: wallet.panel.switch });
    await mine.waitFor();
    expect(await mine.isChecked()).toBe(false);
    expect(await keptIn(page)).toBeUndefined();
    await mine.click();
    await page.getByText(wallet.panel.on).waitFor();
    await page.goto('/dashboard');
    await untilPhone(
      page,
      (kept) => kept?.some((row) => row.startsWith('fr dashboard') || row.includes('"stats"')) === true,
    );
    await saveAndSearch(opened, word, directory.saved.keep);

    await cut(page);
    await page.reload();
    const line = page.getByText(wallet.kept);
    await line.waitFor();
    await page.getByRole('heading', { name: `${word} 2`, exact: true }).waitFor();
    await page.goto('/my-contacts?view=saved');
    await page.getByRole('heading', { name: `${word} 1`, exact: true }).waitFor();
    await line.waitFor();
    const chat = page.getByRole('main').locator('a[href*="wa.me"]').first();
    await chat.waitFor();
    await expectWhole(page);
    for (const path of ['/my-contacts', '/my-contacts?view=opened', '/dashboard']) {
      await page.goto(path);
      await line.waitFor();
    }
    // Never asked before: found among whom the phone knows.
    await page.goto(`/find-contact?search=${word.toUpperCase()}+2`);
    await page.getByText(wallet.foundHere).waitFor();
    await page.getByRole('heading', { name: `${word} 2`, exact: true }).waitFor();

    await mend(page);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await line.waitFor({ state: 'detached' });
    expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  },
);

it.each(visitsOf(import.meta.filename, languages))(
  'a block takes them off the phone, and signing out all of it, in %s',
  async (language, words) => {
    const { directory, openings } = words;
    const { word, ids } = await insertSellers(2);
    const name = `${word} 1`;
    const member = await registerMember();
    // The first number of a day says first what it costs.
    await member.client.rest('POST', `/contacts/${ids[1]}/reveal`);
    const opened = await open({ language });
    const { page } = opened;
    await signInAs(opened, member);
    await sayThisPhone(opened, member);
    await saveAndSearch(opened, word, directory.saved.keep);
    const card = page.getByRole('article', { name });
    await card.getByRole('button', { name: new RegExp(`^${directory.card.show}`) }).click();
    const shown = page.getByRole('dialog').last();
    await shown.getByRole('button', { name: `${directory.block.open} ${name}` }).click();
    await page.getByRole('button', { name: openings.confirm, exact: true }).click();
    await page.getByText(openings.blocked.replace('{{name}}', name)).waitFor();
    await untilPhone(page, (kept) => kept !== undefined && !kept.some((row) => row.includes(name)));
    await page.goto('/logout');
    await page.waitForURL(/\/$/);
    await expect.poll(() => keptIn(page)).toBeUndefined();
    expect(await page.evaluate(() => localStorage.getItem('this-phone'))).toBeNull();
  },
);

itLong.each(languages)(
  'what is saved in airplane mode waits, and is told once when the network is back, in %s',
  async (language, { common, directory, wallet }) => {
    const { word, ids } = await insertSellers(1);
    const member = await registerMember();
    const opened = await open({ language });
    const { page, context, problems } = opened;
    await signInAs(opened, member);
    await page.goto(`/find-contact?search=${word}`);
    const keep = page.getByRole('button', {
      name: directory.saved.keep.replace('{{name}}', `${word} 1`),
      exact: true,
    });
    await keep.waitFor();
    // What says that something waits comes with the bar at the bottom.
    await page.locator('nav a[href="/find-contact"]:visible').waitFor();
    await context.setOffline(true);
    await keep.click();
    const line = page.getByText(wallet.waiting_one.replace('{{count}}', '1'));
    await line.waitFor();
    // It stands above that there is no network, which does not cover it.
    const banner = page.getByText(common.network.offline).locator('xpath=ancestor::p');
    const [told, offline] = await Promise.all([line.boundingBox(), banner.boundingBox()]);
    expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(offline?.y ?? 0);
    expect(await keep.getAttribute('aria-pressed')).toBe('true');
    await keep.click();
    await keep.click();
    await context.setOffline(false);
    await page.getByText(wallet.waiting_one.replace('{{count}}', '1')).waitFor({ state: 'detached' });
    expect(await keep.getAttribute('aria-pressed')).toBe('true');
    const rows = () =>
      sql('select 1 from saved_contacts where user_id = $1 and contact_id = $2', [member.user._id, ids[0]]);
    await expect.poll(rows).toHaveLength(1);
    expect(await keep.getAttribute('aria-pressed')).toBe('true');
    expect(problems).toEqual([]);
  },
);

itLong(
  'on their own phone a page shows at once what it showed before, and what is fresh in its place',
  async () => {
    const { word, ids } = await insertSellers(1);
    const member = await registerMember({}, 'fr');
    const opened = await open({ language: 'fr', keepsCopies: true });
    const { page, problems } = opened;
    await signInAs(opened, member);
    await sayThisPhone(opened, member);
    await page.goto(`/find-contact?search=${word}`);
    await untilPhone(page, holds(word, 'search'));
    await untilKept(page, '/fr/find-contact');
    await expect
      .poll(async () => Object.keys((await readCopies(page)).pages ?? {}))
      .toContain(ownPhoneAddress);
    await member.client.rest('POST', '/contacts/save', { body: { contactId: ids[0] } });
    // With a route in between the browser would use none of its copies.
    await page.addInitScript(() => {
      const { fetch } = window;
      const held = new Promise((done) => addEventListener('answer', done));
      window.fetch = async (...asked) => {
        await held;
        return fetch(...asked);
      };
    });
    // The same address once more would be that page anew.
    await page.goto('/robots.txt');
    const again = await page.goto(`/find-contact?search=${word}`);
    expect(again?.fromServiceWorker()).toBe(true);
    expect(await again?.text()).not.toContain(word);
    const keep = page.getByRole('button', {
      name: directoryFr.saved.keep.replace('{{name}}', `${word} 1`),
      exact: true,
    });
    await keep.waitFor();
    expect(await keep.getAttribute('aria-pressed')).toBe('false');
    expect(await page.getByText(walletFr.kept).isVisible()).toBe(false);
    await page.evaluate(() => dispatchEvent(new Event('answer')));
    await expect.poll(() => keep.getAttribute('aria-pressed')).toBe('true');
    expect(problems).toEqual([]);

    await page.goto('/logout');
    await page.evaluate(() => dispatchEvent(new Event('answer')));
    await page.waitForURL(/\/$/);
    await expect
      .poll(async () => Object.keys((await readCopies(page)).pages ?? {}))
      .not.toContain(ownPhoneAddress);
  },
);

it('nothing is kept unless somebody said so at sign-in, and the box begins unticked', async () => {
  const { word } = await insertSellers(1);
  const member = await registerMember();
  const opened = await open({ language: 'en' });
  const { page } = opened;
  const enter = async (isTheirs: boolean) => {
    await page.goto('/login');
    await page.getByLabel(accountsEn.fields.email).fill(member.user.email);
    await page.getByLabel(accountsEn.fields.whatsapp).fill(member.user.whatsapp.slice(3));
    const box = page.getByRole('checkbox', { name: accountsEn.thisPhone.label });
    await box.waitFor();
    expect(await box.isChecked()).toBe(false);
    if (isTheirs) await box.check();
    await page.getByRole('button', { name: accountsEn.login.send }).click();
    await page.getByText(accountsEn.code.sentTo).waitFor();
    await page.keyboard.type(await readCode(member.user.email));
    await page.waitForURL(/\/(find-contact)?$/);
  };
  await enter(true);
  await page.goto(`/find-contact?search=${word}`);
  await untilPhone(page, holds(word, 'search'));
  await page.goto('/logout');
  await page.waitForURL(/\/$/);
  await expect.poll(() => keptIn(page)).toBeUndefined();
});

itLong(
  'who has just registered on their own phone has the number they came for without a network',
  async () => {
    const { word } = await insertSellers(1);
    const { page, context } = await open({ language: 'fr', keepsCopies: true });
    await page.goto(`/business/${word}-1`);
    await page.locator('a.button').first().click();
    await page.waitForURL('**/register?next=*');
    const email = await fillRegistration(page, 'fr', 'buyer');
    await page.keyboard.type(await readCode(email));
    await page.getByRole('checkbox', { name: accountsFr.thisPhone.label }).check();
    await page.getByRole('link', { name: registered.fr.number }).click();
    const chat = page.getByRole('main').locator('a[href*="wa.me"]').first();
    await chat.waitFor();
    await untilPhone(page, holds(word, 'opened'));
    const { pages, files } = await untilKept(page, '/fr/find-contact', '/fr/my-contacts');
    for (const name of ['find-contact', 'my-contacts'])
      expect(filesOf(pages?.[`/fr/${name}`] ?? '').filter((file) => !(file in (files ?? {})))).toEqual([]);
    await context.setOffline(true);
    await page.reload();
    await chat.waitFor();
    for (const path of ['/find-contact', '/my-contacts?view=opened']) {
      await page.goto(path);
      await chat.waitFor();
    }
  },
);

itLong('who saves data finds on their own phone, after one visit, what they visited', async () => {
  const { word } = await insertSellers(1);
  const member = await registerMember({}, 'fr');
  const opened = await open({ language: 'fr', keepsCopies: true });
  const { page, context } = opened;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await signInAs(opened, member);
  await sayThisPhone(opened, member);
  await page.goto(`/find-contact?search=${word}`);
  await untilPhone(page, holds(word, 'search'));
  const kept = await untilKept(page, '/fr/find-contact', '/fr/offline');
  // What was not visited would be paid for.
  expect(pagesOf(kept)).toHaveLength(2);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: `${word} 1` }).waitFor();
  await page.goto('/pricing');
  await page.getByRole('link', { name: commonFr.nav.findContact }).waitFor();
});
