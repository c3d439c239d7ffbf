import { listSearchMisses } from '@mboalink/db/search-misses.ts';
import { expect, it } from 'vitest';
import { type Member, registerMember, sql } from '../../factories.ts';
import { endpointOf } from '../../setup/endpoint-of.ts';
import { newSearchers, runJob, searchFor, settled } from '../../setup/searching.ts';
import { addresses } from '../../setup/shared-application.ts';
import { call } from '../../setup/transports.ts';

const clear = ({ client }: Member) => call(client, 'REST', endpointOf('insights.clearSearchHistory'));

/** What is kept of somebody's searches. */
async function keptOf({ user }: Member) {
  const [row] = await sql<{ searches: number; words: number }>(
    `select count(*)::int as searches,
      count(*) filter (where quartier is not null or words <> '{}')::int as words
      from searches where member_id = $1`,
    [user._id],
  );
  return row;
}

it('forgets the words of one person alone, and counts as before', async () => {
  await registerMember();
  const [member, other] = await newSearchers(2);
  if (!member || !other) throw new Error('nobody searches');
  for (const said of ['plombier', 'soudeur inox à Djarengol']) await searchFor(member, said);
  for (const searcher of [member, other]) await searchFor(searcher, 'soudeur inox à Djarengol');
  await settled();
  expect(await keptOf(member)).toEqual({ searches: 3, words: 2 });
  const quota = async () => {
    const { resetInSeconds, ...quotaInfo } = (await member.client.rest('GET', '/contacts/opened')).body.data
      .quotaInfo;
    return quotaInfo;
  };
  const before = await quota();

  expect((await clear(member)).data).toEqual({ cleared: 2 });
  expect((await clear(member)).data).toEqual({ cleared: 0 });
  expect(await keptOf(member)).toEqual({ searches: 3, words: 0 });
  expect(await keptOf(other)).toEqual({ searches: 1, words: 1 });
  expect(await quota()).toEqual(before);

  await searchFor(member, 'soudeur inox à Djarengol');
  await settled();
  expect(await keptOf(member)).toMatchObject({ searches: 4, words: 1 });
});

it('lists for the review what several people searched for and nobody had', async () => {
  const searchers = await newSearchers(3);
  for (const searcher of searchers) await searchFor(searcher, 'soudeur inox à Djarengol');
  for (const searcher of searchers.slice(1)) await searchFor(searcher, 'soudeur inox à Doualaré');
  await runJob('figures');
  const misses = await listSearchMisses(addresses.connectionString);
  expect(misses.filter(({ name }) => name === 'doualare')).toEqual([]);
  const trade = 'stainless-and-aluminium-welding';
  for (const [kind, name] of [
    ['quartier', 'djarengol'],
    ['word', 'soudeur'],
  ]) {
    const miss = misses.find((one) => one.kind === kind && one.name === name);
    expect(miss).toMatchObject({ trade, people: miss?.towns[0]?.people, towns: [{ town: 'maroua' }] });
    expect(miss?.people).toBeGreaterThanOrEqual(3);
    expect(Object.keys(miss ?? {})).toEqual(['kind', 'trade', 'name', 'people', 'towns']);
  }
});
