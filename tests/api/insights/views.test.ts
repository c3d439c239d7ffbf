import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { endTrial, insertSellers, type Member, registerMember, sql, visitor } from '../../factories.ts';
import { databaseRequests } from '../../setup/client.ts';
import { endpointOf } from '../../setup/endpoint-of.ts';
import { from, newNetworkAddress } from '../../setup/networks.ts';
import { runJob, settled } from '../../setup/searching.ts';
import { addresses } from '../../setup/shared-application.ts';
import { call } from '../../setup/transports.ts';

type Asking = Pick<Member, 'client'>;

const track = ({ client }: Asking, input: object) =>
  call(client, 'REST', endpointOf('insights.track'), input);

const view = (member: Asking, targetUserId: unknown) =>
  track(member, { actionType: 'profile_view', targetUserId });

const reveal = ({ client }: Asking, id: string | undefined) => client.rest('POST', `/contacts/${id}/reveal`);

const viewsOf = (id: unknown) =>
  sql<{ action: string }>('select action from listing_events where listing_id = $1 order by action', [id]);

const { ids } = await insertSellers(5);

/** One instant for all that is told, after everybody has registered, so that no midnight falls into it. */
const now = new Date(Date.now() + 5 * 60_000);

async function member(overrides: Record<string, unknown> = {}) {
  const registered = await registerMember(overrides);
  registered.client.travelTo(now);
  return registered;
}

describe('a card that somebody looks at', () => {
  it('counts for its owner without being opened, once a day, in one request', async () => {
    const [viewer, owner] = await Promise.all([member(), member({ selectedPlan: 'premium' })]);
    const buyer = await member({ type: 'buyer' });
    const id = owner.user._id;
    const first = await view(viewer, id);
    expect(first).toMatchObject({ status: 200, data: { accepted: 1 } });
    expect(databaseRequests(first.headers)).toBe(1);
    expect((await view(viewer, id)).data).toEqual({ accepted: 0 });
    expect((await track(viewer, { actionType: 'profile_click', targetUserId: id })).data).toEqual({
      accepted: 0,
    });
    const events = [id, id, ids[0], ids[1]].map((targetUserId) => ({
      ...{ id: randomUUID(), actionType: 'profile_view', targetUserId },
    }));
    for (const accepted of [3, 0]) expect((await track(buyer, { events })).data).toEqual({ accepted });
    await settled();
    const { body } = await owner.client.rest('GET', '/analytics/dashboard');
    expect(body.data.stats).toMatchObject({ profileViews: 2, contactRequests: 0 });
    expect(body.data.overview.engagementRate.current).toBe(0);
  });

  it('counts whoever has no number left to open, or no plan any more, and takes nothing from a visitor', async () => {
    const [exhausted, expired] = await Promise.all([member(), member()]);
    for (const id of ids.slice(1, 4)) await reveal(exhausted, id);
    expect((await reveal(exhausted, ids[4])).status).toBe(429);
    await endTrial(expired.user._id);
    for (const each of [exhausted, expired]) expect((await view(each, ids[4])).data).toEqual({ accepted: 1 });
    expect((await view({ client: visitor() }, ids[4])).status).toBe(401);
    expect((await view(exhausted, '7')).error.errors[0].field).toBe('targetUserId');
  });
});

/** Whom nobody can look at: what has to happen to them first, to be told with who looks. */
const unseen: [string, (owner: Member, viewer: Member) => Promise<unknown>][] = [
  ['pauses', ({ client }) => client.rest('PUT', '/listing/visibility', { body: { paused: true } })],
  [
    'blocks the viewer',
    ({ client }, { user }) => client.rest('POST', '/blocks', { body: { contactId: user._id } }),
  ],
];

it.each(unseen)('is told the same of whoever %s as of nobody, in a batch too', async (_, happens) => {
  const [owner, viewer] = await Promise.all([member(), member()]);
  const id = owner.user._id;
  await reveal(viewer, id);
  await happens(owner, viewer);
  await settled();
  const before = await viewsOf(id);
  for (const [turn, targetUserId] of [id, randomUUID()].entries()) {
    expect((await view(viewer, targetUserId)).data).toEqual({ accepted: 0 });
    const events = [targetUserId, ids[turn]].map((each) => ({
      ...{ id: randomUUID(), actionType: 'profile_view', targetUserId: each },
    }));
    expect((await track(viewer, { events })).data).toEqual({ accepted: 1 });
  }
  await settled();
  expect(await viewsOf(id)).toEqual(before);
});

describe('the open page of a business', () => {
  const firefox = 'Mozilla/5.0 (Android 13; Mobile) Gecko/128.0 Firefox/128.0';

  const visit = async (slug: unknown, address: string, userAgent = firefox, headers: HeadersInit = {}) => {
    const { status } = await fetch(new URL(`/business/${slug}`, addresses.url), {
      headers: { ...from(address), 'user-agent': userAgent, ...headers },
    });
    expect(status).toBe(200);
  };

  it('counts a visitor once a day by network and browser, kept copies of the page too, and no robot', async () => {
    const {
      ids: [id],
      word,
    } = await insertSellers(1);
    const slug = `${word}-1`;
    const [home, office] = [newNetworkAddress(), newNetworkAddress()];
    for (const _ of [1, 2, 3]) await visit(slug, home);
    await visit(slug, office);
    await visit(slug, home, `${firefox} Other`);
    await visit(slug, newNetworkAddress(), 'Googlebot/2.1');
    await visit(slug, newNetworkAddress(), firefox, { 'sec-purpose': 'prefetch' });
    await settled();
    expect(await viewsOf(id)).toHaveLength(3);
  });

  it('keeps nothing by which the visitors of two days could be told to be the same', async () => {
    const {
      ids: [id],
      word,
    } = await insertSellers(1);
    const slug = `${word}-1`;
    const address = newNetworkAddress();
    await visit(slug, address);
    await settled();
    const salts = () => sql<{ salt: string }>('select salt from visitor_salts');
    const [before] = await salts();
    // As though another day had begun.
    await sql('update visitor_salts set day = day - 1');
    await runJob('figures');
    expect(await salts()).toEqual([]);
    await visit(slug, address);
    await settled();
    const visitors = await sql<{ visitor: string }>(
      'select distinct visitor from listing_events where listing_id = $1',
      [id],
    );
    expect(visitors).toHaveLength(2);
    expect(JSON.stringify(visitors)).not.toContain(address);
    expect(await salts()).not.toEqual([before]);
  });
});
