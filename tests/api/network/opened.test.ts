import { expect, it } from 'vitest';
import { insertSellers, leave, leaveForGood, type Member, registerMember, sql } from '../../factories.ts';

type Opened = { day: string; state: string; reported: boolean; contact: { _id: string; unlocked: boolean } };

const reveal = ({ client }: Member, id: unknown) => client.rest('POST', `/contacts/${id}/reveal`);

const opened = async ({ client }: Member, query = '') =>
  (await client.rest('GET', `/contacts/opened/all?${query}`)).body.data;

const idsOf = (data: { opened: Opened[] }) => data.opened.map(({ contact }) => contact._id);

const shift = (viewer: Member, contactId: unknown, days: number) =>
  sql(
    `update reveals set day = day - $3::int, revealed_at = revealed_at - make_interval(days => $3)
      where viewer_id = $1 and contact_id = $2`,
    [viewer.user._id, contactId, days],
  );

it('a member finds every number again that they opened, by day', async () => {
  const { ids } = await insertSellers(3);
  const [member, other] = [await registerMember(), await registerMember()];
  for (const id of ids) await reveal(member, id);
  await shift(member, ids[2], 40);
  await shift(member, ids[0], 1);
  const list = await opened(member);
  expect(idsOf(list)).toEqual([ids[1], ids[0], ids[2]]);
  expect(list).toMatchObject({
    opened: [0, 1, 2].map(() => ({
      ...{ state: 'listed', day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      contact: { unlocked: true, whatsappNumber: expect.any(String) },
    })),
    pagination: { page: 1, limit: 20, totalCount: 3 },
  });
  const [today, yesterday] = list.opened.map(({ day }: Opened) => Date.parse(day));
  expect(today - yesterday).toBe(24 * 60 * 60 * 1000);
  expect((await opened(other)).opened).toEqual([]);
});

it('what is opened is found again page by page, however many come on one day, and looking counts nothing', async () => {
  const { ids } = await insertSellers(3);
  const member = await registerMember();
  for (const id of ids) await reveal(member, id);
  const before = await sql('select * from reveals where viewer_id = $1 order by contact_id', [
    member.user._id,
  ]);
  const pages = [await opened(member, 'limit=2'), await opened(member, 'limit=2&page=2')];
  expect(pages.flatMap(idsOf)).toEqual([...ids].reverse());
  expect(pages[1].pagination).toEqual({ page: 2, limit: 2, totalCount: 3 });
  expect(
    await sql('select * from reveals where viewer_id = $1 order by contact_id', [member.user._id]),
  ).toEqual(before);
});

it('leaves out whom the member reported where that is asked for', async () => {
  const { ids } = await insertSellers(2);
  const [member, other] = [await registerMember(), await registerMember()];
  for (const id of ids) for (const viewer of [member, other]) await reveal(viewer, id);
  await member.client.rest('POST', `/contacts/${ids[1]}/report`, { body: { reason: 'asked_for_money' } });
  const asked = await opened(member, 'unreported=true');
  expect(idsOf(asked)).toEqual([ids[0]]);
  expect(asked.pagination.totalCount).toBe(1);
  const all = await opened(member);
  expect(idsOf(all)).toEqual([ids[1], ids[0]]);
  expect(all.opened.map(({ reported }: Opened) => reported)).toEqual([true, false]);
  expect(idsOf(await opened(other, 'unreported=true'))).toEqual([ids[1], ids[0]]);
});

it('who hid stays usable for whoever opened them, and who left or was blocked is not there', async () => {
  const left = await registerMember();
  const { ids } = await insertSellers(2);
  const member = await registerMember();
  for (const id of [left.user._id, ...ids]) await reveal(member, id);
  await sql(`update listings set hidden_until = 'infinity' where user_id = $1`, [ids[0]]);
  await leave(left);
  const after = await opened(member);
  expect(idsOf(after)).toEqual([ids[1], ids[0]]);
  expect(after.opened[1]).toMatchObject({ state: 'hidden', contact: { whatsappNumber: expect.any(String) } });
  await leaveForGood(left);
  expect(await opened(member)).toEqual(after);
  await member.client.rest('POST', '/blocks', { body: { contactId: ids[1] } });
  expect(idsOf(await opened(member))).toEqual([ids[0]]);
  expect((await opened(member)).pagination.totalCount).toBe(1);
});
