import { expect, it } from 'vitest';
import { type Member, registerMember, sql } from '../../factories.ts';
import { endpointOf } from '../../setup/endpoint-of.ts';
import { newSearchers, newWord, runJob, searchFor, settled } from '../../setup/searching.ts';
import { call } from '../../setup/transports.ts';

const foundBy = async ({ client }: Pick<Member, 'client'>) =>
  (await call(client, 'REST', endpointOf('directory.foundBy'))).data;

/** What was typed is of yesterday. */
const typedYesterday = () =>
  sql(`with moved as (update visitor_salts set day = day - 1) update typed_words set day = day - 1`);

it('tells an owner by which words others find the listing there, and at which place', async () => {
  const [shared, own] = [newWord(), newWord()];
  // Nobody else of the tests has the trade there.
  const place = { region: 'west', city: 'kouoptamo' };
  const seller = await registerMember({ ...place, keywords: [shared, own] }, 'fr');
  for (let rival = 0; rival < 2; rival += 1) await registerMember({ ...place, keywords: [shared] });
  const elsewhere = await registerMember({ keywords: [own] }, 'en');
  const { words, ...rest } = await foundBy(seller);
  expect(rest).toEqual({ town: 'Kouoptamo', unfound: null, lacking: [] });
  expect(words).toEqual([
    { word: own, rank: 1 },
    { word: expect.any(String), rank: 3 },
    { word: expect.any(String), rank: 3 },
  ]);
  expect(words.map(({ word }: { word: string }) => word).sort()).toEqual([own, shared, 'Plombier'].sort());
  const { body } = await elsewhere.client.rest('GET', `/contacts/search?search=${shared}&city=kouoptamo`);
  expect(body.data.contacts.map(({ _id }: { _id: string }) => _id).indexOf(seller.user._id)).toBe(2);
});

it.each([
  ['paused', `update listings set paused = true where user_id = $1`],
  ['reported', `update listings set hidden_until = now() + interval '1 hour' where user_id = $1`],
  ['ended', `update subscriptions set trial_ends_at = now() - interval '1 hour' where user_id = $1`],
])('says why nobody finds a listing: %s', async (unfound, change) => {
  const seller = await registerMember();
  await sql(change, [seller.user._id]);
  expect(await foundBy(seller)).toMatchObject({ unfound, words: [] });
});

it('tells which words three people typed in its town for its trade, and nothing of who', async () => {
  const [lacked, rare, had, named] = [newWord(), newWord(), newWord(), newWord()];
  const place = { region: 'west', city: 'dschang' };
  const seller = await registerMember({ ...place, keywords: [had] });
  await registerMember({ ...place, businessName: `Maison ${named}` });
  const searchers = await newSearchers(3);
  const young = await registerMember({ type: 'buyer' });
  for (const word of [lacked, had, named])
    for (const searcher of searchers) await searchFor(searcher, `plombier ${word} Dschang`);
  for (const searcher of [...searchers.slice(1), { ...young, address: searchers[0]?.address ?? '' }])
    await searchFor(searcher, `plombier ${rare} Dschang`);
  await settled();
  const kept = await sql<{ word: string }>(
    `select distinct word from typed_words where city_slug = 'dschang'`,
  );
  expect(kept.map(({ word }) => word).sort()).toEqual([lacked, rare, had, 'plombier'].sort());
  const [row] = await sql<{ person: string }>(`select person from typed_words where word = $1`, [lacked]);
  expect(searchers.some(({ user }) => row?.person.includes(user._id))).toBe(false);
  await typedYesterday();
  await runJob('figures');
  expect((await foundBy(seller)).lacking).toEqual([lacked]);
  expect((await foundBy(await registerMember(place))).lacking).toEqual([had, lacked].sort());
  expect((await foundBy(await registerMember())).lacking).not.toContain(lacked);
  expect(await sql('select from typed_words where word = $1', [rare])).toEqual([]);
  expect(await sql('select from word_days where word = $1', [rare])).toEqual([]);
});

it('forgets the typed words with the history of searches', async () => {
  const [searcher, other] = await newSearchers(2);
  if (!searcher || !other) throw new Error('nobody searches');
  const word = newWord();
  for (const one of [searcher, other]) await searchFor(one, `plombier ${word} Dschang`);
  await settled();
  const typedBy = async () => (await sql('select from typed_words where word = $1', [word])).length;
  expect(await typedBy()).toBe(2);
  await call(searcher.client, 'REST', endpointOf('insights.clearSearchHistory'));
  expect(await typedBy()).toBe(1);
});
