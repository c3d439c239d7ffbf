import { expect } from 'vitest';
import type { Asking, Effects } from './asking.ts';

/** What becomes of words that somebody searched for. */
export function searchedWords({ row, rows }: Asking): Effects {
  const day = '2066-11-21';
  const search = (person: number, hour: number, trade: string | null) => ({
    ...{ action: 'search_performed', day, happened_at: `${day}T${hour}:00:00Z`, person: String(person) },
    ...{ device: '5', network: '6', trade, words: [{ word: 'xyloglotte', hash: '12' }] },
    ...{ quartier: 'akwa', missed: [{ word: 'inox', is_listed: true }] },
  });
  const record = (...events: object[]) => row('select record_events($1)', [JSON.stringify(events)]);
  const missed = { quartier: 'akwa', missed: 1 };
  const nothing = { quartier: null, missed: 0 };
  return {
    keep_searches_cleared: async () => {
      await record(search(71, 10, 'plumbers'), search(72, 10, null));
      expect(await row(`select clear_searches('{71}', '${day}T12:00:00Z') as cleared`)).toEqual({
        cleared: 1,
      });
      await record(search(71, 11, null), search(71, 13, null));
      expect(
        await rows(`select person::int, extract(hour from happened_at at time zone 'UTC')::int as hour, device::int,
          cardinality(word_hashes) as words,
          quartier, cardinality(missed_words) as missed from events where person in (71, 72) order by happened_at, person`),
      ).toEqual([
        { person: 71, hour: 10, device: 5, words: 0, ...nothing },
        { person: 72, hour: 10, device: 5, words: 1, ...missed },
        { person: 71, hour: 11, device: null, words: 0, ...nothing },
        { person: 71, hour: 13, device: 5, words: 1, ...missed },
      ]);
    },
    learn_what_is_known: async () => {
      const lessons = () => rows('select person::int from word_lessons order by person');
      await row(`insert into word_lessons (word_hash, trade, person, device, network, taught_on)
        select hash, 'plumbers', person, person, person, '${day}' from unnest('{71,72,73}'::bigint[], '{12,12,13}'::bigint[])
          as lesson(person, hash)`);
      expect(await lessons()).toEqual([{ person: 71 }, { person: 72 }]);
      await row(`select clear_searches('{72}', '${day}T12:00:00Z')`);
      expect(await lessons()).toEqual([{ person: 71 }]);
      for (const table of ['events', 'word_lessons', 'cleared_searches']) await row(`delete from ${table}`);
    },
  };
}
