import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../../test/render.tsx';
import { seller } from '../../../test/seller.ts';
import { purgePersonalCaches } from '../../lib/personal-caches.ts';
import { SessionContext } from '../../lib/session/session-context.ts';
import { AnalyticsScreen } from './analytics-screen.tsx';

const days = Array.from({ length: 90 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 7, 26 + index)).toISOString().slice(0, 10),
  views: index === 88 ? 6 : index === 10 ? 9 : 0,
  clicks: 0,
  requests: 0,
}));

const figure = { previous: 1, period: 'week', current: 6, change: 50 };

const dashboard = {
  stats: {
    ...{ profileViews: 148, savedContacts: 12, contactRequests: 9 },
    ...{ dailyMatchesUsed: 0, dailyMatchesLimit: 15 },
  },
  changes: { profileViews: 12, savedContacts: 0, contactRequests: 'new' },
  trend: days.slice(-30).map(({ day, views }) => ({ day, profileViews: views, contactRequests: 0 })),
  overview: {
    profileViews: figure,
    profileClicks: { ...figure, current: 2, change: -20 },
    connectionRequests: { ...figure, current: 1, change: 'new' },
    engagementRate: { ...figure, current: 31.3, previous: 35.6, change: -4 },
  },
  profilePerformance: { today: 0, thisWeek: 6, thisMonth: 6 },
};

const views = {
  days,
  bestTimes: { hour: 9, weekday: 5, hours: [], weekdays: [] },
  searches: [{ category: 'doors', city: 'douala', label: '=Doors · Douala', views: 4 }],
};

const towns = [{ location: 'Douala', city: 'douala', region: 'littoral', views: 5 }];

type Answers = { dashboard?: object; profileViews?: object; geographic?: object };

/** Draws the screen for somebody; what has no answer is refused. */
async function draw(change: Partial<CurrentUser>, answers: Answers = {}, language: Language = 'en') {
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const [name] = /(?<=accounts\.)\w+/.exec(String(input)) ?? [];
    const data = answers[name as keyof Answers];
    return data ? Response.json({ result: { data } }) : new Response(null, { status: 503 });
  });
  return renderWithMessages(
    <SessionContext value={{ status: 'signed-in', user: { ...seller, ...change } }}>
      <AnalyticsScreen />
    </SessionContext>,
    { language, messages: ['premium', 'dashboard', 'plans', 'errors'] },
  );
}

const premium = { subscriptionPlan: 'premium' } as const;
const whole = { dashboard, profileViews: views, geographic: { geographicPerformance: towns } };

afterEach(() => {
  vi.restoreAllMocks();
  purgePersonalCaches();
});

it('shows what premium adds when it has ended since this browser last heard of it', async () => {
  await draw(premium, { ...whole, dashboard: { ...dashboard, overview: null, profilePerformance: null } });
  await expect.element(page.getByRole('link', { name: /Premium/ })).toBeVisible();
});

it('switches the week’s report by e-mail on and off', async () => {
  await draw(premium, whole);
  const digest = page.getByRole('switch', { name: /^The week’s report/ });
  await expect.element(digest).toBeChecked();
  await digest.click({ force: true });
  // The server of this test refuses it.
  await expect.element(page.getByText(/^This was not saved\./)).toBeVisible();
  await expect.element(digest).toBeChecked();
});

it('tells premium what the listing brings, as a drawing that is a table, too', async () => {
  await draw(premium, whole);
  await expect.element(page.getByText('50% more')).toBeVisible();
  for (const text of ['20% less', 'New', '4 points less', '31.3%', 'Douala', 'Saturday', '9:00 to 10:00']) {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect
    .element(page.getByText(/^6 views in 30 days\. Most on 22.Nov: 6\. Today, so far: 0\.$/))
    .toBeVisible();
  await page.getByText('Read as a table').click();
  expect(page.getByRole('row').all()).toHaveLength(31);
  await expect.element(page.getByRole('row').nth(1)).toHaveTextContent('today, so far0');
  await page.getByRole('radio', { name: '90 days' }).click({ force: true });
  await expect.element(page.getByText(/^15 views in 90 days\./)).toBeVisible();
});

it('makes a table of what is shown, without formulas, and a picture', async () => {
  await draw(premium, whole);
  const made: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made.push(blob as Blob);
    return '#';
  });
  await page.getByRole('button', { name: 'Export report (CSV)' }).click();
  const table = (await made[0]?.text()) ?? '';
  expect(table).toContain('"profile views","6","50% more"\r\n');
  expect(table).toContain('"engagement rate","31.3%","4 points less"\r\n');
  expect(table).toContain('"2026-11-22","6"\r\n');
  expect(table).not.toContain('2026-09-05');
  expect(table).toContain(`"'=Doors · Douala","4"\r\n`);
  await page.getByRole('button', { name: 'Share as a picture' }).click();
  await expect.poll(() => made.length).toBe(2);
  expect(made[1]?.type).toBe('image/png');
  expect((await createImageBitmap(made[1] as Blob)).width).toBe(1080);
  const share = page.getByRole('link', { name: 'Share as a message' }).element().getAttribute('href') ?? '';
  const text = new URL(share).searchParams.get('text');
  expect(text).toMatch(/^Atelier Njoh on Mboalink this week – profile views: 6, connection requests: 1\./);
  const shared = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  const can = { share: shared, canShare: () => true };
  for (const [name, value] of Object.entries(can))
    Object.defineProperty(navigator, name, { value, configurable: true });
  await page.getByRole('link', { name: 'Share as a message' }).click();
  expect(shared).toHaveBeenCalledWith({ text });
  for (const name of Object.keys(can)) Reflect.deleteProperty(navigator, name);
});

it.each([
  ['en', ',', '31.3%'],
  ['fr', ';', '31,3%'],
] as const)(
  'writes numbers that a spreadsheet takes for numbers, in %s',
  async (language, separator, rate) => {
    const { overview, profilePerformance } = dashboard;
    const much = {
      ...dashboard,
      overview: { ...overview, profileViews: { ...figure, current: 1234567 } },
      profilePerformance: { ...profilePerformance, thisMonth: 4800 },
    };
    await draw(premium, { ...whole, dashboard: much }, language);
    const made: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      made.push(blob as Blob);
      return '#';
    });
    await page.getByRole('button', { name: /\(CSV\)/ }).click();
    const cells = ((await made[0]?.text()) ?? '').split(/\r\n/).map((line) => line.split(separator)[1]);
    expect(cells).toEqual(expect.arrayContaining(['"1234567"', '"4800"', `"${rate}"`]));
  },
);

it('takes no link along that leads nowhere, and says why', async () => {
  const paused = { ...seller.visibility, paused: true };
  await draw({ ...premium, hasOpenPage: false, visibility: paused }, whole);
  await expect.element(page.getByText('Your page is not open at the moment', { exact: false })).toBeVisible();
  const share = page.getByRole('link', { name: 'Share as a message' }).element().getAttribute('href') ?? '';
  expect(new URL(share).searchParams.get('text')).toBe(
    'Atelier Njoh on Mboalink this week – profile views: 6, connection requests: 1.',
  );
});

it('says to a new listing what to do', async () => {
  const none = { today: 0, thisWeek: 0, thisMonth: 0 };
  await draw(premium, {
    ...whole,
    dashboard: { ...dashboard, profilePerformance: none },
    profileViews: { ...views, days: days.map((day) => ({ ...day, views: 0 })) },
  });
  await expect.element(page.getByRole('link', { name: 'Share my page' })).toBeVisible();
});

it('says that the figures did not arrive, and asks again', async () => {
  await draw(premium, { dashboard, profileViews: views });
  await expect.element(page.getByText('Your figures did not load.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('shows pro its figures above what premium adds, and others what it adds', async () => {
  const { unmount } = await draw({ subscriptionPlan: 'pro' }, { dashboard });
  for (const text of ['148', '12% more', /^6 views in 30 days/]) {
    await expect.element(page.getByText(text).first()).toBeVisible();
  }
  await expect.element(page.getByRole('link', { name: /^Premium for 9.000/ })).toBeVisible();
  await unmount();
  await draw({ subscriptionPlan: 'basic' }, { dashboard });
  await expect.element(page.getByText('No credit card', { exact: false })).toBeVisible();
  expect(page.getByText('148').all()).toEqual([]);
});

it('leads whoever only buys to what is theirs', async () => {
  await draw({ userType: 'buyer', subscriptionPlan: 'free' });
  await expect
    .element(page.getByRole('link', { name: 'My contacts' }))
    .toHaveAttribute('href', '/my-contacts');
});
