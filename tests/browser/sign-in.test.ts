import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages as accountsEn } from '../../web/src/i18n/en/accounts.ts';
import { messages as commonEn } from '../../web/src/i18n/en/common.ts';
import { messages as loginEn } from '../../web/src/i18n/en/login.ts';
import { messages as accountsFr } from '../../web/src/i18n/fr/accounts.ts';
import { messages as commonFr } from '../../web/src/i18n/fr/common.ts';
import { messages as loginFr } from '../../web/src/i18n/fr/login.ts';
import { type Member, readCode, registerMember } from '../factories.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { oneOfBoth } from '../setup/visits.ts';

const open = useBrowser();
const worded = {
  en: {
    accounts: accountsEn,
    common: commonEn,
    login: loginEn,
    wrongCode: 'Invalid verification code. Please check and try again.',
  },
  fr: {
    accounts: accountsFr,
    common: commonFr,
    login: loginFr,
    wrongCode: 'Code de vérification incorrect. Vérifiez et réessayez.',
  },
};

type Language = keyof typeof worded;

async function askForCode(page: Page, language: Language, member: Member) {
  await page.goto('/login');
  await fillSignIn(page, language, member);
}

async function fillSignIn(page: Page, language: Language, { user }: Member) {
  const { accounts } = worded[language];
  await page.getByLabel(accounts.fields.email).fill(user.email);
  await page.getByLabel(accounts.fields.whatsapp).fill(user.whatsapp.slice(3));
  await page.getByRole('button', { name: accounts.login.send }).click();
  await page.getByText(accounts.code.sentTo).waitFor();
}

const box = (page: Page, language: Language, position: number) =>
  page.getByLabel(worded[language].accounts.code.digit.replace('{{position}}', String(position)));

async function paste(page: Page, text: string) {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press('ControlOrMeta+V');
}

describe.each(oneOfBoth(['en', 'fr'] as const))('signing in, in %s at 360 px', (language) => {
  const { accounts, common, login, wrongCode } = worded[language];

  it('takes a code that was pasted with spaces, and goes where somebody wanted to go', async () => {
    const member = await registerMember();
    const { page, problems } = await open({ language });
    await page.goto('/dashboard');
    await page.waitForURL(/\/login/);
    await page.getByText(accounts.redirected.accessPage).waitFor();
    await fillSignIn(page, language, member);
    const code = await readCode(member.user.email);
    await box(page, language, 1).focus();
    await paste(page, ` ${code.slice(0, 3)} ${code.slice(3)} `);
    await page.waitForURL(/\/dashboard$/);
    expect(problems).toEqual([]);
  });

  it('tells who was signed out elsewhere why they are asked again', async () => {
    const opened = await open({ language });
    await signInAs(opened, await registerMember());
    await opened.context.clearCookies();
    await opened.page.goto('/find-contact');
    await opened.page.waitForURL(/\/login/);
    await opened.page.getByText(accounts.redirected.signedOut).waitFor();
  });

  it('spreads a code that the phone fills in over the six named boxes', async () => {
    const member = await registerMember();
    const { page } = await open({ language });
    await askForCode(page, language, member);
    for (let position = 1; position <= 6; position += 1)
      expect(await box(page, language, position).count()).toBe(1);
    expect(await box(page, language, 1).getAttribute('autocomplete')).toBe('one-time-code');
    await box(page, language, 1).fill(await readCode(member.user.email));
    await page.waitForURL(/\/$/);
  });

  it('says that a code is wrong, empties the boxes on Clear, and steps back with Backspace', async () => {
    const member = await registerMember();
    const { page } = await open({ language });
    await askForCode(page, language, member);
    const code = await readCode(member.user.email);
    await box(page, language, 1).focus();
    await page.keyboard.type(code === '000000' ? '111111' : '000000');
    await page.getByText(wrongCode).first().waitFor();
    await page.getByRole('button', { name: accounts.code.clear, exact: true }).click();
    for (let position = 1; position <= 6; position += 1)
      expect(await box(page, language, position).inputValue()).toBe('');
    await page.keyboard.type('12');
    // Back to the second box, its digit away, back to the first.
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Backspace');
    expect(await box(page, language, 1).evaluate((input) => input === document.activeElement)).toBe(true);
  });

  it('keeps the digits in airplane mode and goes on by itself when the network is back', async () => {
    const member = await registerMember();
    const { page, context } = await open({ language });
    await askForCode(page, language, member);
    const code = await readCode(member.user.email);
    await context.setOffline(true);
    await page.getByText(common.network.offline).first().waitFor();
    await box(page, language, 1).focus();
    await page.keyboard.type(code);
    const button = page.getByRole('button', { name: accounts.code.verifyOnline });
    await button.waitFor();
    for (let position = 1; position <= 6; position += 1)
      expect(await box(page, language, position).inputValue()).toBe(code[position - 1]);
    await context.setOffline(false);
    await page.waitForURL(/\/$/);
  });

  it('comes back to the form with what was typed, by the button and by the phone’s back gesture', async () => {
    const member = await registerMember();
    const { page } = await open({ language });
    await askForCode(page, language, member);
    await page.goBack();
    expect(await page.getByLabel(accounts.fields.email).inputValue()).toBe(member.user.email);
    await page.goForward();
    await page.getByText(accounts.code.sentTo).waitFor();
    await page.getByRole('button', { name: login.back }).click();
    expect(await page.getByLabel(accounts.fields.email).inputValue()).toBe(member.user.email);
    await page.reload();
    await expect.poll(() => page.getByLabel(accounts.fields.email).inputValue()).toBe(member.user.email);
  });

  it('keeps what was typed before the script was there, also over a reload', async () => {
    const { page } = await open({ language });
    const { accounts } = worded[language];
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel(accounts.fields.email).fill('njoh@atelier.example');
    const running = page.waitForRequest(/\/api\//);
    arrive();
    await running;
    expect(await page.getByLabel(accounts.fields.email).inputValue()).toBe('njoh@atelier.example');
    await page.reload();
    await expect.poll(() => page.getByLabel(accounts.fields.email).inputValue()).toBe('njoh@atelier.example');
  });

  it('never goes to another site afterwards', async () => {
    const member = await registerMember();
    const { page } = await open({ language });
    await page.addInitScript(() =>
      history.replaceState({ redirectAfter: 'https://evil.example/' }, '', location.href),
    );
    await askForCode(page, language, member);
    await box(page, language, 1).fill(await readCode(member.user.email));
    await page.waitForURL(/localhost:\d+\/$/);
  });
});

describe('two tabs of one browser', () => {
  it('sign out together, and a sign-in shows in the other without a reload', async () => {
    const member = await registerMember();
    const opened = await open({ language: 'en', width: 1280 });
    await signInAs(opened, member);
    const { page, context } = opened;
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/');
    await page.getByRole('link', { name: 'Dashboard' }).first().waitFor();
    await other.goto('/logout');
    await other.getByRole('link', { name: 'Login', exact: true }).first().waitFor();
    await page.getByRole('link', { name: 'Login', exact: true }).first().waitFor();
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    await other.waitForURL(/:\d+\/$/);
    await askForCode(other, 'en', member);
    await box(other, 'en', 1).fill(await readCode(member.user.email));
    await page.getByRole('link', { name: 'Dashboard' }).first().waitFor();
  });

  it.each([
    ['the network is back', (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))],
    ['the site is opened again', (page: Page) => page.reload()],
  ])('forget the person at sign-out though the call fails, and end the session when %s', async (_, back) => {
    const member = await registerMember();
    const opened = await open({ language: 'en', width: 1280 });
    await signInAs(opened, member);
    const { page } = opened;
    await page.route('**/accounts.logout*', (route) => route.abort());
    await page.goto('/logout');
    await page.getByRole('link', { name: 'Login', exact: true }).first().waitFor();
    await page.waitForURL(/:\d+\/$/);
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    const isRunning = async () => (await member.client.rest('GET', '/auth/me')).status === 200;
    expect(await isRunning()).toBe(true);
    await page.unroute('**/accounts.logout*');
    await back(page);
    await expect.poll(isRunning).toBe(false);
  });

  it('keep only the person, no secret, where scripts can read', async () => {
    const member = await registerMember();
    const { page } = await open({ language: 'en' });
    await askForCode(page, 'en', member);
    await box(page, 'en', 1).fill(await readCode(member.user.email));
    await page.waitForURL(/\/$/);
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(stored).toContain(member.user.email);
    expect(stored).not.toMatch(/eyJ|mboalink_/);
  });
});
