import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { messages as commonEn } from '../../web/src/i18n/en/common.ts';
import { messages as logoutEn } from '../../web/src/i18n/en/logout.ts';
import { messages as settingsEn } from '../../web/src/i18n/en/settings.ts';
import { messages as commonFr } from '../../web/src/i18n/fr/common.ts';
import { messages as logoutFr } from '../../web/src/i18n/fr/logout.ts';
import { insertSellers, registerMember } from '../factories.ts';
import { readCopies, untilKept } from '../setup/copies.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { itLong } from '../setup/rounds.ts';
import { oneOfBoth } from '../setup/visits.ts';

const open = useBrowser();

const whoIsKept = (page: Page) =>
  page.evaluate(() => localStorage.getItem('user') ?? sessionStorage.getItem('user'));

const languages = oneOfBoth(['en', 'fr'] as const);
const words = { en: { ...commonEn, logout: logoutEn }, fr: { ...commonFr, logout: logoutFr } };

async function openSignedIn(language: 'en' | 'fr' = 'en') {
  const opened = await open({ language, keepsCopies: true, width: 1280 });
  const member = await registerMember({ type: 'buyer' }, language);
  await signInAs(opened, member);
  const isRunning = async () => (await member.client.rest('GET', '/auth/me')).status === 200;
  return { ...opened, member, isRunning };
}

const logout = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();

it.each(languages)(
  'a phone without a network forgets at once, by a page that it never fetched, in %s',
  async (language) => {
    const { page, context, isRunning } = await openSignedIn(language);
    await page.goto('/find-contact');
    await untilKept(page, `/${language}/find-contact`, `/${language}/offline`);
    await context.setOffline(true);
    await logout(page, words[language].nav.logout).click();
    await expect.poll(() => whoIsKept(page)).toBeNull();
    await page.waitForURL(/:\d+\/$/);
    await page.getByRole('heading', { name: words[language].network.signedOut }).waitFor();
    await logout(page, words[language].nav.login).waitFor();
    await context.setOffline(false);
    await expect.poll(isRunning).toBe(false);
  },
);

it('takes along what other tabs show, also of a page that the server drew', async () => {
  const { page, context } = await openSignedIn();
  const other = await context.newPage();
  await other.goto('/categories?search=plumber');
  await page.goto('/find-contact');
  await logout(page, words.en.nav.logout).click();
  await other.waitForURL(/:\d+\/$/);
  expect(await other.locator('body').textContent()).not.toContain(words.en.nav.dashboard);
});

itLong('takes along what the server drew of a search whose client has not come', async () => {
  const { page, context, member } = await openSignedIn();
  await insertSellers(1);
  const other = await context.newPage();
  await other.route('**/assets/*.js', () => {});
  // A document whose search took the server too long comes without its cards.
  const drawn = async () => {
    await other.goto('/find-contact', { waitUntil: 'commit' });
    const card = other.getByRole('article').first();
    return card.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(drawn, { timeout: 30_000 }).toBe(true);
  await page.goto('/find-contact');
  await logout(page, words.en.nav.logout).click();
  await other.waitForURL(/:\d+\/$/);
  expect(await other.locator('body').textContent()).not.toContain(member.user.name);
});

itLong('takes along what other tabs show where all sessions are ended', async () => {
  const { page, context } = await openSignedIn();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.getByRole('heading', { level: 1 }).waitFor();
  await page.goto('/settings');
  const everywhere = page.getByRole('button', { name: settingsEn.devices.everywhere });
  await everywhere.click();
  await page.getByRole('dialog').getByRole('button', { name: settingsEn.devices.everywhere }).click();
  await page.waitForURL(/:\d+\/$/);
  await other.waitForURL(/:\d+\/$/);
});

itLong('it forgets by the link of a page that the server drew, too', async () => {
  const { word } = await insertSellers(1);
  const { page, context, isRunning } = await openSignedIn();
  await page.goto('/find-contact');
  await untilKept(page, '/en/find-contact', '/en/offline');
  await page.goto(`/business/${word}-1`);
  await expect
    .poll(async () => Object.keys((await readCopies(page))['open-pages'] ?? {}))
    .toEqual([`/en/business/${word}-1`]);
  await context.setOffline(true);
  await logout(page, words.en.nav.logout).click();
  await expect.poll(() => whoIsKept(page)).toBeNull();
  await expect.poll(async () => (await readCopies(page))['open-pages']).toBeUndefined();
  await context.setOffline(false);
  await page.waitForURL(/:\d+\/$/);
  await expect.poll(isRunning).toBe(false);
});

itLong('a page that the server drew tells it, too, and leads nobody to what is theirs who left', async () => {
  const { page, context, isRunning } = await openSignedIn();
  await page.goto('/categories');
  await logout(page, words.en.nav.dashboard).waitFor();
  await page.evaluate(() => {
    localStorage.removeItem('user');
    localStorage.setItem('sign-out', 'pending');
  });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await context.route(/auth\/logout/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect.poll(() => logout(page, words.en.nav.dashboard).count()).toBe(0);
  answer();
  await logout(page, words.en.nav.login).waitFor();
  expect(await isRunning()).toBe(false);
  expect(Number(await page.evaluate(() => localStorage.getItem('sign-out')))).toBeGreaterThan(0);
});

it.each(languages)('whom another site leads to the address is asked first, in %s', async (language) => {
  const { page, isRunning, problems } = await openSignedIn(language);
  await page.goto('/find-contact');
  await untilKept(page, `/${language}/find-contact`);
  const here = new URL(page.url()).origin;
  const lead = async () => {
    await page.goto(here.replace('localhost', '127.0.0.1'));
    await page.evaluate((address) => {
      const link = Object.assign(document.createElement('a'), { href: address, rel: 'noreferrer' });
      document.body.append(link);
      link.click();
    }, `${here}/logout`);
    await page.getByRole('heading', { name: words[language].logout.title }).waitFor();
  };
  await lead();
  await expectWhole(page);
  expect(await isRunning()).toBe(true);
  await logout(page, words[language].logout.stay).click();
  await page.waitForURL(`${here}/`);
  expect(await whoIsKept(page)).not.toBeNull();
  // What they want themselves needs no question.
  await lead();
  await page.getByRole('button', { name: words[language].logout.confirm }).click();
  await page.waitForURL(`${here}/`);
  expect(await whoIsKept(page)).toBeNull();
  await expect.poll(isRunning).toBe(false);
  expect(problems).toEqual([]);
});

itLong('what an earlier call answers brings nobody back', async () => {
  const { page } = await openSignedIn();
  await page.goto('/settings');
  // Without an answer the page stays, with all that it asked before.
  await page.context().route(/accounts\.logout/, (route) => route.abort());
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked = page.waitForRequest(/updateNotificationPreferences/);
  await page.context().route(/updateNotificationPreferences/, async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  await page.getByRole('switch', { name: settingsEn.notifications.platformUpdates }).click();
  await asked;
  await logout(page, words.en.nav.logout).click();
  await page.waitForURL(/:\d+\/$/);
  const heard = page.waitForResponse(/updateNotificationPreferences/);
  answer();
  await (await heard).finished();
  await logout(page, words.en.nav.login).waitFor();
  expect(await whoIsKept(page)).toBeNull();
});

itLong('what waits of who was here before is told in nobody else’s name', async () => {
  const { ids } = await insertSellers(1);
  const { page, context, member } = await openSignedIn();
  const { user } = await registerMember({ type: 'buyer' });
  const wish = {
    kind: 'save',
    about: ids[0],
    name: 'A',
    wanted: true,
    contact: null,
    id: crypto.randomUUID(),
  };
  const kept = JSON.stringify({ userId: user._id, items: [wish] });
  // A sign-in whose answer was lost has left its cookies, and nothing else.
  await page.addInitScript(
    ([user = '', wishes = '']) => {
      if (sessionStorage.getItem('kept-by-test')) return;
      sessionStorage.setItem('kept-by-test', 'yes');
      localStorage.setItem('user', user);
      localStorage.setItem('wishes', wishes);
    },
    [JSON.stringify(user), kept],
  );
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('network.save')) sent.push(request.url());
  });
  const named = page.waitForResponse(/accounts\.me/);
  await page.goto('/pricing');
  await page.mouse.click(2, 200);
  await named;
  await expect.poll(() => whoIsKept(page)).toContain(member.user._id);
  // They go with whom this browser remembered.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('wishes'))).toBeNull();
  expect(sent).toEqual([]);
});

it.each(languages)(
  'who types the address without a network is asked by the page, and told once it is done, in %s',
  async (language) => {
    const { page, context, isRunning, problems } = await openSignedIn(language);
    await page.goto('/find-contact');
    await untilKept(page, `/${language}/find-contact`, `/${language}/offline`);
    await context.setOffline(true);
    await page.goto('/logout');
    const { logout: asked, network } = words[language];
    await page.getByRole('heading', { name: asked.title }).waitFor();
    await expectWhole(page);
    expect(await page.getByRole('link', { name: words[language].ui.retry }).count()).toBe(0);
    expect(await whoIsKept(page)).not.toBeNull();
    await page.getByRole('button', { name: asked.confirm }).press('Enter');
    const said = page.getByText(network.signedOut);
    await said.waitFor();
    expect(await said.evaluate((text) => text.matches(':focus'))).toBe(true);
    await expectWhole(page);
    expect(await whoIsKept(page)).toBeNull();
    await context.setOffline(false);
    await page.waitForURL(/:\d+\/$/);
    await expect.poll(isRunning).toBe(false);
    expect(problems.filter((problem) => !problem.includes('ERR_'))).toEqual([]);
  },
);

it('whom another site leads there without a network is not signed out, also when it is back', async () => {
  const { page, context, isRunning } = await openSignedIn();
  await page.goto('/find-contact');
  await untilKept(page, '/en/find-contact', '/en/offline');
  const here = new URL(page.url()).origin;
  await page.goto(here.replace('localhost', '127.0.0.1'));
  await context.setOffline(true);
  await page.evaluate((address) => void location.assign(address), `${here}/logout`);
  await page.waitForURL(`${here}/`);
  expect(await whoIsKept(page)).not.toBeNull();
  await context.setOffline(false);
  // In a tab of its own: what the first one shows without a network is no page of ours.
  const again = await context.newPage();
  await again.goto(here);
  expect(await whoIsKept(again)).not.toBeNull();
  expect(await isRunning()).toBe(true);
});
