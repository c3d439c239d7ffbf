import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import en from '../../web/src/locales/en/auth.json' with { type: 'json' };
import fr from '../../web/src/locales/fr/auth.json' with { type: 'json' };
import { type Member, readCode, readMail, registerMember } from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { visits, visitsOf } from '../setup/visits.ts';

const open = useBrowser();
const worded = { en, fr };
const quoted = {
  en: {
    page: 'Please login to access this page.',
    noWhatsapp: 'WhatsApp number is required for login.',
    wrongCode: 'Invalid verification code. Please check and try again.',
    unknown: 'Email not found. Please check your email address or register first.',
  },
  fr: {
    page: fr.led.accessPage,
    noWhatsapp: fr.login.noWhatsapp,
    wrongCode: 'Code de vérification incorrect. Vérifiez et réessayez.',
    unknown: /Aucun compte n’a à la fois/,
  },
};

describe.each(visitsOf(import.meta.filename, visits))('signing in, in $language at $width px', (visit) => {
  const auth = worded[visit.language];
  const said = quoted[visit.language];

  async function fill(page: Page, { user }: Member) {
    await page.waitForLoadState('networkidle');
    await page.getByLabel(auth.fields.email).fill(user.email);
    await page.getByLabel(auth.fields.whatsapp).fill(user.whatsapp.slice(3));
    await page.getByRole('button', { name: auth.login.send }).click();
    await page.getByText(auth.code.sentTo).waitFor();
  }

  it('leads to the page that was asked for, by a code that was pasted with spaces', async () => {
    const member = await registerMember();
    const { page, problems } = await open(visit);
    await page.goto('/settings');
    await page.waitForURL(/\/login\?next=%2Fsettings$/);
    await page.getByText(said.page).waitFor();
    await expectWhole(page);
    await fill(page, member);
    await expectWhole(page);
    const code = await readCode(member.user.email);
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      ` ${code.slice(0, 3)} ${code.slice(3)} `,
    );
    await page.locator('#code').focus();
    await page.keyboard.press('ControlOrMeta+V');
    await page.waitForURL(/\/settings$/);
    const { businessName } = member.user;
    await page.getByText(auth.login.welcome.replace('{{name}}', businessName)).waitFor();
    expect(problems).toEqual([]);
    // Whoever is signed in has no use for the page.
    await page.goto('/login');
    await page.waitForURL(/\/dashboard$/);
  });

  it('never leads to another site', async () => {
    const opened = await open(visit);
    await signInAs(opened, await registerMember());
    for (const next of ['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example']) {
      await opened.page.goto(`/login?next=${encodeURIComponent(next)}`);
      expect(new URL(opened.page.url()).pathname).toBe('/dashboard');
    }
  });

  it('says what is missing, and who is unknown', async () => {
    const { page } = await open(visit);
    await page.goto('/login', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: auth.login.send }).click();
    await page.getByText(said.noWhatsapp).first().waitFor();
    await page.getByLabel(auth.fields.email).fill('nobody@atelier.example');
    await page.getByLabel(auth.fields.whatsapp).fill('670000000');
    await page.getByRole('button', { name: auth.login.send }).click();
    await page.getByText(said.unknown).waitFor();
    await expectWhole(page);
  });

  it('says beside the boxes that a code is wrong, clears them, and finds the code again after a reload', async () => {
    const member = await registerMember();
    const { page, problems } = await open(visit);
    await page.goto('/login');
    await fill(page, member);
    await page.waitForURL(/step=code/);
    await page.reload({ waitUntil: 'networkidle' });
    const code = await readCode(member.user.email);
    await page.locator('#code').focus();
    await page.keyboard.type(code === '000000' ? '000001' : '000000');
    await page.getByText(said.wrongCode).waitFor();
    expect(await page.locator('#code').inputValue()).toBe('');
    await page.keyboard.type(code);
    await page.waitForURL(({ pathname }) => pathname === '/');
    expect(problems).toEqual([]);
  });

  it('tries a call again that nobody answered, and no refusal', async () => {
    const member = await registerMember();
    const { page } = await open(visit);
    const asked: number[] = [];
    await page.route('**/api/trpc/accounts.sendOtp*', async (route) => {
      asked.push(Date.now());
      if (asked.length === 1) await route.abort();
      else await route.continue();
    });
    await page.goto('/login');
    await fill(page, member);
    expect(asked).toHaveLength(2);
    expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeGreaterThanOrEqual(1000);
  });

  it('signs in all the same when the answer to the code is lost, with one guess', async () => {
    const member = await registerMember();
    const { page } = await open(visit);
    const guesses: string[] = [];
    await page.route('**/api/trpc/accounts.verifyOtp*', async (route) => {
      guesses.push(route.request().url());
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.goto('/login');
    await fill(page, member);
    await page.locator('#code').focus();
    await page.keyboard.type(await readCode(member.user.email));
    await page.waitForURL(({ pathname }) => pathname === '/');
    expect(guesses).toHaveLength(1);
  });

  it('signs in by the button of the mail, once', async () => {
    const member = await registerMember();
    const { page } = await open(visit);
    await page.goto('/login');
    await fill(page, member);
    const { Text } = await readMail(member.user.email, await readCode(member.user.email));
    const link = /https?:\/\/\S+\/sign-in-link#\S+/.exec(Text)?.[0] ?? '';
    const other = (await open(visit)).page;
    await other.goto(link, { waitUntil: 'networkidle' });
    await other.getByRole('button', { name: auth.link.action }).click();
    await other.waitForURL(/\/find-contact/);
    const third = (await open(visit)).page;
    await third.goto(link, { waitUntil: 'networkidle' });
    await third.getByRole('button', { name: auth.link.action }).click();
    await third.getByText(auth.link.expired).waitFor();
    await expectWhole(third);
  });

  it('works without scripts', async () => {
    const member = await registerMember();
    const { page } = await open({ ...visit, javaScriptEnabled: false });
    await page.goto('/login?next=%2Fsettings');
    await page.getByLabel(auth.fields.email).fill(member.user.email);
    await page.getByRole('button', { name: auth.login.send }).click();
    await page.getByText(said.noWhatsapp).first().waitFor();
    await page.getByLabel(auth.fields.whatsapp).fill(member.user.whatsapp);
    await page.getByRole('button', { name: auth.login.send }).click();
    const code = await readCode(member.user.email);
    await page.locator('#code').fill(code === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: auth.code.verify }).click();
    await page.getByText(said.wrongCode).waitFor();
    await page.locator('#code').fill(code);
    await page.getByRole('button', { name: auth.code.verify }).click();
    await page.waitForURL(/\/settings$/);
  });
});
