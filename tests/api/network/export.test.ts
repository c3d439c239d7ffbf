import { doualaDay } from '@mboalink/shared/day.ts';
import { describe, expect, it } from 'vitest';
import { insertSellers, leaveForGood, type Member, registerMember, sql } from '../../factories.ts';
import { databaseRequests } from '../../setup/client.ts';
import { exportOf, inTable, openAll, saveAll } from '../../setup/exporting.ts';
import { readSheet } from '../../setup/read-back.ts';

const open = ({ client }: Pick<Member, 'client'>, id: unknown) =>
  client.rest('POST', `/contacts/${id}/reveal`);

const connectionsOf = ({ user }: Member) =>
  sql<{ type: string; id: string }>(
    `select interaction_type as type, connected_user_id as id from connections where user_id = $1 order by 2`,
    [user._id],
  );

const pause = (id: unknown) => sql(`update listings set hidden_until = 'infinity' where user_id = $1`, [id]);

const columns = [
  ...['Business name', 'WhatsApp number', 'E-mail', 'Category', 'Subcategory'],
  ...['City', 'Region', 'Country'],
];
const lastRow = (text: string) => [text, '', '', '', '', '', '', ''];
const emptyRow = lastRow('');

describe('an export', () => {
  it('of a search holds whom the viewer opened, says of how many, and connects them', async () => {
    const { ids, word } = await insertSellers(4);
    const member = await registerMember();
    const now = new Date();
    member.client.travelTo(now);
    for (const id of [ids[2], ids[0]]) await open(member, id);
    const { status, headers, file } = await exportOf(member, { search: word, sort: 'newest' });
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="mboalink-${doualaDay(now)}-2-of-4.csv"`,
      'x-exported': '2 of 4',
      'cache-control': 'private, no-store',
    });
    expect(databaseRequests(headers)).toBe(2);
    const { contacts } = (await member.client.rest('GET', '/contacts/opened')).body.data;
    const row = (id: unknown) => {
      const found = contacts.find((contact: { _id: string }) => contact._id === id);
      const trade = ['Plumbing & Water', 'Plumbers'];
      const place = ['Douala', 'Littoral', 'Cameroon'];
      return [found.businessName, inTable(found.whatsappNumber), found.email, ...trade, ...place];
    };
    const said = lastRow('2 of 4 exported');
    expect(readSheet(file).rows).toEqual([columns, row(ids[2]), row(ids[0]), emptyRow, said]);
    const made = [ids[0], ids[2]].sort().map((id) => ({ type: 'export', id }));
    expect(await connectionsOf(member)).toEqual(made);
    const { body } = await member.client.rest('GET', '/contacts/opened');
    expect(body.data.quotaInfo.viewedToday).toBe(2);
    expect(await sql('select from reveals where viewer_id = $1', [member.user._id])).toHaveLength(2);
  });

  it('of the own lists follows their filters and their order, and keeps who is hidden or left as they do', async () => {
    const { ids, word } = await insertSellers(5);
    const member = await registerMember();
    const left = await registerMember();
    await openAll(member, [...ids.slice(0, 4), left.user._id]);
    await saveAll(member, [left.user._id, ...ids]);
    await leaveForGood(left);
    await pause(ids[1]);
    await pause(ids[4]);
    await sql(`update listings set business_name = 'Élan ' || $2 where user_id = $1`, [ids[2], word]);
    const namesIn = async (input: object) => {
      const { headers, file } = await exportOf(member, { source: 'saved', ...input });
      return [
        headers.get('x-exported'),
        ...readSheet(file)
          .rows.slice(1, -2)
          .map(([name]) => name),
      ];
    };
    const [one, two, , four] = ids.map((_, index) => `${word} ${index + 1}`);
    expect(await namesIn({})).toEqual(['4 of 6', one, two, `Élan ${word}`, four]);
    expect(await namesIn({ search: 'elan' })).toEqual(['1 of 1', `Élan ${word}`]);
    expect(await namesIn({ category: 'welding-and-metalwork' })).toEqual(['0 of 0']);
    expect(await namesIn({ source: 'network' })).toEqual(
      expect.arrayContaining(['4 of 4', one, two, `Élan ${word}`, four]),
    );
    await sql(`update connections set trust_level = 'trusted' where connected_user_id = $1`, [ids[3]]);
    expect(await namesIn({ source: 'network', trustLevel: 'trusted' })).toEqual(['1 of 1', four]);
    expect(await namesIn({ source: 'network', connectionType: 'SUPPLIER' })).toEqual(['0 of 0']);
    expect(await namesIn({ source: 'network', q: `${word} elan` })).toEqual(['1 of 1', `Élan ${word}`]);
  });

  it('holds nobody of whom either blocked the other', async () => {
    const { ids } = await insertSellers(2);
    const member = await registerMember();
    const other = await registerMember();
    await openAll(member, [...ids, other.user._id]);
    await saveAll(member, [...ids, other.user._id]);
    const held = async () =>
      (await exportOf(member, { source: 'saved', format: 'vcard' })).headers.get('x-exported');
    expect(await held()).toBe('3 of 3');
    await other.client.rest('POST', '/blocks', { body: { contactId: member.user._id } });
    expect(await held()).toBe('2 of 3');
    await member.client.rest('POST', '/blocks', { body: { contactId: ids[0] } });
    expect(await held()).toBe('1 of 2');
  });

  it('holds what a buyer opened, and opens them nobody new', async () => {
    const { ids, word } = await insertSellers(5);
    const buyer = await registerMember({ type: 'buyer' });
    expect((await exportOf(buyer, { search: word })).headers.get('x-exported')).toBe('0 of 5');
    for (const id of ids.slice(0, 3)) await buyer.client.rest('POST', `/contacts/${id}/reveal`);
    expect((await exportOf(buyer, { search: word })).headers.get('x-exported')).toBe('3 of 5');
    expect((await exportOf(buyer, { search: word })).headers.get('x-exported')).toBe('3 of 5');
  });
});
