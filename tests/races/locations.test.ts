import { expect, it } from 'vitest';
import { registerPremium, sql } from '../factories.ts';
import { repeat, rounds } from '../setup/rounds.ts';

const fewRounds = rounds(2, 30);
const towns = ['douala', 'edea', 'nkongsamba', 'loum', 'mbanga', 'manjo'];
const at = (city = '') => ({ region: 'littoral', city });

it(`leaves one whole list of those that come at once, in ${fewRounds} rounds`, async (context) => {
  await repeat(context, fewRounds, async () => {
    const { client, user } = await registerPremium();
    const lists = towns.map((_, first) =>
      Array.from({ length: (first % 5) + 1 }, (__, index) => at(towns[(first + index) % towns.length])),
    );
    const answers = await Promise.all(
      lists.map((locations) => client.rest('PUT', '/listing/locations', { body: { locations } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(lists.map(() => 200));
    const cities = (list: { city: string }[]) => list.map(({ city }) => city).join();
    const kept = (await client.rest('GET', '/auth/me')).body.data.user.locations;
    expect(lists.map(cities)).toContain(cities(kept));
    const [row] = await sql<{ towns: string[] }>(
      `select array_agg(distinct placed.city_slug order by placed.city_slug) as towns from listings
        join search_postings using (search_key) join search_places as placed on code = city where user_id = $1`,
      [user._id],
    );
    expect(row?.towns).toEqual([...new Set(kept.map(({ city }: { city: string }) => city))].sort());
  });
}, 120_000);

it('refuses a sixth address whoever writes it', async () => {
  const { user } = await registerPremium();
  const write = sql(
    `update listings set other_locations = (select jsonb_agg(jsonb_build_object('region', 'west', 'city', n::text))
      from generate_series(1, 5) as n) where user_id = $1`,
    [user._id],
  );
  await expect(write).rejects.toMatchObject({ constraint: 'listings_other_locations' });
});
