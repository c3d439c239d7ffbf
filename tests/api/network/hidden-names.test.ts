import { expect, it } from 'vitest';
import { type Member, registerMember, sql } from '../../factories.ts';

type Row = { businessName: string | null; contactId?: string | null };

const hides: [string, string][] = [
  ['paused it', 'update listings set paused = true where user_id = $1'],
  ['did not pay', `update subscriptions set trial_ends_at = now() - interval '9 days' where user_id = $1`],
  ['was reported', `update listings set hidden_until = 'infinity' where user_id = $1`],
];

/** A seller, whoever saved them, whoever opened them as well, and whoever is told that they opened their number. */
async function acquainted(businessName: string) {
  const [seller, saver, opener, opened] = await Promise.all([
    registerMember({ businessName }),
    registerMember(),
    registerMember(),
    registerMember(),
  ]);
  for (const { client, user } of [saver, opener]) {
    await client.rest('POST', '/contacts/save', { body: { contactId: seller.user._id } });
    await sql(
      `insert into connections (user_id, connected_user_id, interaction_type) values ($1, $2, 'whatsapp')`,
      [user._id, seller.user._id],
    );
  }
  await opener.client.rest('POST', `/contacts/${seller.user._id}/reveal`);
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

const nameOfOpener = async ({ client }: Member) =>
  (await client.rest('GET', '/listing/reveals')).body.data.reveals[0].name;

const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);

it.each(hides)('tells no name of a listing whose owner %s, but to who opened it', async (_, hide) => {
  const name = 'Ébène Meubles';
  const { seller, saver, opener, opened } = await acquainted(name);
  expect([await namesIn(saver), await nameOfOpener(opened)]).toEqual([times(4, name), name]);
  await sql(hide, [seller.user._id]);
  expect([await namesIn(saver), await namesIn(opener)]).toEqual([times(4, null), times(4, name)]);
  expect([await found(saver, 'ebene'), await found(opener, 'ebene')]).toEqual([
    [0, 0],
    [1, 1],
  ]);
  expect(await nameOfOpener(opened)).toBeNull();
});
