import { expect, it } from 'vitest';
import { sql } from '../factories.ts';
import { endpointOf } from '../setup/endpoint-of.ts';
import { repeat, rounds } from '../setup/rounds.ts';
import { newSearcher, searchFor, settled } from '../setup/searching.ts';
import { call, transports } from '../setup/transports.ts';

const historyRounds = rounds(1, 10);

/** A quartier and a word that nobody has. */
const missing = 'soudeur inox à Djarengol';

it(`keeps no word of a search that was answered before it was cleared, in ${historyRounds} rounds`, async (context) => {
  const clear = endpointOf('insights.clearSearchHistory');
  await repeat(context, historyRounds, async () => {
    const searcher = await newSearcher();
    await searchFor(searcher, missing);
    const busy = Array.from({ length: 12 }, (_, turn) => [
      searchFor(searcher, missing),
      ...(turn % 3 ? [] : [call(searcher.client, transports[turn % 2] ?? 'REST', clear)]),
      ...(turn % 6 ? [] : [searcher.client.rest('POST', '/auth/refresh')]),
    ]).flat();
    const answers = await Promise.all(busy);
    expect(answers.filter((answer) => answer && answer.status !== 200)).toEqual([]);
    // The last searches may still be on their way to be recorded.
    const last = await call(searcher.client, 'REST', clear);
    expect(last.status).toBe(200);
    await settled();
    expect(
      await sql(
        `select count(*)::int as searches, count(*) filter (where quartier is not null or words <> '{}')::int as words
          from searches where member_id = $1`,
        [searcher.user._id],
      ),
    ).toEqual([{ searches: 13, words: 0 }]);
    const ownWords = `select from typed_words join visitor_salts using (day)
      where person = encode(sha256(convert_to(salt || $1::text, 'UTF8')), 'base64')`;
    expect(await sql(ownWords, [searcher.user._id])).toEqual([]);
  });
}, 60_000);
