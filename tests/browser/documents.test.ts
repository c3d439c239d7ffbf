import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { messages as fr } from '../../web/src/i18n/fr/common.ts';
import { insertSellers, registerMember } from '../factories.ts';
import { cookiesOf } from '../setup/cookies.ts';
import { findInMemory, type Opened, signInAs, useBrowser } from '../setup/page.ts';
import { itLong } from '../setup/rounds.ts';
import { totalShift } from '../setup/shifts.ts';
import { visits } from '../setup/visits.ts';

const open = useBrowser();
const { word } = await insertSellers(8);
const searching = `/find-contact?search=${word}`;

const answered = ['accounts.me', 'accounts.refresh', 'directory.search', 'accounts.dashboard'];

/** The calls that a page makes of those that its document may answer. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, name = ''] = /\/api\/trpc\/([\w.]+)/.exec(request.url()) ?? [];
    if (answered.includes(name)) calls.push(name);
  });
  return calls;
}

const cards = (page: Page) => page.getByRole('article').filter({ hasText: word });

async function expectCalm({ page, problems }: Opened) {
  await page.waitForLoadState('networkidle');
  expect(await totalShift(page)).toBe(0);
  expect(problems).toEqual([]);
}

it.each(visits)('a page asks nothing that its document answered, at $width px', async (visit) => {
  const opened = await open(visit);
  const { page } = opened;
  await signInAs(opened, await registerMember({}, visit.language));
  const calls = watchCalls(page);
  await page.goto(searching);
  await cards(page).first().waitFor();
  await expectCalm(opened);
  await page.goto('/dashboard');
  await page.locator('#figures').waitFor();
  await expectCalm(opened);
  expect(calls).toEqual([]);
  expect(await page.locator('#answers').count()).toBe(0);
});

itLong('a page whose session ran out asks nothing either, and goes on with its new cookies', async () => {
  const opened = await open({ language: 'fr' });
  const { page, context } = opened;
  await signInAs(opened, await registerMember({ type: 'buyer' }, 'fr'));
  await context.clearCookies({ name: /access/ });
  const calls = watchCalls(page);
  await page.goto(searching);
  await cards(page).first().waitFor();
  expect(calls).toEqual([]);
  await page.goto('/dashboard');
  await page.locator('#figures').waitFor();
  expect(calls).toEqual([]);
  expect(opened.problems).toEqual([]);
});

it('what a document answered is gone after signing out, also for who goes back', async () => {
  const opened = await open({ language: 'fr' });
  const { page } = opened;
  await signInAs(opened, await registerMember({ type: 'buyer' }, 'fr'));
  await page.goto(searching);
  await cards(page).first().waitFor();
  await page.goto('/logout');
  await page.waitForURL(/:\d+\/$/);
  await page.goBack();
  await page.waitForURL(/\/(register|login)/);
  expect(await page.content()).not.toContain(word);
});

it('nothing of what a document answered is left in memory after signing out', async () => {
  const opened = await open({ language: 'fr', width: 1280 });
  const { page } = opened;
  const member = await registerMember({ type: 'buyer' }, 'fr');
  // The document alone says who they are: what a test tells a page stays in its memory.
  await opened.context.addCookies(cookiesOf(member));
  await page.goto(searching);
  await cards(page).first().waitFor();
  const left = async () => {
    const texts = [`${word} 1`, member.user.email];
    const found = await Promise.all(texts.map((text) => findInMemory(opened, text)));
    return texts.filter((_, index) => found[index]);
  };
  expect(await left()).toHaveLength(2);
  await page.getByRole('link', { name: fr.nav.logout, exact: true }).first().click();
  await page.waitForURL(/:\d+\/$/);
  await expect.poll(left, { timeout: 20_000 }).toEqual([]);
});

it('whoever signed out here is not let in by a document, though the server has not heard of it', async () => {
  const opened = await open({ language: 'fr' });
  const { page } = opened;
  const member = await registerMember({ type: 'buyer' }, 'fr');
  await signInAs(opened, member);
  await page.route('**/accounts.logout*', (route) => route.abort());
  await page.goto('/logout');
  await page.waitForURL(/:\d+\/$/);
  await page.goto(searching);
  await page.waitForURL(/\/register/);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  expect(await page.content()).not.toContain(word);
});

itLong('another language than that of the document is asked for by the page', async () => {
  const opened = await open({ language: 'en' });
  const { page } = opened;
  await signInAs(opened, await registerMember({ type: 'buyer' }, 'en'));
  await page.addInitScript(() => localStorage.setItem('preferred-language', 'fr'));
  const calls = watchCalls(page);
  await page.goto(searching);
  await cards(page).first().waitFor();
  expect(calls).toEqual(['accounts.me', 'directory.search']);
});
