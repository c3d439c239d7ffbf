import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages as accountsEn } from '../../web/src/i18n/en/accounts.ts';
import { messages as accountsFr } from '../../web/src/i18n/fr/accounts.ts';
import { type Member, readCode, registerMember } from '../factories.ts';
import { fillRegistration, registered } from '../setup/fill-registration.ts';
import { useBrowser } from '../setup/page.ts';
import { itLong } from '../setup/rounds.ts';
import { oneOfBoth } from '../setup/visits.ts';

const open = useBrowser();

/** The calls that a page made, by name, in their order. */
function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/api\/trpc\/([\w.]+)/.exec(request.url()) ?? [];
    if (name) calls.push(name);
  });
  return calls;
}

/** Lets a call reach the server, whose cookies this browser takes, and loses its answer. */
async function loseAnswer(page: Page, name: string, times = 1) {
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route(`**/api/trpc/${name}*`, lose, { times });
}

/** Keeps a call from the server. */
const loseRequest = (page: Page, name: string) =>
  page.route(`**/api/trpc/${name}*`, (route) => route.abort('connectionreset'), { times: 1 });

describe.each(
  oneOfBoth([
    ['en', accountsEn],
    ['fr', accountsFr],
  ] as const),
)('a code whose answer was lost, in %s', (language, accounts) => {
  async function enterLoginCode(page: Page, { user }: Member) {
    await page.goto('/login');
    await page.getByLabel(accounts.fields.email).fill(user.email);
    await page.getByLabel(accounts.fields.whatsapp).fill(user.whatsapp.slice(3));
    await page.getByRole('button', { name: accounts.login.send }).click();
    await page.getByText(accounts.code.sentTo).waitFor();
    await page.keyboard.type(await readCode(user.email));
  }

  it('signs in all the same, with one guess', async () => {
    const member = await registerMember();
    const { page, problems } = await open({ language });
    const calls = recordCalls(page);
    await loseAnswer(page, 'accounts.verifyOtp');
    await enterLoginCode(page, member);
    await page.waitForURL(/\/(find-contact)?$/);
    expect(calls.filter((name) => name === 'accounts.verifyOtp')).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('user'))).toContain(member.user.email);
    expect(problems.filter((problem) => !problem.includes('ERR_CONNECTION_RESET'))).toEqual([]);
  });

  itLong('can be sent again when it never arrived', async () => {
    const member = await registerMember();
    const { page } = await open({ language });
    const calls = recordCalls(page);
    await loseRequest(page, 'accounts.verifyOtp');
    await enterLoginCode(page, member);
    await page.getByText(language === 'en' ? /Network connection failed/ : /connexion au réseau/).waitFor();
    expect(calls.filter((name) => name === 'accounts.verifyOtp')).toHaveLength(1);
    await page.getByRole('button', { name: accounts.code.verify, exact: true }).click();
    await page.waitForURL(/\/$/);
  });

  itLong('goes on with a registration, with one guess', async () => {
    const { page } = await open({ language });
    const calls = recordCalls(page);
    const email = await fillRegistration(page, language, 'buyer');
    await loseAnswer(page, 'accounts.verifyRegistrationOtp');
    await page.keyboard.type(await readCode(email));
    await page.getByText(registered[language].title).waitFor();
    expect(calls.filter((name) => name.startsWith('accounts.verify'))).toHaveLength(1);
  });

  it('creates one account when the answer to the registration is lost, too', async () => {
    const { page } = await open({ language });
    const email = await fillRegistration(page, language, 'buyer');
    await loseAnswer(page, 'accounts.verifyRegistrationOtp');
    await loseAnswer(page, 'accounts.register');
    await page.keyboard.type(await readCode(email));
    await page.getByText(registered[language].title).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('user'))).toContain(email);
  });

  itLong('that is right is used without asking who is here', async () => {
    const member = await registerMember();
    const { page } = await open({ language });
    const calls = recordCalls(page);
    await enterLoginCode(page, member);
    await page.waitForURL(/\/$/);
    expect(calls).not.toContain('accounts.me');
  });
});
