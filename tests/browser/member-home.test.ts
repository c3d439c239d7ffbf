import { expect, it } from 'vitest';
import { messages as dashboardEn } from '../../web/src/i18n/en/dashboard.ts';
import { messages as homeEn } from '../../web/src/i18n/en/home.ts';
import { messages as dashboardFr } from '../../web/src/i18n/fr/dashboard.ts';
import { messages as homeFr } from '../../web/src/i18n/fr/home.ts';
import { insertSellers, registerMember, sql } from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { totalShift } from '../setup/shifts.ts';
import { visitsOf } from '../setup/visits.ts';

const open = useBrowser();

const words = {
  en: { home: homeEn, dashboard: dashboardEn },
  fr: { home: homeFr, dashboard: dashboardFr },
};

const visits = (['fr', 'en'] as const).flatMap((language) =>
  [360, 768, 1280].map((width) => ({ language, width })),
);

it.each(visitsOf(import.meta.filename, visits))(
  'the first screen of a member is theirs, and the page stands still, in $language at $width px',
  async ({ language, width }) => {
    const { home, dashboard } = words[language];
    const { ids, word } = await insertSellers(4);
    const member = await registerMember({}, language);
    for (const id of ids.slice(0, 2)) await member.client.rest('POST', `/contacts/${id}/reveal`);
    const opened = await open({ language, width });
    const { page } = opened;
    await signInAs(opened, member);
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: home.search.what }).waitFor();
    const lately = page.getByRole('region', { name: dashboard.lately.title });
    await lately.getByRole('heading', { level: 3 }).nth(1).waitFor();
    expect(await lately.textContent()).toContain(word);
    await page.waitForLoadState('networkidle');
    expect(await totalShift(page)).toBe(0);
    const hero = await page.getByRole('heading', { name: home.hero.title }).boundingBox();
    expect(hero?.y).toBeGreaterThan(700);
    expect(await page.getByRole('link', { name: home.call.find }).count()).toBe(1);
    await expectWhole(page);
    expect(opened.problems).toEqual([]);
  },
);

it('shows first what keeps a listing from being found, and brings it back from there', async () => {
  const member = await registerMember({}, 'fr');
  await member.client.rest('PUT', '/listing/visibility', { body: { paused: true } });
  const opened = await open({ language: 'fr' });
  await signInAs(opened, member);
  await opened.page.goto('/');
  await opened.page.getByText(dashboardFr.paused.title).waitFor();
  await opened.page.getByRole('button', { name: dashboardFr.paused.resume }).click();
  await opened.page.getByText(dashboardFr.paused.back).waitFor();
  const [row] = await sql<{ paused: boolean }>('select paused from listings where user_id = $1', [
    member.user._id,
  ]);
  expect(row?.paused).toBe(false);
});

it('shows visitors no room for it, and who was known here and is signed out the page of visitors', async () => {
  const opened = await open({ language: 'fr' });
  const { page } = opened;
  const member = await registerMember({ type: 'buyer' }, 'fr');
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await totalShift(page)).toBe(0);
  const title = page.getByRole('heading', { level: 1, name: homeFr.hero.title });
  expect((await title.boundingBox())?.y).toBeLessThan(200);
  await page.evaluate((user) => localStorage.setItem('user', user), JSON.stringify(member.user));
  await page.goto('/about');
  await page.goto('/');
  await title.waitFor();
  await expect.poll(async () => (await title.boundingBox())?.y).toBeLessThan(200);
});
