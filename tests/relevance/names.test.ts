import { type FreshDatabase, startFreshDatabase } from '@mboalink/db/local/database.ts';
import { pick, type Random, seededRandom } from '@mboalink/db/seed/random.ts';
import { searchInput } from '@mboalink/shared/directory/calls.ts';
import { findQuestion } from '@mboalink/worker/directory/find-listings.ts';
import { prepareSearch } from '@mboalink/worker/directory/search.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadMany } from '../bench/load.ts';
import namesAsTyped from './names-as-typed.json' with { type: 'json' };

vi.setConfig({ hookTimeout: 300_000 });

const drawn = 200;
const shown = 3;

/** Keys beside each other on a keyboard. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop', 'qsdfghjklm'];

function besideKey(random: Random, letter: string): string {
  const beside = rows.flatMap((row) => [row[row.indexOf(letter) - 1], row[row.indexOf(letter) + 1]]);
  return pick(
    random,
    beside.filter((key) => key !== undefined),
  );
}

/** A word with one slip of the hand, behind its first letter: one left out, doubled, another key, or two swapped. */
function slipped(random: Random, word: string): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter = '', after] = [word.slice(0, at), word[at], word.slice(at + 1)];
  const swapped = (after[0] ?? '') + letter + after.slice(1);
  const plain = letter.normalize('NFD').charAt(0).toLowerCase();
  return before + pick(random, [after, letter + letter + after, besideKey(random, plain) + after, swapped]);
}

const longWord = /\p{L}{5,}/gu;

/** How a name is typed, with the share in percent of those that are then among the first three. */
const ways: { typed: string; floor: number; type: (name: string, random: Random) => string }[] = [
  { typed: 'as it is, in small letters', floor: 98, type: (name) => name.toLowerCase() },
  {
    typed: 'with one slip',
    floor: 95,
    type: (name, random) => {
      const [word] = pick(random, [...name.matchAll(/\p{L}{4,}/gu)]) ?? [''];
      return name.replace(word, slipped(random, word));
    },
  },
  {
    typed: 'with a slip in each long word',
    floor: 90,
    type: (name, random) => name.replace(longWord, (word) => slipped(random, word)),
  },
];

let database: FreshDatabase;
let listed: { key: number; name: string }[];

beforeAll(async () => {
  database = await startFreshDatabase();
  await loadMany(database.client, { count: 5000, now: new Date(), onProgress: () => {} });
  ({ rows: listed } = await database.client.query(
    `select search_key as key, business_name as name from listings
      where visible_until > now() and user_type <> 'buyer' and business_name ~ '[[:alpha:]]{5}' order by md5(slug) limit $1`,
    [drawn],
  ));
});

afterAll(() => database.stop());

/** The keys of the first listings that a search finds, for somebody without a town. */
async function find(text: string, isOpen: boolean): Promise<number[]> {
  const { search, tries } = prepareSearch(searchInput.parse({ search: text, limit: shown }), {
    ...{ language: 'fr', now: new Date() },
  });
  const { rows: found } = await database.client.query<{ page: string }>(
    'select page from find_listings($1::jsonb, null)',
    [findQuestion(tries, search, isOpen)],
  );
  return (found[0]?.page ?? '').split(',').map(Number);
}

describe.each([
  { who: 'a member', isOpen: false },
  { who: 'a visitor', isOpen: true },
])('for $who', ({ isOpen }) => {
  it.each(ways)('a name typed $typed finds its business among the first three', async ({ type, floor }) => {
    const random = seededRandom(drawn);
    const missed: string[] = [];
    for (const { key, name } of listed) {
      const text = type(name, random);
      if (!(await find(text, isOpen)).includes(key)) missed.push(`${name}: ${text}`);
    }
    expect(100 - (100 * missed.length) / listed.length, missed.join('\n')).toBeGreaterThanOrEqual(floor);
  });

  it.each(namesAsTyped)('$name is found however it is written', async ({ name, typed }) => {
    const { key } = pick(seededRandom(name.length), listed);
    const rename = 'update listings set business_name = $2 where search_key = $1 returning business_name';
    const was = listed.find((each) => each.key === key)?.name;
    await database.client.query(rename, [key, name]);
    const missed: string[] = [];
    for (const text of typed) if (!(await find(text, isOpen)).includes(key)) missed.push(text);
    await database.client.query(rename, [key, was]);
    expect(missed).toEqual([]);
  });
});
