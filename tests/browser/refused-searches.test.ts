import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { directoryErrorMessages as errorsEn } from '../../shared/src/error-messages/directory-en.ts';
import { directoryErrorMessages as errorsFr } from '../../shared/src/error-messages/directory-fr.ts';
import { messages as directoryEn } from '../../web/src/i18n/en/directory.ts';
import { messages as searchEn } from '../../web/src/i18n/en/search.ts';
import { messages as directoryFr } from '../../web/src/i18n/fr/directory.ts';
import { messages as searchFr } from '../../web/src/i18n/fr/search.ts';
import { insertSellers, registerMember } from '../factories.ts';
import { leaveAnswersOut, signInAs, useBrowser } from '../setup/page.ts';
import { oneOfBoth } from '../setup/visits.ts';

const open = useBrowser();

const midnight = new Date(Date.now() + 3_600_000).toISOString();

const quotaInfo = {
  dailyLimit: 3,
  viewedToday: 3,
  remaining: 0,
  canViewMore: false,
  resetTime: midnight,
  resetTimeFormatted: midnight,
  resetInSeconds: 3600,
  accessType: 'limited',
  isInTrial: true,
  planType: 'basic',
  passes: [],
};

const refuseSearch = (page: Page, body: string) =>
  page.route('**/api/trpc/directory.search*', (route) =>
    route.fulfill({ status: 429, contentType: 'application/json', body }),
  );

describe.each(
  oneOfBoth([
    ['en', directoryEn, searchEn, errorsEn],
    ['fr', directoryFr, searchFr, errorsFr],
  ] as const),
)('a search that is refused, in %s', (language, directory, search, errors) => {
  async function openSearch(body: string) {
    const opened = await open({ language });
    await signInAs(opened, await registerMember());
    await leaveAnswersOut(opened.page);
    await refuseSearch(opened.page, body);
    // The real server would say that nothing was revealed yet.
    await opened.page.route('**/api/trpc/directory.revealedToday*', (route) =>
      route.fulfill({ json: { result: { data: { contacts: [], quotaInfo } } } }),
    );
    await opened.page.goto('/find-contact');
    return opened.page;
  }

  it('shows the limit with its figures on the first load, too', async () => {
    const data = { error: 'daily_limit_reached', message: 'x', requestId: '', quotaInfo };
    const page = await openSearch(JSON.stringify({ error: { message: 'x', code: -32029, data } }));
    await page.getByRole('heading', { name: search.quota.reached }).waitFor();
    const today = directory.quota.today.replace('{{viewed}}', '3').replace('{{limit}}', '3');
    // The build keeps some words on one line by spaces that do not break.
    const name = new RegExp(today.replaceAll(' ', '\\s'));
    await page.getByRole('img', { name }).first().waitFor();
    expect(await page.getByRole('region', { name: search.results.label }).count()).toBe(0);
    // Said once to the eye; the button of the search says it to who cannot see its clock.
    expect(await page.getByText(search.quota.reached).count()).toBe(1);
    await page.getByRole('button', { name: search.quota.reached, disabled: true }).waitFor();
  });

  it('says that the limit is reached when nobody can read why', async () => {
    for (const body of ['{"error', '<h1>Too many</h1>']) {
      const page = await openSearch(body);
      await page.getByRole('alert').getByText(String(errors.search.unreadable_limit)).waitFor();
      await page.context().close();
    }
  });

  it('says of any other 429 to wait', async () => {
    const data = { error: 'rate_limited', message: 'x', requestId: '', timeLeft: 1 };
    const page = await openSearch(JSON.stringify({ error: { message: 'x', code: -32029, data } }));
    await page.getByRole('alert').getByText(String(errors.search.rate_limited)).waitFor();
  });
});

describe.each(
  oneOfBoth([
    ['en', searchEn],
    ['fr', searchFr],
  ] as const),
)('names that do not arrive, in %s', (language, search) => {
  it('leave the results readable, are said, and come with another try', async () => {
    const { word } = await insertSellers(1);
    const opened = await open({ language, width: 1280 });
    const { page } = opened;
    await signInAs(opened, await registerMember());
    const names = new RegExp(`/assets/${language}-[\\w-]+\\.js$`);
    await page.route(names, (route) => route.abort('connectionreset'));
    await page.goto(`/find-contact?search=${word}`);
    const message = page.getByText(search.filters.loadError.split('{{')[0] ?? '').first();
    await message.waitFor();
    expect(await page.getByText(search.filters.noneFound, { exact: true }).count()).toBe(0);
    await page
      .getByRole('heading', { name: new RegExp(word) })
      .first()
      .waitFor();
    await page.unroute(names);
    // A browser may keep the failure as long as the page lives: the second try begins it anew.
    const retry = page.getByRole('alert').getByRole('button').first();
    await retry.click();
    await page.waitForLoadState('networkidle');
    if (await message.isVisible()) await retry.click();
    await page.waitForLoadState('networkidle');
    await message.waitFor({ state: 'detached' });
  });
});

it('a search without an answer says once to look at the connection', async () => {
  const opened = await open({ language: 'fr' });
  const { page } = opened;
  await signInAs(opened, await registerMember());
  await leaveAnswersOut(page);
  await page.route('**/api/trpc/directory.search*', (route) => route.abort('connectionreset'));
  await page.goto('/find-contact');
  await page.getByRole('heading', { name: searchFr.failure.title }).waitFor();
  const advice = page.getByText(/connexion internet/);
  expect(await advice.allTextContents()).toHaveLength(1);
});
