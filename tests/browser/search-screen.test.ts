import { documentPageSize } from '@mboalink/shared/document-answers.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages as commonEn } from '../../web/src/i18n/en/common.ts';
import { messages as directoryEn } from '../../web/src/i18n/en/directory.ts';
import { messages as searchEn } from '../../web/src/i18n/en/search.ts';
import { messages as commonFr } from '../../web/src/i18n/fr/common.ts';
import { messages as directoryFr } from '../../web/src/i18n/fr/directory.ts';
import { messages as searchFr } from '../../web/src/i18n/fr/search.ts';
import { insertSellers, type Member, registerMember, sql } from '../factories.ts';
import { type Opened, signInAs, useBrowser } from '../setup/page.ts';
import { itLong } from '../setup/rounds.ts';
import { totalShift } from '../setup/shifts.ts';
import { visits, visitsOf } from '../setup/visits.ts';

const open = useBrowser();

const { word, ids } = await insertSellers(45);
await registerMember({ region: 'centre', city: 'yaounde' });

const worded = {
  en: {
    ...{ common: commonEn, directory: directoryEn, search: searchEn },
    asked: 'I am looking for a plumber in Douala',
    plain: 'plumber in Douala',
    plumbers: 'Plumbers in Douala',
    nothingIn: 'Nothing in Bafia: here is the Centre region',
  },
  fr: {
    ...{ common: commonFr, directory: directoryFr, search: searchFr },
    asked: 'je cherche un plombier à Douala',
    plain: 'plombier à Douala',
    plumbers: 'Plombiers à Douala',
    nothingIn: /Rien à Bafia\s: voici la région du Centre/,
  },
};

/** Lowest place of the first card on a phone, in pixels from the top. */
const lowestFirstCard = 200;

describe.each(visitsOf(import.meta.filename, visits))('the search in $language at $width px', (visit) => {
  const { common, directory, search, asked, plain, plumbers, nothingIn } = worded[visit.language];
  const cards = (page: Page) => page.getByRole('article');
  const boxOf = (page: Page) => page.getByRole('combobox', { name: search.box.label });
  const results = (page: Page) => page.getByRole('region', { name: search.results.label });

  async function openSearch(member: Member, query = ''): Promise<Opened> {
    const opened = await open(visit);
    await signInAs(opened, member);
    await opened.page.goto(`/find-contact${query}`);
    return opened;
  }

  async function expectCalm({ page, problems }: Opened) {
    await page.waitForLoadState('networkidle');
    expect(await totalShift(page)).toBe(0);
    expect(problems).toEqual([]);
  }

  it.each(['seller', 'buyer'])('shows a %s the first card high up, and nothing moves', async (type) => {
    const opened = await openSearch(await registerMember({ type }), `?search=${word}`);
    const { page } = opened;
    await cards(page).first().waitFor();
    await expectCalm(opened);
    const top = (await cards(page).first().boundingBox())?.y ?? 0;
    if (visit.width === 360) expect(top).toBeLessThanOrEqual(lowestFirstCard);
    await page.context().setOffline(true);
    await page.getByText(common.network.offline).waitFor();
    expect((await cards(page).first().boundingBox())?.y).toBe(top);
    expect(await totalShift(page)).toBe(0);
  });

  it('keeps the first card high up below filters, words and a way back', async () => {
    const opened = await openSearch(
      await registerMember(),
      `?search=${encodeURIComponent('plombié douala')}&region=littoral&userType=seller`,
    );
    await cards(opened.page).first().waitFor();
    await expectCalm(opened);
    const top = (await cards(opened.page).first().boundingBox())?.y ?? 0;
    if (visit.width === 360) expect(top).toBeLessThanOrEqual(lowestFirstCard);
    await opened.page.context().close();
  });

  it('understands a sentence and a slip, and leads back to what was typed', async () => {
    const opened = await openSearch(await registerMember());
    const { page } = opened;
    await boxOf(page).fill(asked);
    await boxOf(page).press('Enter');
    await results(page).getByText(plumbers).waitFor();
    await boxOf(page).fill('plombié douala');
    await boxOf(page).press('Enter');
    const wayBack = page.getByRole('link', {
      name: search.understood.instead.replace('{{search}}', 'plombié douala'),
    });
    await wayBack.click();
    await page.waitForURL(/exact=true/);
    await page.getByRole('button', { name: search.results.widen.exact }).click();
    await wayBack.waitFor();
    await page.goBack();
    await page.waitForURL(/exact=true/);
    expect(opened.problems).toEqual([]);
  });

  itLong('needs no way back where the words name the trade and the place', async () => {
    const opened = await openSearch(await registerMember(), `?search=${encodeURIComponent(plain)}`);
    await results(opened.page).getByText(plumbers).waitFor();
    expect(await results(opened.page).getByRole('status').getByRole('link').count()).toBe(0);
    await opened.page.context().close();
  });

  it('says that no word fits the filters, and leads to the words without them', async () => {
    const opened = await openSearch(
      await registerMember(),
      '?search=coiffeuse&category=plumbing-and-water&userType=seller',
    );
    const { page } = opened;
    await results(page)
      .getByText(search.understood.filtersAlone.replace('{{search}}', 'coiffeuse'))
      .waitFor();
    await cards(page).first().waitFor();
    await expectCalm(opened);
    await page.getByRole('link', { name: search.understood.withoutFilters }).click();
    await page.waitForURL((url) => url.search === '?search=coiffeuse');
  });

  it('leads from nonsense to the text and to the main trades', async () => {
    const opened = await openSearch(await registerMember(), '?search=xqzwvk');
    const { page } = opened;
    await page.getByText(search.results.emptyTitle).waitFor();
    await expectCalm(opened);
    await page.getByRole('button', { name: search.results.correct.replace('{{search}}', 'xqzwvk') }).click();
    await page.keyboard.type('y');
    await expect.poll(() => boxOf(page).inputValue()).toBe('xqzwvky');
    await page.keyboard.press('Escape');
    await page.getByRole('list', { name: search.results.mainTrades }).getByRole('button').first().click();
    await page.waitForURL(/category=plumbing-and-water&subcategory=plumbers/);
    await cards(page).first().waitFor();
  });

  itLong('brings the results when the network is back, and keeps the place', async () => {
    const opened = await openSearch(await registerMember(), `?search=${word}`);
    const { page } = opened;
    await cards(page).first().waitFor();
    await page.context().setOffline(true);
    await cards(page)
      .nth(documentPageSize - 1)
      .scrollIntoViewIfNeeded();
    const place = (
      await cards(page)
        .nth(documentPageSize - 1)
        .boundingBox()
    )?.y;
    await page.getByText(search.results.moreFailed).waitFor();
    await page.context().setOffline(false);
    await expect.poll(() => cards(page).count()).toBe(documentPageSize + 20);
    expect(
      (
        await cards(page)
          .nth(documentPageSize - 1)
          .boundingBox()
      )?.y,
    ).toBe(place);
    await page.context().setOffline(true);
    await boxOf(page).fill('plombier');
    await boxOf(page).press('Enter');
    await page.getByRole('heading', { name: search.failure.title }).waitFor();
    await page.context().setOffline(false);
    await cards(page).first().waitFor({ timeout: 5000 });
  });

  itLong('widens to the region where a town has nobody, and says so', async () => {
    const opened = await openSearch(await registerMember(), '?search=plombier+Bafia');
    await results(opened.page).getByText(nothingIn).waitFor();
    await cards(opened.page).first().waitFor();
    await expectCalm(opened);
    await opened.page.context().close();
  });

  it('says how many there are without each filter, where nobody fits all of them', async () => {
    const opened = await openSearch(await registerMember(), `?search=${word}&region=west&userType=seller`);
    const { page } = opened;
    await page.getByText(search.results.emptyTitle).waitFor();
    await expectCalm(opened);
    const everywhere = page.getByRole('button', { name: `${search.results.widen.region} 45` });
    await everywhere.click();
    await page.getByRole('heading', { name: /^45 contacts/ }).waitFor();
  });

  it('keeps its place on Back, and an address shows others the same', async () => {
    const opened = await openSearch(await registerMember(), `?search=${word}`);
    const { page } = opened;
    await cards(page)
      .nth(documentPageSize - 1)
      .scrollIntoViewIfNeeded();
    await expect.poll(() => cards(page).count()).toBe(documentPageSize + 20);
    await cards(page).nth(30).scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => Math.round(scrollY));
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a')?.click());
    await page.waitForURL((url) => !url.pathname.includes('find-contact'));
    await page.goBack();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
    expect(await cards(page).count()).toBe(documentPageSize + 20);
    const other = await openSearch(await registerMember(), new URL(page.url()).search);
    await other.page.getByRole('heading', { name: /^45 contacts/ }).waitFor();
    expect(await boxOf(other.page).inputValue()).toBe(word);
    await other.page.context().close();
  });

  it('stops at the limit, and goes on without numbers for the day', async () => {
    const member = await registerMember();
    for (const id of ids.slice(0, member.user.dailyMatchesLimit)) {
      await member.client.rest('POST', `/contacts/${id}/reveal`);
    }
    const opened = await openSearch(member, `?search=${word}`);
    const { page } = opened;
    await page.getByRole('heading', { name: search.quota.reached }).waitFor();
    await page.getByRole('button', { name: search.quota.reached, disabled: true }).first().waitFor();
    expect(await cards(page).count()).toBe(0);
    await expectCalm(opened);
    const ways = await page.getByRole('alert').getByRole('button').allTextContents();
    expect(ways).toEqual(['', search.quota.browse, directory.quota.revealedToday]);
    await page.getByRole('button', { name: search.quota.browse }).click();
    await cards(page).first().waitFor();
    await page.goto(`/find-contact?search=${word}`);
    await cards(page).first().waitFor();
    await page.getByRole('button', { name: search.quota.stopBrowsing }).click();
    await page.getByRole('heading', { name: search.quota.reached }).waitFor();
    await page.getByRole('button', { name: search.quota.dismiss, exact: true }).click();
    expect(await page.getByRole('heading', { name: search.quota.reached }).count()).toBe(0);
    await page.getByText(directory.quota.revealedTodayText).waitFor();
    expect(opened.problems).toEqual([]);
  });

  it('tells whose month is over what still works', async () => {
    const member = await registerMember();
    await sql(`update subscriptions set trial_ends_at = now() - interval '1 minute' where user_id = $1`, [
      member.user._id,
    ]);
    const opened = await openSearch(member, `?search=${word}`);
    const { page } = opened;
    await page.getByRole('heading', { name: common.expired.trial }).waitFor();
    await page.getByRole('button', { name: search.failure.blocked, disabled: true }).first().waitFor();
    await page.getByRole('button', { name: search.quota.browse }).click();
    await cards(page).first().waitFor();
    await page.getByRole('link', { name: search.quota.seePlans }).waitFor();
    expect(opened.problems).toEqual([]);
  });
});
