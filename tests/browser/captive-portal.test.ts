import type { BrowserContext, Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { errorMessages as errorsEn } from '../../shared/src/error-messages/en.ts';
import { errorMessages as errorsFr } from '../../shared/src/error-messages/fr.ts';
import { messages as accountsEn } from '../../web/src/i18n/en/accounts.ts';
import { messages as directoryEn } from '../../web/src/i18n/en/directory.ts';
import { messages as searchEn } from '../../web/src/i18n/en/search.ts';
import { messages as accountsFr } from '../../web/src/i18n/fr/accounts.ts';
import { messages as directoryFr } from '../../web/src/i18n/fr/directory.ts';
import { messages as searchFr } from '../../web/src/i18n/fr/search.ts';
import { insertSellers, readCode, registerMember, sql } from '../factories.ts';
import { type Opened, signInAs, useBrowser } from '../setup/page.ts';
import { isLong, itLong } from '../setup/rounds.ts';

const open = useBrowser();

const worded = {
  en: {
    accounts: accountsEn,
    directory: directoryEn,
    search: searchEn,
    portal: String(errorsEn.general.portal),
  },
  fr: {
    accounts: accountsFr,
    directory: directoryFr,
    search: searchFr,
    portal: String(errorsFr.general.portal),
  },
};

const html = '<!doctype html><title>Wifi</title><h1>Portail du cybercafé</h1>';
const page = { contentType: 'text/html; charset=utf-8', body: html };

/** What portals answer in place of whatever was asked for. */
const answers = {
  'its page': (route: Route) => route.fulfill({ ...page, headers: { 'cache-control': 'max-age=3600' } }),
  'a redirect to it': (route: Route) =>
    route.fulfill({ status: 302, headers: { location: 'http://portal.example/login' } }),
  'its page with 511': (route: Route) => route.fulfill({ ...page, status: 511 }),
  'its page with 401': (route: Route) => route.fulfill({ ...page, status: 401 }),
};

type Answer = keyof typeof answers;

const ways = (Object.keys(answers) as Answer[])
  .flatMap((answer, at) => (['en', 'fr'] as const).map((language) => ({ answer, at, language })))
  .filter(({ at, language }) => isLong || (language === 'fr' && at === 0));

const button = (on: Page, name: string) => on.getByRole('button', { name, exact: true });

/** From now on it answers everything, until it is passed. */
async function enter(context: BrowserContext, answer: Answer) {
  const handler = answers[answer];
  await context.route('**/*', handler);
  return () => context.unroute('**/*', handler);
}

/** Its words, and what our own say of a server, stand nowhere. */
async function saysOnly(on: Page, portal: string) {
  await on.getByText(portal).first().waitFor();
  expect(await on.getByText(/Portail du|Server error|Erreur du serveur/).count()).toBe(0);
}

/** Nothing of it is in any storage of the browser. */
async function leavesNothing(on: Page) {
  const kept = await on.evaluate(async () => {
    const copies = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) copies.push(await (await cache.match(request))?.text());
    }
    return JSON.stringify([copies, { ...localStorage }, { ...sessionStorage }]);
  });
  expect(kept).not.toContain('Portail');
}

describe.each(ways)('a network that answers with $answer, in $language', ({ answer, language }) => {
  const words = worded[language];

  async function openAsMember(): Promise<Opened & { word: string; memberId: string; ids: string[] }> {
    const { word, ids } = await insertSellers(2);
    const member = await registerMember();
    const opened = await open({ language });
    await signInAs(opened, member);
    return { ...opened, word, ids, memberId: member.user._id };
  }

  itLong('is told from a broken server on a search, which comes once it is passed', async () => {
    const { page: screen, context, word } = await openAsMember();
    await screen.goto('/find-contact');
    const box = screen.getByRole('combobox', { name: words.search.box.label });
    await box.fill(word);
    await screen.waitForLoadState('networkidle');
    const pass = await enter(context, answer);
    await box.press('Enter');
    await saysOnly(screen, words.portal);
    expect(await box.inputValue()).toBe(word);
    await pass();
    await screen.getByRole('heading', { name: `${word} 1`, exact: true }).waitFor();
    expect(await screen.evaluate(() => localStorage.getItem('user'))).not.toBeNull();
    await leavesNothing(screen);
  });

  it('is told where a contact is saved, which a press does once it is passed', async () => {
    const { page: screen, context, word, memberId, ids } = await openAsMember();
    await screen.goto(`/find-contact?search=${word}`);
    const keep = button(screen, words.directory.saved.keep.replace('{{name}}', `${word} 1`));
    await keep.waitFor();
    await screen.waitForLoadState('networkidle');
    const pass = await enter(context, answer);
    await keep.click();
    await saysOnly(screen, words.portal);
    expect(await keep.getAttribute('aria-pressed')).toBe('false');
    await pass();
    await keep.click();
    const rows = () =>
      sql('select 1 from saved_contacts where user_id = $1 and contact_id = $2', [memberId, ids[0]]);
    await expect.poll(rows).toHaveLength(1);
    await leavesNothing(screen);
  });

  it('is told at a sign-in, where what was typed stays until it is passed', async () => {
    const { user } = await registerMember();
    const { page: screen, context } = await open({ language });
    const { fields, login, code } = words.accounts;
    await screen.goto('/login');
    await screen.getByLabel(fields.email).fill(user.email);
    await screen.getByLabel(fields.whatsapp).fill(user.whatsapp.slice(3));
    await screen.waitForLoadState('networkidle');
    const passFirst = await enter(context, answer);
    await button(screen, login.send).click();
    await saysOnly(screen, words.portal);
    expect(await screen.getByLabel(fields.email).inputValue()).toBe(user.email);
    await passFirst();
    await button(screen, login.send).click();
    await screen.getByText(code.sentTo).waitFor();
    const pass = await enter(context, answer);
    await screen.keyboard.type(await readCode(user.email));
    await saysOnly(screen, words.portal);
    await pass();
    await button(screen, code.verify).click();
    await screen.waitForURL(/\/(find-contact)?$/);
    expect(await screen.evaluate(() => localStorage.getItem('user'))).toContain(user.email);
    await leavesNothing(screen);
  });
});
