import { expect, it } from 'vitest';
import { type Member, registerMember, sql } from '../../factories.ts';
import { connect } from '../../setup/connecting.ts';

type Row = { businessName: string | null };

const show = ({ client }: Member, visibility: object) =>
  client
    .rest('PUT', '/listing/visibility', { body: visibility })
    .then(({ status }) => expect(status).toBe(200));

const rename = ({ client }: Member, businessName: string) =>
  client
    .rest('PUT', '/auth/profile', { body: { businessName } })
    .then(({ status }) => expect(status).toBe(200));

/** A seller, whoever saved them, whoever opened them as well, and whoever is told that they opened their number. */
async function acquainted(businessName: string) {
  const [seller, saver, opener, opened] = await Promise.all([
    registerMember({ businessName }),
    ...[1, 2, 3].map(() => registerMember()),
  ]);
  if (!saver || !opener || !opened) throw new Error('nobody');
  for (const { client } of [saver, opener]) {
    await client.rest('POST', '/contacts/save', { body: { contactId: seller.user._id } });
    const body = { connectedUserId: seller.user._id, interactionType: 'whatsapp' };
    await connect(client, body);
  }
  await sql('delete from reveals where viewer_id = $1', [saver.user._id]);
  await seller.client.rest('POST', `/contacts/${opened.user._id}/reveal`);
  await sql('update reveals set day = day - 1 where viewer_id = $1', [seller.user._id]);
  return { seller, saver, opener, opened };
}

/** What the lists of a member call whom they know. */
async function namesIn({ client }: Member) {
  const read = async (path: string) => (await client.rest('GET', path)).body.data;
  const [saved, connections, own] = [
    await read('/contacts/saved'),
    await read('/business-connections'),
    await read('/auth/export'),
  ];
  const lists: Row[][] = [saved.saved, connections.connections, own.savedContacts, own.connections];
  return lists.flatMap((rows) => rows.map(({ businessName }) => businessName));
}

const found = ({ client }: Member, word: string) =>
  Promise.all(
    [`/contacts/saved?search=${word}`, `/business-connections?q=${word}`].map(
      async (path) => (await client.rest('GET', path)).body.data.pagination.totalCount,
    ),
  );

const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);

it.each([
  ['paused it', (seller: Member) => show(seller, { paused: true })],
  [
    'did not pay',
    ({ user }: Member) =>
      sql(`update subscriptions set trial_ends_at = now() - interval '9 days' where user_id = $1`, [
        user._id,
      ]),
  ],
  [
    'was reported',
    ({ user }: Member) => sql(`update listings set hidden_until = 'infinity' where user_id = $1`, [user._id]),
  ],
])('tells no new name of a listing whose owner %s, but to who opened it', async (_, hide) => {
  const { seller, saver, opener, opened } = await acquainted('Ébène Meubles');
  await hide(seller);
  await rename(seller, 'Nouvelle Acajou');
  await rename(seller, 'Encore Sapelli');
  expect(await namesIn(saver)).toEqual(times(4, 'Ébène Meubles'));
  expect(await namesIn(opener)).toEqual(times(4, 'Encore Sapelli'));
  expect([await found(saver, 'ebene'), await found(opener, 'ebene')]).toEqual([
    [1, 1],
    [0, 0],
  ]);
  expect([await found(saver, 'sapelli'), await found(opener, 'sapelli')]).toEqual([
    [0, 0],
    [1, 1],
  ]);
  const { reveals } = (await opened.client.rest('GET', '/listing/reveals')).body.data;
  expect(reveals).toMatchObject([{ name: 'Ébène Meubles' }]);
});

it('tells the new name once the listing is found again', async () => {
  const { seller, saver } = await acquainted('Ébène Meubles');
  await rename(seller, 'Acajou');
  expect(await namesIn(saver)).toEqual(times(4, 'Acajou'));
  await show(seller, { paused: true });
  await rename(seller, 'Sapelli');
  expect(await namesIn(saver)).toEqual(times(4, 'Acajou'));
  await show(seller, { paused: false });
  expect(await namesIn(saver)).toEqual(times(4, 'Sapelli'));
  expect(await found(saver, 'sapelli')).toEqual([1, 1]);
  await show(seller, { paused: true });
  expect(await namesIn(saver)).toEqual(times(4, 'Sapelli'));
});

it('tells no name of a buyer who hid and sells now', async () => {
  const [buyer, saver] = [await registerMember({ type: 'buyer' }), await registerMember()];
  await show(buyer, { listedAsBuyer: true });
  const saved = await saver.client.rest('POST', '/contacts/save', { body: { contactId: buyer.user._id } });
  expect(saved.status).toBe(200);
  await show(buyer, { paused: true });
  await sql(`update users set user_type = 'seller' where id = $1`, [buyer.user._id]);
  await sql(`update listings set user_type = 'seller', business_name = 'Iroko' where user_id = $1`, [
    buyer.user._id,
  ]);
  expect(await namesIn(saver)).toEqual([null, null]);
  expect((await saver.client.rest('GET', '/contacts/saved?search=iroko')).body.data.saved).toEqual([]);
});
