import { createHash } from 'node:crypto';
import { pick, type Random, seededRandom } from '@mboalink/db/seed/random.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DemoDirectory, type Listed } from './demo-directory.ts';
import namesAsTyped from './names-as-typed.json' with { type: 'json' };

vi.setConfig({ hookTimeout: 300_000 });

const drawn = 200;

/** Their order by this is as good as by chance, and always the same. */
const hashOf = ({ slug }: Listed) => createHash('md5').update(slug).digest('hex');

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

let directory: DemoDirectory;
let listed: readonly Listed[];

beforeAll(async () => {
  directory = await DemoDirectory.start({ count: 5000 });
  const able = directory.listed.filter(({ name }) => /\p{L}{5}/u.test(name));
  listed = able.toSorted((one, other) => (hashOf(one) < hashOf(other) ? -1 : 1)).slice(0, drawn);
});

afterAll(() => directory.stop());

describe.each(['member', 'visitor'] as const)('for a %s', (who) => {
  const isFound = async (key: number, text: string) =>
    (await directory.search(text, who)).some((found) => found.key === key);

  it.each(ways)('a name typed $typed finds its business among the first three', async ({ type, floor }) => {
    const random = seededRandom(drawn);
    const missed: string[] = [];
    for (const { key, name } of listed) {
      const text = type(name, random);
      if (!(await isFound(key, text))) missed.push(`${name}: ${text}`);
    }
    expect(100 - (100 * missed.length) / listed.length, missed.join('\n')).toBeGreaterThanOrEqual(floor);
  });

  it.each(namesAsTyped)('$name is found however it is written', async ({ name, typed }) => {
    const { key, name: was } = pick(seededRandom(name.length), listed);
    await directory.rename(key, name);
    const missed: string[] = [];
    for (const text of typed) if (!(await isFound(key, text))) missed.push(text);
    await directory.rename(key, was);
    expect(missed).toEqual([]);
  });
});
