import { dayMilliseconds, doualaDay } from '@mboalink/shared/day.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertSellers, type Member, registerMember, registerPremium, sql } from '../../factories.ts';
import { connect } from '../../setup/connecting.ts';
import { endpointOf } from '../../setup/endpoint-of.ts';
import { runJob, settled } from '../../setup/searching.ts';
import { call } from '../../setup/transports.ts';
import { withoutPremium } from '../../setup/without-premium.ts';

const calls = ['accounts.dashboard', 'accounts.profileViews', 'accounts.geographic'] as const;

/** One instant for all that is asked, after everybody has registered, so that no midnight falls into it. */
const now = new Date(Date.now() + 5 * 60_000);
const ago = (days: number) => doualaDay(new Date(now.getTime() - days * dayMilliseconds));

async function ask({ client }: Pick<Member, 'client'>, name: (typeof calls)[number], timeRange?: string) {
  client.travelTo(now);
  return call(client, 'REST', endpointOf(name), { ...(timeRange && { timeRange }) });
}

/** Lets accounts be old enough to be told apart. */
const grow = (people: readonly Member[]) =>
  sql(`update users set created_at = now() - interval '8 days' where id = any ($1)`, [
    people.map(({ user }) => user._id),
  ]);

/** What was counted of earlier days. */
const countedBefore = (id: string, days: number, views: number) =>
  sql(
    `insert into listing_days (listing_id, day, views, whatsapp_clicks, phone_clicks, email_clicks, clickers, requests)
      values ($1, $2, $3, 0, 0, 0, 0, 0)`,
    [id, ago(days), views],
  );

describe('a premium seller whom people find', async () => {
  const seller = await registerPremium();
  const id = seller.user._id;
  beforeAll(async () => {
    const towns = ['douala', 'douala', 'douala', 'edea', 'edea'];
    const people = await Promise.all(towns.map((city) => registerMember({ type: 'buyer', city })));
    await grow(people.slice(0, 3));
    await Promise.all(
      people.map(async ({ client }, index) => {
        client.travelTo(now);
        await client.rest('GET', '/contacts/search?subcategory=plumbers&city=douala');
        await client.rest('POST', `/contacts/${id}/reveal`);
        const ways = index === 0 ? ['whatsapp', 'phone'] : index === 1 ? ['email'] : [];
        for (const interactionType of ways) await connect(client, { connectedUserId: id, interactionType });
      }),
    );
    await settled();
    await countedBefore(id, 6, 1);
    // The day that stands against today, which is not over, is not compared.
    await countedBefore(id, 7, 100);
    await countedBefore(id, 8, 4);
    await countedBefore(id, 29, 10);
    await sql(
      `insert into saved_contacts (user_id, contact_id, saved_at) values ($1, $2, $4), ($1, $3, $4 - interval '8 days')`,
      [id, people[0]?.user._id, people[1]?.user._id, now],
    );
  });

  it('reads what it brought, and its days that are over against as many before', async () => {
    const { data } = await ask(seller, 'accounts.dashboard');
    expect(data).toMatchObject({
      ...{ timeRange: 'week', from: ago(6), to: ago(0) },
      stats: {
        profileViews: 6,
        savedContacts: 2,
        contactRequests: 2,
        dailyMatchesUsed: 0,
        dailyMatchesLimit: 5,
      },
      changes: { profileViews: -75, savedContacts: 100, contactRequests: 'new' },
      overview: {
        profileViews: { current: 6, previous: 4, change: -75, period: 'week' },
        profileClicks: { current: 3, previous: 0, change: 'new', period: 'week' },
        connectionRequests: { current: 2, previous: 0, change: 'new', period: 'week' },
        engagementRate: { current: 33.3, previous: 0, change: 'new', period: 'week' },
      },
      profilePerformance: { today: 5, thisWeek: 6, thisMonth: 120 },
    });
    expect(data.trend).toHaveLength(7);
    expect(data.trend.at(-1)).toEqual({ day: ago(0), profileViews: 5, contactRequests: 2 });
    const month = await ask(seller, 'accounts.dashboard', 'month');
    expect(month.data.stats.profileViews).toBe(120);
  });

  it('reads each day, and what people looked for before', async () => {
    const { data } = await ask(seller, 'accounts.profileViews');
    expect(data.days).toHaveLength(7);
    expect(data.days.at(-1)).toEqual({ day: ago(0), views: 5, clicks: 3, requests: 2 });
    expect(data).toMatchObject({
      ...{ total: { views: 6, clicks: 3, requests: 2 }, ways: { whatsapp: 1, phone: 1, email: 1 } },
      bestTimes: { hour: null, weekday: null, hours: Array(24).fill(0), weekdays: Array(7).fill(0) },
      searches: [{ category: 'plumbers', city: 'douala', views: 3 }],
    });
    expect((await ask(seller, 'accounts.profileViews', '90days')).data.days).toHaveLength(90);
  });

  it('reads when people click once three of them did', async () => {
    const { ids } = await insertSellers(6);
    const click = (viewer: string | undefined, hour: number) =>
      sql(
        `insert into listing_events (listing_id, day, hour, viewer_id, action) values ($1, $2, $3, $4, 'phone')`,
        [id, ago(20), hour, viewer],
      );
    for (const [at, viewer] of ids.entries()) await click(viewer, at < 5 ? 9 : 18);
    const { bestTimes } = (await ask(seller, 'accounts.profileViews', '30days')).data;
    expect(bestTimes.hour).toBe(9);
    const weekday = (new Date(ago(20)).getUTCDay() + 6) % 7;
    expect(bestTimes.hours[9]).toBeGreaterThanOrEqual(5);
    expect(bestTimes.weekdays[weekday]).toBeGreaterThanOrEqual(6);
    await sql(`delete from listing_events where listing_id = $1 and day = $2`, [id, ago(20)]);
  });

  it('reads from which towns people came, of three or more', async () => {
    const { data } = await ask(seller, 'accounts.geographic');
    expect(data).toMatchObject({ timeRange: 'month', from: ago(29) });
    expect(data.geographicPerformance).toEqual([
      { location: 'Douala', city: 'douala', region: 'littoral', views: 3 },
    ]);
  });
});

it.each(withoutPremium)(
  'shows %s their own figures, and refuses the analytics of premium',
  async (who, overrides, subscription) => {
    const member = await registerMember(overrides);
    const id = member.user._id;
    if (subscription) await sql(`update subscriptions set ${subscription} where user_id = $1`, [id]);
    await countedBefore(id, 2, 3);
    const isTrial = who === 'premium, in its trial';
    const { data } = await ask(member, 'accounts.dashboard');
    expect(data.stats.profileViews).toBe(3);
    expect(data.changes).toEqual({ profileViews: 'new', savedContacts: 0, contactRequests: 0 });
    expect([data.overview !== null, data.profilePerformance !== null]).toEqual([isTrial, isTrial]);
    expect(data.trend !== null).toBe(isTrial || who === 'pro, paid');
    for (const name of ['accounts.profileViews', 'accounts.geographic'] as const) {
      const answer = await ask(member, name);
      expect(answer.status).toBe(isTrial ? 200 : 403);
      if (isTrial) continue;
      expect(answer.error).toMatchObject({
        ...{ error: 'upgrade_required', message: 'Access denied. Please upgrade your plan.' },
      });
    }
  },
);

it('says that nobody of the trade opens on Sundays in a town where people look for it then', async () => {
  const kribi = { subcategory: 'welders', category: 'welding-and-metalwork', region: 'south', city: 'kribi' };
  const [seller, other] = [await registerMember(kribi), await registerMember(kribi)];
  const hours = ({ user }: Member, day: string) =>
    sql(`update listings set opening_hours = $2 where user_id = $1`, [
      user._id,
      JSON.stringify({ [day]: [['08:00', '17:00']] }),
    ]);
  const missed = async () => (await ask(seller, 'accounts.dashboard')).data.missedOnSundays;
  const noon = new Date(`${doualaDay(now)}T12:00:00Z`);
  const sunday = new Date(noon.getTime() - (noon.getUTCDay() || 7) * dayMilliseconds);
  const searchers = await Promise.all([1, 2, 3].map(() => registerMember({ type: 'buyer' })));
  await grow(searchers);
  const search = async (people: readonly Member[]) => {
    await sql(
      `insert into searches (member_id, searched_at, trade, city_slug, found_nobody, words)
        select unnest($1::uuid[]), $2, 'welders', 'kribi', false, '{}'`,
      [people.map(({ user }) => user._id), sunday],
    );
    await runJob('figures');
  };
  await hours(seller, 'mon');
  await search(searchers.slice(1));
  expect(await missed()).toBe(false);
  await search(searchers.slice(0, 1));
  expect(await missed()).toBe(true);
  await hours(other, 'sun');
  expect(await missed()).toBe(false);
});

it('counts the days before this one each night, and says the same before and after it', async () => {
  const seller = await registerPremium();
  const id = seller.user._id;
  const { ids } = await insertSellers(3);
  const happened = (viewer: string | undefined, days: number, ...actions: string[]) =>
    sql(
      `insert into listing_events (listing_id, day, hour, viewer_id, action) select $1, $2, 9, $3, unnest($4::text[])`,
      [id, doualaDay(new Date(Date.now() - days * dayMilliseconds)), viewer, actions],
    );
  await happened(ids[0], 70, 'view', 'phone');
  await happened(ids[1], 50, 'view', 'phone');
  for (const viewer of ids) await happened(viewer, 1, 'view', 'whatsapp', 'phone');
  await sql(
    `insert into listing_events (listing_id, day, hour, visitor, action)
      select $1, $2, 9, unnest('{a,b}'::text[]), 'view'`,
    [id, doualaDay(new Date(Date.now() - dayMilliseconds))],
  );
  const read = async () => {
    seller.client.travelTo(new Date());
    return (await call(seller.client, 'REST', endpointOf('accounts.profileViews'), { timeRange: 'week' }))
      .data;
  };
  const before = await read();
  // Who clicked 50 days ago is no new person; who did 70 days ago is one again.
  expect(before.total).toEqual({ views: 5, clicks: 6, requests: 2 });
  await runJob('figures');
  expect(await read()).toEqual(before);
  const counted = `select views, clickers, requests from listing_days where listing_id = $1 and day > current_date - 7`;
  expect(await sql(counted, [id])).toEqual([{ views: 5, clickers: 3, requests: 2 }]);
});
