import { describe, expect, it } from 'vitest';
import { insertSellers, type Member, registerMember, sql } from '../../factories.ts';

const save = ({ client }: Member, contactId: unknown) =>
  client.rest('POST', '/contacts/save', { body: { contactId } });

const saved = async ({ client }: Pick<Member, 'client'>, query = '') =>
  (await client.rest('GET', `/contacts/saved?${query}`)).body.data;

const idsOf = (data: { saved: { contact: { _id: string } | null }[] }) =>
  data.saved.map(({ contact }) => contact?._id);

const pause = (id: unknown) => sql(`update listings set hidden_until = 'infinity' where user_id = $1`, [id]);

describe('saving a contact', () => {
  it('keeps it once, shows no number and counts nothing', async () => {
    const { ids } = await insertSellers(1);
    const member = await registerMember();
    const { data } = (await save(member, ids[0])).body;
    expect(data).toMatchObject({ saved: true, savedId: expect.any(String) });
    expect((await save(member, ids[0])).body.data).toEqual(data);
    expect(await saved(member)).toMatchObject({
      saved: [
        {
          ...{ _id: data.savedId, savedAt: data.savedAt, state: 'listed' },
          contact: { _id: ids[0], saved: true, unlocked: false, whatsappNumber: null, email: null },
        },
      ],
      pagination: { page: 1, limit: 20, totalCount: 1 },
    });
    const { body } = await member.client.rest('GET', '/contacts/opened');
    expect(body.data.quotaInfo.viewedToday).toBe(0);
    expect(await sql('select from reveals where viewer_id = $1', [member.user._id])).toEqual([]);
  });

  it('shows a number that was opened before, and marks the card everywhere', async () => {
    const { ids, word } = await insertSellers(2);
    const member = await registerMember();
    await member.client.rest('POST', `/contacts/${ids[0]}/reveal`);
    await save(member, ids[0]);
    const { saved: rows } = await saved(member);
    expect(rows[0].contact).toMatchObject({ unlocked: true, whatsappNumber: expect.any(String) });
    const search = await member.client.rest('GET', `/contacts/search?search=${word}`);
    const marks = search.body.data.contacts.map((contact: { _id: string; saved: boolean }) => [
      contact._id,
      contact.saved,
    ]);
    expect(Object.fromEntries(marks)).toEqual({ [String(ids[0])]: true, [String(ids[1])]: false });
    const one = await member.client.rest('GET', `/contacts/${ids[0]}`);
    expect(one.body.data.contact.saved).toBe(true);
  });

  it('takes whoever can be found, and nobody else', async () => {
    const { ids } = await insertSellers(1);
    const buyer = await registerMember({ type: 'buyer' });
    const member = await registerMember();
    const other = await registerMember({ type: 'buyer' });
    await pause(ids[0]);
    const nobody = '00000000-0000-7000-8000-000000000000';
    for (const id of [ids[0], member.user._id, nobody]) {
      expect((await save(member, id)).status).toBe(404);
    }
    expect((await save(buyer, other.user._id)).status).toBe(404);
    expect((await saved(member)).pagination.totalCount).toBe(0);
  });

  it('ends at a thousand, and says so', async () => {
    const { ids } = await insertSellers(1);
    const member = await registerMember();
    await sql(`insert into saved_contacts (user_id) select $1::uuid from generate_series(1, 1000)`, [
      member.user._id,
    ]);
    const refused = await save(member, ids[0]);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ error: 'conflict', message: expect.stringContaining('1,000') });
    const body = { savedId: (await saved(member)).saved[0]._id };
    expect((await member.client.rest('POST', '/contacts/unsave', { body })).status).toBe(200);
    expect((await save(member, ids[0])).status).toBe(200);
  });
});

describe('the list of saved contacts', () => {
  it('finds by words of name, trade and town, and by category', async () => {
    const { ids, word } = await insertSellers(2);
    const member = await registerMember();
    for (const id of ids) await save(member, id);
    await sql(
      `update listings set business_name = 'Élan Bois ' || $2, category_slug = 'welding-and-metalwork',
        subcategory_slug = 'welders', city_slug = 'bafoussam', region_slug = 'west' where user_id = $1`,
      [ids[0], word],
    );
    const found = async (query: string) => idsOf(await saved(member, query));
    expect(await found('search=elan%20boi')).toEqual([ids[0]]);
    expect(await found(`search=Bafoussam%20${word}`)).toEqual([ids[0]]);
    expect(await found('search=plomb')).toEqual([ids[1]]);
    expect(await found('search=lan')).toEqual([]);
    expect(await found('category=welding-and-metalwork')).toEqual([ids[0]]);
    expect(await found('category=all&search=')).toEqual([ids[1], ids[0]]);
  });

  it('says nothing of whoever is hidden, but for what was opened before', async () => {
    const { ids } = await insertSellers(2);
    const member = await registerMember();
    await member.client.rest('POST', `/contacts/${ids[0]}/reveal`);
    for (const id of ids) await save(member, id);
    for (const id of ids) await pause(id);
    const { saved: rows, pagination } = await saved(member);
    expect(pagination.totalCount).toBe(2);
    expect(rows[0]).toMatchObject({ state: 'unavailable', contact: null, businessName: null });
    expect(rows[1]).toMatchObject({
      state: 'hidden',
      contact: { _id: ids[0], unlocked: true, whatsappNumber: expect.any(String) },
    });
    expect((await save(member, ids[1])).status).toBe(404);
  });
});
