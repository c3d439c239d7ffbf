import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages as accountsFr } from '../../web/src/i18n/fr/accounts.ts';
import { messages as commonFr } from '../../web/src/i18n/fr/common.ts';
import { readCode, registerMember } from '../factories.ts';
import { useBrowser } from '../setup/page.ts';

const open = useBrowser();

/** What the network of a phone says of itself. */
const onThirdGeneration = () =>
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', saveData: false } });

async function openSlowly() {
  const opened = await open({ language: 'fr' });
  await opened.page.addInitScript(onThirdGeneration);
  const scripts: string[] = [];
  opened.page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return { ...opened, scripts };
}

/** Holds the client back until it is let go. */
async function holdBack(page: Page) {
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route('**/assets/main-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
}

describe('a public page on a slow network', () => {
  it('fetches no script until somebody touches it', async () => {
    const { page, context, scripts, problems } = await openSlowly();
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await page.getByRole('textbox').first().click();
    await expect.poll(() => scripts.length).toBeGreaterThan(3);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('leads on by its links and its search, and speaks the other language, with no script', async () => {
    const { page, context, scripts, problems } = await openSlowly();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/about');
    await page.getByRole('link', { name: 'English' }).first().click();
    await page.waitForURL('**/about?lang=en');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.goto('/');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.getByRole('textbox').first().fill('plumber Douala');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/categories/plumbers/douala');
    expect(scripts.every((script) => script.includes('/assets/'))).toBe(true);
    expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
    await context.close();
  });

  it('keeps what was typed and sent before the client was there, out of the address', async () => {
    const member = await registerMember();
    const { page, context, problems } = await openSlowly();
    const letGo = await holdBack(page);
    await page.goto('/login');
    await page.getByLabel(accountsFr.fields.email).fill(member.user.email);
    await page.getByLabel(accountsFr.fields.whatsapp).fill(member.user.whatsapp.slice(3));
    await page.getByRole('button', { name: accountsFr.login.send }).click();
    expect(new URL(page.url()).search).toBe('');
    letGo();
    await page.getByText(accountsFr.code.sentTo).waitFor();
    expect(await readCode(member.user.email)).toMatch(/^\d{6}$/);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('opens the menu that was asked for before the client was there', async () => {
    const { page, context, problems } = await openSlowly();
    const letGo = await holdBack(page);
    await page.goto('/about');
    await page.getByRole('button', { name: commonFr.nav.openMenu }).click();
    letGo();
    await page.getByRole('dialog').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('takes along the plan that was chosen before the client was there', async () => {
    const { page, context, problems } = await openSlowly();
    const letGo = await holdBack(page);
    await page.goto('/');
    await page.getByRole('link', { name: /Premium/ }).click();
    await page.waitForURL('**/register');
    letGo();
    await page.getByText(accountsFr.redirected.subscribe).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });
});
