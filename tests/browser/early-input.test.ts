import type { Language } from '@mboalink/shared/language.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages as accountsEn } from '../../web/src/i18n/en/accounts.ts';
import { messages as commonEn } from '../../web/src/i18n/en/common.ts';
import { messages as accountsFr } from '../../web/src/i18n/fr/accounts.ts';
import { messages as commonFr } from '../../web/src/i18n/fr/common.ts';
import { withoutClient } from '../../web/src/i18n/without-client.ts';
import { hydratedEvent } from '../../web/src/lib/hydrated-event.ts';
import { readCode, registerMember } from '../factories.ts';
import { holdBack, useBrowser } from '../setup/page.ts';
import { itLong } from '../setup/rounds.ts';
import { oneOfBoth } from '../setup/visits.ts';

const open = useBrowser();

/** What the network of a phone says of itself. */
const onThirdGeneration = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', saveData } });

async function openSlowly(language: Language = 'fr', javaScriptEnabled = true, savesData = false) {
  const opened = await open({ language, javaScriptEnabled });
  await opened.page.addInitScript(onThirdGeneration, savesData);
  const scripts: string[] = [];
  opened.page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return { ...opened, scripts };
}

const client = '**/assets/main-*.js';

const languages = oneOfBoth(['en', 'fr'] as const);
const accounts = { en: accountsEn, fr: accountsFr };
const common = { en: commonEn, fr: commonFr };

/** What is drawn below a button's label while it is busy. */
const lookOf = (button: Locator) =>
  button.evaluate((element) => getComputedStyle(element, '::after').getPropertyValue('content'));

describe.each(languages)('a public page before its client, in %s', (language) => {
  it('shows at once that a button waits, and no more once the client is there', async () => {
    const { page, problems } = await openSlowly(language);
    const letGo = await holdBack(page, client);
    await page.goto('/login');
    const send = page.getByRole('button', { name: accounts[language].login.send });
    const idle = await lookOf(send);
    await send.click();
    expect(await send.getAttribute('aria-busy')).toBe('true');
    expect(await lookOf(send)).not.toEqual(idle);
    letGo();
    await page.getByRole('alert').first().waitFor();
    expect(await send.getAttribute('aria-busy')).toBe(null);
    expect(problems).toEqual([]);
  });

  it.each([true, false])('opens and closes its menu, with scripts: %s', async (javaScriptEnabled) => {
    const { page, problems } = await openSlowly(language, javaScriptEnabled);
    const letGo = javaScriptEnabled ? await holdBack(page, client) : () => {};
    await page.goto('/about');
    const said = common[language].nav;
    const menu = page.getByRole('dialog');
    await page.locator('summary').click();
    for (const name of [said.findContact, said.login, said.register])
      expect(await menu.getByRole('link', { name, exact: true }).isVisible()).toBe(true);
    expect(await menu.getByRole('link', { name: 'English' }).getAttribute('href')).toBe('?lang=en');
    const { x = 0, y = 0 } = (await menu.getByTitle(said.closeMenu).boundingBox()) ?? {};
    await page.mouse.click(x + 24, y + 24);
    await menu.waitFor({ state: 'hidden' });
    await page.locator('summary').click();
    await page.mouse.click(20, 400);
    await menu.waitFor({ state: 'hidden' });
    await page.locator('summary').click();
    letGo();
    if (javaScriptEnabled) {
      await page.locator('dialog:modal').waitFor();
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'hidden' });
      expect(await page.locator('summary').evaluate((opener) => opener.matches(':focus'))).toBe(true);
    }
    expect(problems).toEqual([]);
  });

  itLong.each(['main', 'foundation', 'login-screen'])(
    'keeps what was typed where %s does not arrive, and tries again by the next tap',
    async (file) => {
      const member = await registerMember();
      const { page } = await openSlowly(language);
      const isFile = new RegExp(`/assets/${file}-[^/]*\\.js$`);
      await page.route(isFile, (route) => route.abort());
      await page.goto('/login');
      const email = page.getByLabel(accounts[language].fields.email);
      await email.fill(member.user.email);
      await page.getByLabel(accounts[language].fields.whatsapp).fill(member.user.whatsapp.slice(3));
      const send = page.getByRole('button', { name: accounts[language].login.send });
      await send.click();
      await page.locator('#late', { hasText: withoutClient[language].noAnswer }).waitFor();
      await expect.poll(() => send.getAttribute('aria-busy')).toBe(null);
      expect(await email.inputValue()).toBe(member.user.email);
      await page.unroute(isFile);
      await send.click();
      await page.getByText(accounts[language].code.sentTo).waitFor();
      expect(await page.locator('#late').count()).toBe(0);
    },
  );

  it('/sign-in-link says that it needs scripts', async () => {
    const { page } = await open({ language, javaScriptEnabled: false });
    await page.goto('/sign-in-link#123456.token');
    await page.locator('#no-script', { hasText: 'JavaScript' }).waitFor();
    expect(await page.locator('[aria-busy]').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

/** Tells, once, when the client has taken over a page. */
async function whenTakenOver(page: Page, tell: () => void) {
  await page.exposeFunction('tellTakenOver', tell);
  await page.addInitScript(
    (event) => addEventListener(event, () => Reflect.get(self, 'tellTakenOver')()),
    hydratedEvent,
  );
}

describe('a public page on a phone that always has something to do', () => {
  itLong('is taken over all the same', async () => {
    const { page, problems } = await open({ language: 'fr' });
    await page.addInitScript(() => {
      window.requestIdleCallback = (act, options) =>
        options?.timeout ? setTimeout(act, options.timeout) : 0;
    });
    let isTakenOver = false;
    await whenTakenOver(page, () => {
      isTakenOver = true;
    });
    await page.goto('/about?from=mail');
    await expect.poll(() => isTakenOver).toBe(true);
    expect(problems).toEqual([]);
  });
});

describe('a public page on a slow network', () => {
  itLong('follows a link without the client, which somebody who reads the page did not ask for', async () => {
    const { page, scripts } = await openSlowly();
    await page.goto('/');
    const link = page.getByRole('contentinfo').getByRole('link', { name: commonFr.nav.howItWorks });
    await link.focus();
    await link.click();
    await page.waitForURL('**/how-it-works');
    expect(scripts).toEqual([]);
  });

  it('is read where data are saved without the client, which comes for who writes', async () => {
    const { page, scripts } = await openSlowly('fr', true, true);
    await page.goto('/');
    await page.mouse.click(2, 200);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await page.getByRole('textbox').first().click();
    await expect.poll(() => scripts.length).toBeGreaterThan(3);
  });

  it('fetches no script until somebody touches it', async () => {
    const { page, scripts, problems } = await openSlowly();
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await page.getByRole('textbox').first().click();
    await expect.poll(() => scripts.length).toBeGreaterThan(3);
    expect(problems).toEqual([]);
  });

  it('leads on by its links and its search, and speaks the other language, with no script', async () => {
    const { page, scripts, problems } = await openSlowly();
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
  });

  it('keeps what was typed and sent before the client was there, out of the address', async () => {
    const member = await registerMember();
    const { page, problems } = await openSlowly();
    const letGo = await holdBack(page, client);
    await page.goto('/login');
    await page.getByLabel(accountsFr.fields.email).fill(member.user.email);
    await page.getByLabel(accountsFr.fields.whatsapp).fill(member.user.whatsapp.slice(3));
    await page.getByRole('button', { name: accountsFr.login.send }).click();
    expect(new URL(page.url()).search).toBe('');
    letGo();
    await page.getByText(accountsFr.code.sentTo).waitFor();
    expect(await readCode(member.user.email)).toMatch(/^\d{6}$/);
    expect(problems).toEqual([]);
  });

  itLong('loses no letter that is typed while the client takes over', async () => {
    const { page, context, problems } = await openSlowly();
    const letGo = await holdBack(page, client);
    let isTakenOver = false;
    await whenTakenOver(page, () => {
      isTakenOver = true;
    });
    await page.goto('/register');
    const slow = await context.newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 8 });
    const { fields, type } = accountsFr;
    const name = 'Ngo Biyong épouse Nkwenti';
    let email = '';
    await page.getByRole('radio', { name: type.buyer, exact: true }).focus();
    await page.keyboard.press('Space');
    letGo();
    await page.keyboard.press('Tab');
    const isBefore = !isTakenOver;
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    // However long it takes, some letters come before, and some after.
    for (let after = 0; after < 10 && email.length < 500; after += isTakenOver ? 1 : 0) {
      const letter = String(email.length % 10);
      await page.keyboard.type(letter);
      email += letter;
    }
    expect(await page.getByLabel(fields.name).inputValue()).toBe(name);
    expect(await page.getByLabel(fields.email).inputValue()).toBe(email);
    expect([isBefore, isTakenOver]).toEqual([true, true]);
    const readDraft = () => page.evaluate(() => localStorage.getItem('registration-draft'));
    await expect.poll(readDraft).toContain(`"email":"${email}"`);
    expect(await readDraft()).toContain(`"name":"${name}"`);
    expect(problems).toEqual([]);
  });

  itLong('leaves the caret where somebody corrects while the client takes over', async () => {
    const { page } = await openSlowly();
    const letGo = await holdBack(page, client);
    await page.goto('/register');
    const name = page.getByLabel(accountsFr.fields.name);
    await name.focus();
    await page.keyboard.type('Nho Biyong');
    for (const key of ['Home', 'ArrowRight', 'Delete', 'g']) await page.keyboard.press(key);
    const hydrated = page.evaluate(
      (event) => new Promise((soon) => addEventListener(event, () => setTimeout(soon, 200))),
      hydratedEvent,
    );
    letGo();
    await hydrated;
    await page.keyboard.type('a');
    expect(await name.inputValue()).toBe('Ngao Biyong');
  });

  itLong('opens what a field offers for what was typed before the client was there', async () => {
    const { page, problems } = await openSlowly();
    const letGo = await holdBack(page, client);
    await page.goto('/register');
    await page.getByRole('radio', { name: accountsFr.type.buyer, exact: true }).press('Space');
    await page.getByRole('combobox', { name: accountsFr.fields.city }).fill('Doual');
    letGo();
    await page.getByRole('option', { name: 'Douala', exact: true }).click({ timeout: 10_000 });
    expect(problems).toEqual([]);
  });

  itLong('takes along the plan that was chosen before the client was there', async () => {
    const { page, problems } = await openSlowly();
    const letGo = await holdBack(page, client);
    await page.goto('/');
    await page.getByRole('link', { name: /Premium/ }).click();
    await page.waitForURL('**/register');
    letGo();
    await page.getByText(accountsFr.redirected.subscribe).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(problems).toEqual([]);
  });
});
