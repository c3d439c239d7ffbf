import { expect, it } from 'vitest';
import { insertSellers, type Member, registerMember } from '../../factories.ts';
import { connect } from '../../setup/connecting.ts';

const note = ({ client }: Member, contactId: string | undefined, text: string) =>
  client.rest('PUT', `/contacts/${contactId}/note`, { body: { note: text } });

it('a note stands in each list of whoever wrote it, and in no other', async () => {
  const { ids } = await insertSellers(1);
  const [member, other] = [await registerMember(), await registerMember()];
  for (const { client } of [member, other])
    await client.rest('POST', '/contacts/save', { body: { contactId: ids[0] } });
  await connect(member.client, { connectedUserId: ids[0], interactionType: 'whatsapp' });
  expect((await note(member, ids[0], ' Livre le samedi ')).body.data).toEqual({ note: 'Livre le samedi' });
  const read = async ({ client }: Member) => {
    const answers = ['/contacts/saved', '/contacts/opened/all', '/business-connections'].map((path) =>
      client.rest('GET', path),
    );
    return (await Promise.all(answers)).flatMap(({ body }) =>
      Object.values<{ note: string | null }[]>(body.data).flatMap((rows) =>
        Array.isArray(rows) ? rows.map((row) => row.note) : [],
      ),
    );
  };
  expect(await read(member)).toEqual(['Livre le samedi', 'Livre le samedi', 'Livre le samedi']);
  expect(await read(other)).toEqual([null]);
  const { notes } = (await member.client.rest('GET', '/auth/export')).body.data;
  expect(notes).toMatchObject([{ contactId: ids[0], note: 'Livre le samedi' }]);
  expect((await note(member, ids[0], '')).body.data).toEqual({ note: null });
  expect(await read(member)).toEqual([null, null, null]);
});

it('nobody notes whom they neither saved, opened nor wrote to', async () => {
  const { ids } = await insertSellers(1);
  expect((await note(await registerMember(), ids[0], 'Bon prix')).status).toBe(404);
});
