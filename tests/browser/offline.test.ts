import { documentsCache, ownPhoneCookie } from '@mboalink/shared/own-phone.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import directory from '../../web/src/locales/en/directory.json' with { type: 'json' };
import words from '../../web/src/locales/en/offline.json' with { type: 'json' };
import { insertSellers, type Member, registerMember } from '../factories.ts';
import { type Opened, signInAs, useBrowser } from '../setup/page.ts';
import { addresses } from '../setup/shared-application.ts';

const open = useBrowser();

/** A browser whose service worker is in charge from the next page on. */
async function openKeeping(member?: Member, isOwn = true): Promise<Opened> {
  const opened = await open({ language: 'en', keepsCopies: true });
  if (member) {
    await signInAs(opened, member);
    const said = { name: ownPhoneCookie, value: isOwn ? '1' : '0', url: addresses.url };
    await opened.context.addCookies([said]);
  }
  await opened.page.goto('/pricing');
  await opened.page.mouse.click(2, 300);
  await opened.page.evaluate(() => navigator.serviceWorker.ready);
  await opened.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return opened;
}

/** What is kept of somebody: addresses of documents, and how many notes of calls. */
const kept = (page: Page) =>
  page.evaluate(async (name) => {
    const cache = (await caches.has(name)) ? await caches.open(name) : undefined;
    const documents = ((await cache?.keys()) ?? []).map(({ url }) => new URL(url).pathname);
    const database = await new Promise<IDBDatabase>((done) => {
      const asked = indexedDB.open('keyval-store');
      asked.onsuccess = () => done(asked.result);
    });
    if (!database.objectStoreNames.contains('keyval')) return { documents, answers: '' };
    const answers = await new Promise<unknown[]>((done) => {
      const asked = database.transaction('keyval').objectStore('keyval').getAll();
      asked.onsuccess = () => done(asked.result);
    });
    database.close();
    return { documents, answers: answers.length > 0 ? JSON.stringify(answers) : '' };
  }, documentsCache);

/** A member on a page of the sellers that they look for, hydrated, with one number opened if they like. */
async function searching(isOwn = true) {
  const [{ word, ids }, member] = await Promise.all([insertSellers(2), registerMember({ type: 'buyer' })]);
  expect(await member.client.rest('POST', `/contacts/${ids[0]}/reveal`)).toMatchObject({ status: 200 });
  const opened = await openKeeping(member, isOwn);
  await opened.page.goto(`/find-contact?search=${word}`);
  await opened.page.getByRole('article').first().waitFor();
  return { ...opened, word, ids, member };
}

const bookmark = (page: Page, word: string, n: number) =>
  page.getByRole('button', { name: directory.saved.keep.replace('{{name}}', `${word} ${n}`), exact: true });

it('says that there is no network where a page is not kept, and shows the visitor’s page that is', async () => {
  const { context, page } = await openKeeping();
  await page.goto('/categories');
  await context.setOffline(true);
  await page.goto('/faq');
  await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
  await page.getByText(words.said).waitFor();
  await page.goto('/categories');
  expect(await page.getByRole('heading', { level: 1, name: words.title }).count()).toBe(0);
  await context.setOffline(false);
  await page.goto('/faq');
  expect(await page.getByRole('heading', { level: 1, name: words.title }).count()).toBe(0);
});

it('keeps opened numbers and pressed changes on one’s own phone, sends them once, and forgets at sign-out', async () => {
  const { context, page, word } = await searching();
  const posts: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('network.save')) posts.push(request.url());
  });
  await page.goto('/my-contacts');
  await page.locator('#content').locator('a[href*="wa.me/237"]').first().waitFor();
  const number = await page.locator('#content').textContent();
  await expect.poll(() => kept(page)).toMatchObject({ documents: ['/find-contact', '/my-contacts'] });

  await context.setOffline(true);
  await page.reload();
  expect(await page.locator('#content').textContent()).toBe(number);

  await context.setOffline(false);
  await page.goto(`/find-contact?search=${word}`);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await bookmark(page, word, 2).click();
  await expect
    .poll(async () => (await kept(page)).answers)
    .toMatch(/"saved":true.*"status":"pending"|"status":"pending".*"saved":true/s);
  await page.reload();
  await expect.poll(() => bookmark(page, word, 2).getAttribute('aria-pressed')).toBe('true');
  expect(posts).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => posts.length).toBe(1);
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect.poll(() => bookmark(page, word, 2).getAttribute('aria-pressed')).toBe('true');
  expect(posts).toHaveLength(1);
  await page.waitForLoadState('networkidle');

  await page
    .locator('form[action="/logout"] button')
    .first()
    .evaluate((button: HTMLButtonElement) => button.click());
  await page.waitForURL(({ pathname }) => pathname !== '/find-contact', { waitUntil: 'commit' });
  await expect.poll(() => kept(page)).toEqual({ documents: [], answers: '' });
  expect(await page.evaluate(() => document.cookie)).not.toContain(ownPhoneCookie);
});

it('draws what the server drew before it brings back what was kept', async () => {
  const [{ ids }, seller] = await Promise.all([insertSellers(3), registerMember({})]);
  for (const id of ids)
    expect(await seller.client.rest('POST', `/contacts/${id}/reveal`)).toMatchObject({ status: 200 });
  const { page, problems } = await openKeeping(seller);
  for (let visit = 0; visit < 5; visit += 1) {
    await page.goto('/find-contact');
    await page.waitForLoadState('networkidle');
    await expect.poll(async () => (await kept(page)).answers).toContain('revealedToday');
  }
  expect(problems).toEqual([]);
});

it('keeps nothing of a member on a phone that others use', async () => {
  const { context, page } = await searching(false);
  await page.goto('/my-contacts');
  await page.waitForLoadState('networkidle');
  expect(await kept(page)).toEqual({ documents: [], answers: '' });
  await context.setOffline(true);
  await page.reload();
  await page.getByText(words.said).waitFor();
});
