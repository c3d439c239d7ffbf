import { expect, it } from 'vitest';
import { insertSellers, type Member, registerMember, sql } from '../factories.ts';
import { repeat, rounds } from '../setup/rounds.ts';

const reveal = (member: Member, id: string | undefined) =>
  member.client.rest('POST', `/contacts/${id}/reveal`);

const openedBy = async (member: Member) =>
  (
    await sql<{ opened: number }>(`select count(*)::int as opened from reveals where viewer_id = $1`, [
      member.user._id,
    ])
  )[0]?.opened;

const revealRounds = rounds(4, 20);

it(`opens exactly three of fifty contacts asked for at once, in ${revealRounds} rounds`, async (context) => {
  const { ids } = await insertSellers(50);
  await repeat(context, revealRounds, async () => {
    const member = await registerMember();
    const answers = await Promise.all(ids.map((id) => reveal(member, id)));
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(47);
    expect(answers.filter((answer) => answer.body.data?.contact.whatsappNumber)).toHaveLength(3);
    expect(await openedBy(member)).toBe(3);
  });
}, 120_000);

it('charges one for fifty calls for the same contact', async () => {
  const { ids } = await insertSellers(1);
  const member = await registerMember();
  const answers = await Promise.all(Array.from({ length: 50 }, () => reveal(member, ids[0])));
  expect(answers.every((answer) => answer.status === 200)).toBe(true);
  expect(answers.every((answer) => answer.body.data.quotaInfo.viewedToday === 1)).toBe(true);
  expect(await openedBy(member)).toBe(1);
});
