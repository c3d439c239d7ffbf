import { describe, expect, it } from 'vitest';
import {
  endTrial,
  insertSellers,
  leaveForGood,
  type Member,
  pay,
  registerMember,
  sql,
} from '../../factories.ts';

const hour = 60 * 60 * 1000;

const reveal = ({ client }: Member, id: string | undefined) => client.rest('POST', `/contacts/${id}/reveal`);

const quotaOf = async ({ client }: Member) =>
  (await client.rest('GET', '/contacts/opened')).body.data.quotaInfo;

const search = ({ client }: Member, word: string) =>
  client.rest('GET', `/contacts/search?search=${word}&limit=100`);

/** Opens contacts one after the other; answers how many of them opened. */
async function openAll(member: Member, ids: readonly (string | undefined)[]) {
  let opened = 0;
  for (const id of ids) if ((await reveal(member, id)).status === 200) opened += 1;
  return opened;
}

describe('a pass', () => {
  it('is used up after the plan’s day, and counts for nothing of it', async () => {
    const { ids, word } = await insertSellers(15);
    const member = await registerMember();
    await pay(member, 'day');
    expect(await openAll(member, ids.slice(0, 3))).toBe(3);
    const whole = await quotaOf(member);
    expect(whole).toMatchObject({ dailyLimit: 3, viewedToday: 3, remaining: 10, canViewMore: true });
    expect(whole.passes).toEqual([
      { kind: 'day', reveals: 10, remaining: 10, endsAt: expect.stringMatching(/Z$/) },
    ]);
    const first = await reveal(member, ids[3]);
    expect(first.body.data.contact).toMatchObject({ unlocked: true, whatsappNumber: expect.any(String) });
    expect(first.body.data.quotaInfo).toMatchObject({
      ...{ dailyLimit: 3, viewedToday: 3, remaining: 9 },
      passes: [{ kind: 'day', remaining: 9 }],
    });
    // What is open stays open, and costs nothing again.
    expect((await reveal(member, ids[3])).body.data.quotaInfo.remaining).toBe(9);
    const { data } = (await search(member, word)).body;
    expect(data).toMatchObject({ dailyLimitReached: false, quotaInfo: { remaining: 9 } });
    expect(data.limitMessage).toContain('9');
    expect(await openAll(member, ids.slice(4))).toBe(9);
    const refused = await reveal(member, ids[14]);
    expect([refused.status, refused.body.error]).toEqual([429, 'daily_limit_reached']);
    expect(refused.body.quotaInfo).toMatchObject({ viewedToday: 3, remaining: 0, passes: [] });
    // The next day is the plan's own again.
    await sql(`update reveals set day = day - 1 where viewer_id = $1`, [member.user._id]);
    expect(await quotaOf(member)).toMatchObject({ viewedToday: 0, remaining: 3 });
  });

  it('that ends first goes first, and what is left of it ends with it', async () => {
    const { ids } = await insertSellers(6);
    const member = await registerMember();
    await endTrial(member.user._id);
    const txRef = await pay(member, 'day', new Date(Date.now() - 23 * hour));
    await pay(member, 'week', new Date(Date.now() - 24 * hour));
    const kinds = async () =>
      (await quotaOf(member)).passes.map(({ kind, remaining }: { kind: string; remaining: number }) => [
        kind,
        remaining,
      ]);
    expect(await openAll(member, ids.slice(0, 2))).toBe(2);
    expect(await kinds()).toEqual([
      ['day', 8],
      ['week', 50],
    ]);
    await sql(`update passes set ends_at = now() - interval '1 second' where tx_ref = $1`, [txRef]);
    expect(await openAll(member, ids.slice(2))).toBe(4);
    expect(await kinds()).toEqual([['week', 46]]);
    expect(await quotaOf(member)).toMatchObject({ dailyLimit: 0, viewedToday: 0, remaining: 46 });
  });

  it('lets an expired seller search and open, and never be found', async () => {
    const { ids, word } = await insertSellers(2);
    const member = await registerMember({ businessName: `${word} Atelier` });
    const reader = await registerMember({ type: 'buyer' });
    await endTrial(member.user._id);
    expect((await search(member, word)).body.error).toBe('upgrade_required');
    const standing = async () => [
      await sql('select plan_weight, visible_until, xmin from listings where user_id = $1', [
        member.user._id,
      ]),
      await sql('select *, xmin from subscriptions where user_id = $1', [member.user._id]),
    ];
    const before = await standing();
    await pay(member, 'day');
    const { data } = (await search(member, word)).body;
    expect(data.contacts).toHaveLength(2);
    expect(data.quotaInfo).toMatchObject({ dailyLimit: 0, viewedToday: 0, remaining: 10, planType: 'basic' });
    expect(await openAll(member, ids)).toBe(2);
    expect(await standing()).toEqual(before);
    const found = (await search(reader, word)).body.data.contacts;
    expect(found.map(({ _id }: { _id: string }) => _id)).not.toContain(member.user._id);
    const me = (await member.client.rest('GET', '/auth/me')).body.data.user;
    expect(me).toMatchObject({ subscriptionState: 'expired', dailyMatchesLimit: 0 });
    await sql(`update passes set used = reveals where user_id = $1`, [member.user._id]);
    expect((await search(member, word)).body.error).toBe('upgrade_required');
    expect((await reveal(member, (await insertSellers(1)).ids[0])).body.error).toBe('upgrade_required');
  });

  it('gives nothing back for a wrong number, while the plan does', async () => {
    const { ids } = await insertSellers(4);
    const member = await registerMember();
    await sql(`update users set created_at = now() - interval '60 days' where id = $1`, [member.user._id]);
    await pay(member, 'day');
    await openAll(member, ids);
    const report = (id: string | undefined) =>
      member.client.rest('POST', `/contacts/${id}/report`, { body: { reason: 'wrong_number' } });
    expect((await report(ids[3])).body.data).toMatchObject({ refunded: false, quotaInfo: { remaining: 9 } });
    expect((await report(ids[0])).body.data).toMatchObject({
      refunded: true,
      quotaInfo: { viewedToday: 2, remaining: 10 },
    });
  });

  it('stays with whoever becomes a buyer, unused, and goes with an account that is erased', async () => {
    const { ids } = await insertSellers(4);
    const member = await registerMember();
    await pay(member, 'week');
    await openAll(member, ids);
    await endTrial(member.user._id);
    await member.client.rest('PUT', '/auth/account-type', { body: { userType: 'buyer' } });
    const other = await insertSellers(1);
    const { quotaInfo } = (await reveal(member, other.ids[0])).body.data;
    expect(quotaInfo).toMatchObject({ dailyLimit: null, remaining: null, passes: [{ remaining: 49 }] });
    await leaveForGood(member);
    expect(await sql('select 1 from passes where user_id = $1', [member.user._id])).toEqual([]);
  });
});
