import { describe, expect, it } from 'vitest';
import { endTrial, insertSellers, type Member, registerMember, sql } from '../../factories.ts';

const reveal = (member: Member, id: string | undefined) =>
  member.client.rest('POST', `/contacts/${id}/reveal`);

const search = (member: Member, word: string, more = '') =>
  member.client.rest('GET', `/contacts/search?search=${word}&limit=100${more}`);

describe('a seller’s day', () => {
  it('holds as many new contacts as the plan allows, in trial and paid', async () => {
    const { ids } = await insertSellers(16);
    const limits = { basic: [3, 5], pro: [5, 10], premium: [5, 15] };
    for (const [selectedPlan, [trial, paid]] of Object.entries(limits)) {
      const member = await registerMember({ selectedPlan });
      const opened = async () => {
        let count = 0;
        for (const id of ids) if ((await reveal(member, id)).status === 200) count += 1;
        return count;
      };
      expect(await opened(), `${selectedPlan} in trial`).toBe(trial);
      await sql(
        `update subscriptions set trial_ends_at = now() - interval '1 day', paid_until = now() + interval '9 days'
         where user_id = $1`,
        [member.user._id],
      );
      expect(await opened(), `${selectedPlan} paid`).toBe(paid);
    }
  });

  it('charges a contact once: opening it again is free, today and later', async () => {
    const { ids } = await insertSellers(1);
    const member = await registerMember();
    const first = await reveal(member, ids[0]);
    expect(first.body.data.contact).toMatchObject({
      unlocked: true,
      whatsappNumber: expect.stringMatching(/^237\d{9}$/),
    });
    expect(first.body.data.quotaInfo).toMatchObject({
      dailyLimit: 3,
      viewedToday: 1,
      remaining: 2,
      canViewMore: true,
    });
    expect((await reveal(member, ids[0])).body.data.quotaInfo.viewedToday).toBe(1);
    await sql(`update reveals set day = day - 1 where viewer_id = $1`, [member.user._id]);
    expect((await reveal(member, ids[0])).body.data.quotaInfo.viewedToday).toBe(0);
  });

  it('ends with 429 and the quota', async () => {
    const { ids } = await insertSellers(4);
    const member = await registerMember();
    for (const id of ids.slice(0, 3)) await reveal(member, id);
    const refused = await reveal(member, ids[3]);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.body).toMatchObject({
      success: false,
      error: 'daily_limit_reached',
      message: 'Daily limit reached',
      quotaInfo: {
        dailyLimit: 3,
        viewedToday: 3,
        remaining: 0,
        canViewMore: false,
        accessType: 'limited',
        isInTrial: true,
      },
    });
  });

  it('answers a search with the count but no cards when it is spent, unless numbers are not asked for', async () => {
    const { ids, word } = await insertSellers(5);
    const member = await registerMember();
    for (const id of ids.slice(0, 3)) await reveal(member, id);
    const spent = (await search(member, word)).body.data;
    expect(spent).toMatchObject({ contacts: [], dailyLimitReached: true, pagination: { totalCount: 5 } });
    const masked = (await search(member, word, '&browse=masked')).body.data;
    expect(masked.contacts).toHaveLength(5);
    expect(masked.contacts.filter((contact: { unlocked: boolean }) => contact.unlocked)).toHaveLength(3);
    expect((await member.client.rest('GET', '/contacts/opened')).body.data.contacts).toHaveLength(3);
  });

  it('starts again at midnight in Douala, and says when that is', async () => {
    const { ids } = await insertSellers(4);
    const member = await registerMember();
    for (const id of ids.slice(0, 3)) await reveal(member, id);
    const { quotaInfo } = (await reveal(member, ids[3])).body;
    expect(quotaInfo.canViewMore).toBe(false);
    await sql(`update reveals set day = day - 1 where viewer_id = $1`, [member.user._id]);
    expect((await reveal(member, ids[3])).body.data.quotaInfo).toMatchObject({
      viewedToday: 1,
      remaining: 2,
    });
    expect(quotaInfo.resetTime).toMatch(/T23:00:00\.000Z$/);
    expect(quotaInfo.resetTimeFormatted).toContain('00:00');
    const seconds = (Date.parse(quotaInfo.resetTime) - Date.now()) / 1000;
    expect(Math.abs(quotaInfo.resetInSeconds - seconds)).toBeLessThan(60);
  });
});

describe('who may open what', () => {
  it('gives buyers every number without limit, and no quota', async () => {
    const { ids, word } = await insertSellers(6);
    const buyer = await registerMember({ type: 'buyer' });
    for (const id of ids) expect((await reveal(buyer, id)).status).toBe(200);
    const { contacts, quotaInfo, limitMessage } = (await search(buyer, word)).body.data;
    expect(contacts.every((contact: { unlocked: boolean }) => contact.unlocked)).toBe(true);
    expect(quotaInfo).toMatchObject({
      dailyLimit: null,
      remaining: null,
      accessType: 'unlimited',
      planType: 'free',
    });
    expect(limitMessage).toBeNull();
  });

  it('asks a seller whose trial is over to upgrade, and lets them browse without numbers', async () => {
    const { ids, word } = await insertSellers(2);
    const member = await registerMember();
    await reveal(member, ids[0]);
    await endTrial(member.user._id);
    expect((await search(member, word)).body).toMatchObject({ error: 'upgrade_required' });
    expect((await reveal(member, ids[1])).status).toBe(403);
    expect((await reveal(member, ids[0])).status).toBe(200);
    expect((await search(member, word, '&browse=masked')).body.data.contacts).toHaveLength(2);
  });

  it('answers 404 for oneself, for a hidden listing and for nobody', async () => {
    const { ids } = await insertSellers(1);
    const member = await registerMember();
    await endTrial(ids[0]);
    for (const id of [member.user._id, ids[0], '01a1fb4e-10b6-7ec1-9d21-8fcc42bdf5ce']) {
      const { status, body } = await reveal(member, id);
      expect(status).toBe(404);
      expect(body.error).toBe('not_found');
    }
  });
});
