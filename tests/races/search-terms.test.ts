import pg from 'pg';
import { expect, it } from 'vitest';
import { insertSellers } from '../factories.ts';
import { repeat, rounds } from '../setup/rounds.ts';
import { addresses } from '../setup/shared-application.ts';

const { connectionString } = addresses;
const { ids, word } = await insertSellers(6);

const connect = async () => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
};
const writers = await Promise.all(ids.map(connect));
const clock = await connect();
const clocks = [clock, await connect()];

const dropRounds = rounds(15, 1000);

const write = 'update listings set description = $2 where user_id = $1';
const drop = 'select drop_unused_terms(1000)';

it(`keeps every word that somebody has while those that nobody has go, in ${dropRounds} rounds`, async (context) => {
  await repeat(context, dropRounds, async (round) => {
    const words = Array.from({ length: 8 }, (_, index) => `${word}${'abcdefgh'[index]}`);
    await Promise.all([
      ...writers.map(async (client, index) => {
        for (let step = 0; step < 6; step += 1) {
          const text = (step + index + round) % 3 ? words.slice(index % 4, (index % 4) + step).join(' ') : '';
          await client.query('begin');
          await client.query(write, [ids[index], text]);
          await client.query('commit');
        }
      }),
      ...clocks.map(async (client) => {
        for (let step = 0; step < 12; step += 1) await client.query(drop);
      }),
    ]);
    const { rows } = await clock.query(
      `select count(*)::int as broken from search_entries join listings using (search_key)
        where user_id = any ($1) and (cardinality(terms) <> (select count(*) from search_terms where id = any (terms))
          or not existing_term_ids('word', index_words(description)) <@ terms
          or cardinality(existing_term_ids('word', index_words(description))) <> cardinality(index_words(description)))`,
      [ids],
    );
    expect(rows).toEqual([{ broken: 0 }]);
  });
  for (const [index, client] of writers.entries()) await client.query(write, [ids[index], '']);
  await expect
    .poll(
      async () => {
        await clock.query(drop);
        return (
          await clock.query(`select name from search_terms where name ~ ('^' || $1 || '[a-h]')`, [word])
        ).rows;
      },
      { timeout: 20_000 },
    )
    .toEqual([]);
  await Promise.all([...writers, ...clocks].map((client) => client.end()));
}, 300_000);
