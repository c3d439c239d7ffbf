import pg from 'pg';
import { expect, it } from 'vitest';
import { insertSellers } from '../factories.ts';
import { repeat, rounds } from '../setup/rounds.ts';
import { addresses } from '../setup/shared-application.ts';

const { connectionString } = addresses;
const { ids, word } = await insertSellers(8);

const connect = async () => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
};
const writers = await Promise.all(ids.map(connect));
const clock = await connect();

/** In the order of the alphabet as it is kept: what each is called, and whether the index says so, too. */
const placed = async () => {
  const { rows } = await clock.query<{ name: string; posted: boolean }>(
    `select name_folded as name, name_position = all (select posting.name_position from search_postings as posting
      where posting.search_key = listings.search_key) as posted
    from listings where user_id = any ($1) order by name_position, name_folded desc`,
    [ids],
  );
  return rows;
};

const rename = (client: pg.Client, id: string | undefined, name: string) =>
  client.query('update listings set business_name = $2 where user_id = $1', [id, name]);

const nameRounds = rounds(3, 100);

it(`keeps the alphabet while eight squeeze their names into one place and the clock makes room, in ${nameRounds} rounds`, async (context) => {
  await repeat(context, nameRounds, async (round) => {
    await Promise.all([
      ...writers.map(async (client, index) => {
        // Each before the one before, all behind what begins so.
        for (let step = 0; step < 40; step += 1)
          await rename(
            client,
            ids[index],
            `${word} ${'a'.repeat(60 - step)}${'bcdefghi'[(index + round) % 8]}`,
          );
      }),
      (async () => {
        for (let step = 0; step < 20; step += 1) await clock.query('select check_name_positions(7)');
      })(),
    ]);
    // What another test holds is looked at the next time.
    await expect
      .poll(
        async () => {
          await clock.query('select check_name_positions(100000)');
          return (await clock.query('select from placed_names')).rowCount;
        },
        { timeout: 20_000 },
      )
      .toBe(0);
    const rows = await placed();
    expect(rows.map(({ name }) => name)).toEqual(rows.map(({ name }) => name).sort());
    expect(rows.every(({ posted }) => posted)).toBe(true);
  });
  await Promise.all([...writers, clock].map((client) => client.end()));
}, 300_000);
