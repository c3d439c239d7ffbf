import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { insertSellers, readCode, registerMember } from '../factories.ts';
import { launchFirefox } from '../setup/browser.ts';
import { isLong } from '../setup/rounds.ts';

/** A page of its own, as somebody with a small phone has it, and what its console says is wrong. */
async function openPage(firefox: Browser) {
  const context = await firefox.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 360, height: 740 });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return { context, page, problems };
}

const show = (page: Page, path: string) => page.goto(new URL(path, inject('application').url).href);

/** Another engine lays out otherwise: nothing is wider than a small phone. */
async function expectNarrow(page: Page) {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over, page.url()).toBe(0);
}

describe.runIf(isLong).each(['fr', 'en'] as const)('in Firefox, in %s', (language) => {
  let firefox: Browser | undefined;

  beforeAll(async () => {
    firefox = await launchFirefox(language);
  });

  afterAll(() => firefox?.close());

  it('a visitor reads the home page, trades, a business and the form to register', async ({ task }) => {
    task.meta.figures = firefox ? await firefox.version() : 'not run: there is no Firefox';
    if (!firefox) return;
    const { word } = await insertSellers(1);
    const { page, context, problems } = await openPage(firefox);
    const paths = ['/', '/categories', '/categories/plumbers/douala', `/business/${word}-1`, '/register'];
    for (const path of paths) {
      await show(page, path);
      await page.waitForSelector('h1');
      expect(await page.$eval('html', ({ lang }) => lang)).toBe(language);
      await expectNarrow(page);
    }
    expect(problems).toEqual([]);
    await context.close();
  });

  it('a member signs in, searches, opens a number and saves it', async ({ task }) => {
    task.meta.figures = firefox ? await firefox.version() : 'not run: there is no Firefox';
    if (!firefox) return;
    const { word } = await insertSellers(2);
    const { user } = await registerMember({}, language);
    const { page, context, problems } = await openPage(firefox);
    await show(page, '/login');
    await page.locator('input[type=email]').fill(user.email);
    await page.locator('input[type=tel]').fill(user.whatsapp.slice(3));
    await page.locator('main form button[type=submit]').click();
    await page.waitForSelector('input[autocomplete=one-time-code]');
    await page.keyboard.type(await readCode(user.email));
    await page.waitForFunction(() => location.pathname === '/');
    await expectNarrow(page);

    await show(page, '/find-contact');
    await page.locator('#search-field').fill(word);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.search.includes('search='));
    await page.locator('article button[aria-haspopup=dialog]').click();
    await page.locator('dialog[open] footer button').click();
    await page.waitForSelector('dialog[open] a[href^="https://wa.me/"]');
    await expectNarrow(page);
    await page.locator('dialog[open] button[aria-pressed=false]').click();
    await page.waitForSelector('dialog[open] button[aria-pressed=true]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { hidden: true });

    await show(page, '/my-contacts?view=saved');
    await page.waitForFunction(
      (name) => document.querySelector('main h3')?.textContent?.includes(name),
      {},
      word,
    );
    await expectNarrow(page);
    expect(problems).toEqual([]);
    await context.close();
  });
});
