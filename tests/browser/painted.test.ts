import { answersId } from '@mboalink/shared/document-answers.ts';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { messages as en } from '../../web/src/i18n/en/directory.ts';
import { messages as fr } from '../../web/src/i18n/fr/directory.ts';
import { insertSellers, registerMember, sql } from '../factories.ts';
import { holdBack, type Opened, signInAs, useBrowser } from '../setup/page.ts';
import { ownStep } from '../setup/read-document.ts';
import { itLong } from '../setup/rounds.ts';
import { addresses } from '../setup/shared-application.ts';
import { totalShift } from '../setup/shifts.ts';
import { serveSlowly } from '../setup/slow-network.ts';
import { visits } from '../setup/visits.ts';

const open = useBrowser();
const messages = { en, fr };
const { word, ids } = await insertSellers(5, { city: 'mbanga' });
const searching = '/find-contact?region=littoral&city=mbanga';

const cards = (page: Page) => page.getByRole('article').filter({ hasText: word });

/** What the Worker drew begins with a script. */
const isTakenOver = (page: Page) => page.locator('main > script').waitFor({ state: 'detached' });

const placeOf = (page: Page) => cards(page).first().boundingBox();

async function expectCalm({ page, problems }: Opened) {
  await page.waitForLoadState('networkidle');
  expect(await totalShift(page)).toBe(0);
  expect(problems).toEqual([]);
}

it.each(visits)(
  'the first cards stand before the client, which leaves them where they are, at $width px',
  async (visit) => {
    const opened = await open(visit);
    const { page } = opened;
    await signInAs(opened, await registerMember({}, visit.language));
    const letGo = await holdBack(page);
    await page.goto(searching, { waitUntil: 'commit' });
    await cards(page).nth(2).waitFor();
    expect(await cards(page).count()).toBe(3);
    const before = await placeOf(page);
    letGo();
    await isTakenOver(page);
    await expect.poll(() => cards(page).count()).toBe(5);
    const after = await placeOf(page);
    if (visit.width === 360) expect(after).toEqual(before);
    else expect([after?.x, after?.width]).toEqual([before?.x, before?.width]);
    await expectCalm(opened);
  },
);

it('asks for no file before the cards have been painted', async () => {
  const opened = await open({ language: 'fr' });
  const { page } = opened;
  await signInAs(opened, await registerMember({}, 'fr'));
  await page.goto(searching);
  await expect.poll(() => cards(page).count()).toBe(5);
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(js|css)$/.test(name))
      .map(({ startTime }) => startTime),
  }));
  expect(asked.length).toBeGreaterThan(5);
  expect(Math.min(...asked)).toBeGreaterThan(painted);
});

/** Sellers of other kinds, so that the server has to choose among what was drawn. */
async function varySellers() {
  const [first, second] = ids;
  const paid = `update subscriptions set plan = $2, paid_until = now() + interval '9 days' where user_id = $1`;
  await sql(paid, [first, 'premium']);
  await sql(paid, [second, 'pro']);
  await sql(`update listings set description = 'Pose et dépannage' where user_id = $1`, [first]);
  await sql(`update listings set joined_at = now() - interval '3 years' where user_id = $1`, [second]);
}

/** Without the names that each drawing gives its elements, and the message, for which only the client knows one of the trade. */
const markupOf = (page: Page) =>
  cards(page).evaluateAll((articles) =>
    articles
      .slice(0, 3)
      .map(({ outerHTML }) =>
        outerHTML.replaceAll(
          / (id|aria-labelledby|aria-controls)="[^"]*"|url\([^)]*\)|(text|body)=[^"]*/g,
          '',
        ),
      ),
  );

it.each(['buyer', 'seller'] as const)('a %s sees the cards that the client would draw', async (type) => {
  await varySellers();
  const opened = await open({ language: 'fr' });
  const { page } = opened;
  const member = await registerMember({ type }, 'fr');
  await signInAs(opened, member);
  await member.client.rest('POST', '/contacts/save', { body: { contactId: ids[1] } });
  await member.client.mutate('directory.reveal', { id: ids[4] });
  const letGo = await holdBack(page);
  await page.goto(searching, { waitUntil: 'commit' });
  await cards(page).nth(2).waitFor();
  const painted = await markupOf(page);
  letGo();
  await isTakenOver(page);
  await expect.poll(() => cards(page).count()).toBe(5);
  const drawn = await markupOf(page);
  for (const [index, card] of painted.entries()) expect(drawn[index]).toBe(card);
});

itLong.each(['main', 'common'])(
  'a button that was pressed waits no more where the file %s does not come',
  async (file) => {
    const opened = await open({ language: 'fr' });
    const { page } = opened;
    await signInAs(opened, await registerMember({}, 'fr'));
    const { promise: pressed, resolve } = Promise.withResolvers<void>();
    await page.route(`**/assets/${file}-*.js`, async (route) => {
      await pressed;
      await route.abort();
    });
    await page.goto(searching, { waitUntil: 'commit' });
    const button = cards(page).first().getByRole('button').first();
    await button.click();
    expect(await button.getAttribute('aria-busy')).toBe('true');
    resolve();
    await page.locator('#late[class=""]').waitFor();
    expect(await button.getAttribute('aria-busy')).toBe(null);
    await button.click();
    expect(await button.getAttribute('aria-busy')).toBe(null);
  },
);

itLong('so do the figures of the month', async () => {
  const opened = await open({ language: 'fr' });
  const { page } = opened;
  await signInAs(opened, await registerMember({}, 'fr'));
  const letGo = await holdBack(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const figures = page.locator('dl[aria-labelledby="figures"]');
  await figures.waitFor();
  const [before, texts] = [await figures.boundingBox(), await figures.textContent()];
  letGo();
  await isTakenOver(page);
  await page.getByRole('heading', { level: 2 }).nth(1).waitFor();
  expect(await figures.boundingBox()).toEqual(before);
  expect(await figures.textContent()).toBe(texts);
  await expectCalm(opened);
});

itLong.each([searching, '/dashboard'])(
  'nothing moves while the document comes bit by bit: %s',
  async (path) => {
    const network = await serveSlowly(addresses.url);
    onTestFinished(() => void network.stop());
    const opened = await open({ language: 'fr' });
    const { page } = opened;
    await signInAs(opened, await registerMember({ type: 'buyer' }, 'fr'));
    await holdBack(page);
    await page.goto(network.url + path, { waitUntil: 'commit' });
    await page.locator(`#${answersId}`).waitFor({ state: 'attached' });
    expect(await page.locator('main > script').count()).toBe(1);
    if (path === searching)
      expect(
        await cards(page)
          .getByRole('link', { name: /WhatsApp/ })
          .count(),
      ).toBe(3);
    expect(await totalShift(page)).toBe(0);
  },
);

itLong.each(['Space', 'Enter'])(
  'a number asked for by %s before the client is asked for once it is there',
  async (key) => {
    const opened = await open({ language: 'fr' });
    const { page } = opened;
    await signInAs(opened, await registerMember({}, 'fr'));
    const letGo = await holdBack(page);
    await page.goto(searching, { waitUntil: 'commit' });
    const second = cards(page).nth(1);
    await cards(page).nth(2).waitFor();
    const name = await second.getByRole('heading').textContent();
    const show = second.getByRole('button', { name: messages.fr.card.show });
    await show.press(key);
    expect(await show.getAttribute('aria-busy')).toBe('true');
    letGo();
    const sheet = page.getByRole('dialog');
    await sheet.waitFor();
    expect(await sheet.textContent()).toContain(name?.trim());
    await expectCalm(opened);
  },
);

itLong('the focus stays on what it was on', async () => {
  const opened = await open({ language: 'en' });
  const { page } = opened;
  await signInAs(opened, await registerMember({}, 'en'));
  const letGo = await holdBack(page);
  await page.goto(searching, { waitUntil: 'commit' });
  await cards(page).nth(2).waitFor();
  const fold = cards(page).nth(2).locator('button[aria-expanded]');
  await fold.focus();
  letGo();
  await isTakenOver(page);
  await expect.poll(() => fold.evaluate((button) => document.activeElement === button)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => fold.getAttribute('aria-expanded')).toBe('true');
});

itLong('a menu that was opened before the client stays open, and is one of its dialogs then', async () => {
  const opened = await open({ language: 'fr' });
  const { page } = opened;
  await signInAs(opened, await registerMember({}, 'fr'));
  const letGo = await holdBack(page);
  await page.goto(searching, { waitUntil: 'commit' });
  await cards(page).nth(2).waitFor();
  await page.locator('header summary').click();
  letGo();
  await isTakenOver(page);
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
});

itLong('the cards stay, and the page says so, where the file of the screen does not come', async () => {
  const opened = await open({ language: 'fr' });
  const { page } = opened;
  await signInAs(opened, await registerMember({}, 'fr'));
  await page.route('**/assets/find-contact-screen*', (route) => route.abort());
  await page.goto(searching);
  await page.locator('#late[class=""]').waitFor();
  expect(await cards(page).count()).toBe(3);
});

itLong.each([
  [searching, 'directory.search', 'article'],
  ['/dashboard', 'accounts.dashboard', 'dl[aria-labelledby="figures"] dd'],
])(
  'what was drawn stays until there is more where the data of the document are cut off: %s',
  async (path, call, part) => {
    const opened = await open({ language: 'fr' });
    const { page } = opened;
    await signInAs(opened, await registerMember({}, 'fr'));
    await page.route(
      (url) => path.startsWith(url.pathname),
      async (route) => {
        const response = await route.fetch({ headers: { ...route.request().headers(), ...ownStep } });
        const html = await response.text();
        await route.fulfill({ response, body: html.slice(0, html.indexOf(`id="${answersId}"`) + 300) });
      },
    );
    const tellWho = await holdBack(page, '**/accounts.me?*');
    const answer = await holdBack(page, `**/${call}?*`);
    const drawn = page.locator(part);
    const asksWho = page.waitForRequest('**/accounts.me?*');
    await page.goto(path);
    await asksWho;
    const texts = await drawn.allTextContents();
    expect(texts.length).toBeGreaterThan(2);
    const expectUntouched = async () => {
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      expect(await page.locator('main > script').count()).toBe(1);
      expect(await drawn.allTextContents()).toEqual(texts);
    };
    await expectUntouched();
    const asks = page.waitForRequest(`**/${call}?*`);
    tellWho();
    await asks;
    await expectUntouched();
    answer();
    await isTakenOver(page);
    await drawn.nth(2).waitFor();
    expect(opened.problems).toEqual([]);
  },
);

it.each([
  ['whoever signed out here', null],
  ['whoever signed in since', 'somebody-else'],
])('%s sees nothing of it, though the server had not heard of that', async (_, next) => {
  const opened = await open({ language: 'fr' });
  const { page } = opened;
  await signInAs(opened, await registerMember({}, 'fr'));
  await page.addInitScript((id) => {
    localStorage.removeItem('user');
    localStorage.setItem('sign-out', id ? `${Date.now()} over` : 'pending');
    if (id) localStorage.setItem('user', JSON.stringify({ _id: id }));
  }, next);
  const letGo = await holdBack(page);
  await page.goto(searching, { waitUntil: 'commit' });
  await page.locator('article').first().waitFor({ state: 'attached' });
  expect(await page.locator('main').isVisible()).toBe(false);
  letGo();
  await page.waitForURL(/\/register/);
  expect(await page.content()).not.toContain(word);
});

it('a phone without scripts has them too', async () => {
  const opened = await open({ language: 'fr', javaScriptEnabled: false });
  const { page } = opened;
  const member = await registerMember({ type: 'buyer' }, 'fr');
  await signInAs(opened, member);
  await page.goto(searching);
  expect(await cards(page).count()).toBe(3);
  expect(await cards(page).first().getByRole('heading').textContent()).toContain(word);
});
