import { describe, expect, it } from 'vitest';
import { insertSellers, type Member, registerMember, sql } from '../../factories.ts';
import { databaseRequests } from '../../setup/client.ts';

const ask = ({ client }: Member, slug: string | undefined) =>
  client.rest('GET', `/businesses/${slug}/contact`);

/** A seller who can be found, by the short name of their page. */
async function newSeller() {
  const { ids } = await insertSellers(1);
  const [listing] = await sql<{ slug: string }>('select slug from listings where user_id = $1', [ids[0]]);
  return { id: ids[0], slug: listing?.slug };
}

describe('the contact behind a page', () => {
  it('is shown to a buyer, without its number until they open it, in one request', async () => {
    const { id, slug } = await newSeller();
    const buyer = await registerMember({ type: 'buyer' });
    const { status, headers, body } = await ask(buyer, slug);
    expect([status, databaseRequests(headers)]).toEqual([200, 1]);
    expect(body.data.contact).toMatchObject({ _id: id, slug, unlocked: false, whatsappNumber: null });
    await buyer.client.rest('POST', `/contacts/${id}/reveal`);
    expect((await ask(buyer, slug)).body.data.contact).toMatchObject({ _id: id, unlocked: true });
  });

  it('costs a seller nothing until they open it, however often it is asked for', async () => {
    const { id, slug } = await newSeller();
    const member = await registerMember();
    for (const _ of [1, 2, 3]) {
      const { contact, quotaInfo } = (await ask(member, slug)).body.data;
      expect(contact).toMatchObject({ unlocked: false, whatsappNumber: null, email: null });
      expect(quotaInfo.viewedToday).toBe(0);
    }
    await member.client.rest('POST', `/contacts/${id}/reveal`);
    const { contact, quotaInfo } = (await ask(member, slug)).body.data;
    expect(contact).toMatchObject({ unlocked: true, whatsappNumber: expect.stringMatching(/^237\d{9}$/) });
    expect(quotaInfo.viewedToday).toBe(1);
  });

  it('comes without its number past the day, or without a plan, and still says who it is', async () => {
    const { slug } = await newSeller();
    const exhausted = await registerMember();
    const { ids } = await insertSellers(3);
    for (const id of ids) await exhausted.client.rest('POST', `/contacts/${id}/reveal`);
    const expired = await registerMember();
    await sql("update subscriptions set trial_ends_at = now() - interval '1 day' where user_id = $1", [
      expired.user._id,
    ]);
    for (const [member, dailyLimit] of [
      [exhausted, 3],
      [expired, 0],
    ] as const) {
      const { status, body } = await ask(member, slug);
      expect(status).toBe(200);
      expect(body.data.contact).toMatchObject({ slug, unlocked: false, whatsappNumber: null });
      expect(body.data.quotaInfo).toMatchObject({ dailyLimit, remaining: 0 });
    }
  });

  it('is as unknown as an address that nobody has: hidden, one’s own, or a buyer’s to a buyer', async () => {
    const { id, slug } = await newSeller();
    await sql("update listings set visible_until = '-infinity' where user_id = $1", [id]);
    const seller = await registerMember();
    const [buyer, other] = [await registerMember({ type: 'buyer' }), await registerMember({ type: 'buyer' })];
    const answers = [
      await ask(buyer, slug),
      await ask(buyer, 'nobody-here'),
      await ask(seller, seller.user.slug),
      await ask(buyer, other.user.slug),
    ];
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual(
      Array(answers.length).fill([404, 'not_found']),
    );
  });
});
