import { describe, expect, it } from 'vitest';
import { insertSellers, type Member, registerMember, sql } from '../../factories.ts';

const ask = ({ client }: Member, slug: string) => client.rest('GET', `/businesses/${slug}/contact`);

/** A seller who can be found, by the short name of their page. */
async function newSeller() {
  const { ids, word } = await insertSellers(1);
  return { id: ids[0], slug: `${word}-1` };
}

describe('the contact behind a page', () => {
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
