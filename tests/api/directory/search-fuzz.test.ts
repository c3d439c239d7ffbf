import fc from 'fast-check';
import { expect, it } from 'vitest';
import { insertSellers, type Member, registerMember } from '../../factories.ts';
import { rounds } from '../../setup/rounds.ts';

const searches = rounds(100, 20_000);
const atOnce = 8;
const searchesOfOne = 100;
/** A busy machine may take longer by itself; how long is measured where nothing runs beside it. */
const mostMilliseconds = rounds(10_000, 2_000);
const seed = Number(process.env.FUZZ_SEED ?? rounds(1, Math.floor(Date.now() / 86_400_000)));

const operators = [
  '"',
  "'",
  ':*',
  '&',
  '|',
  '!',
  '<->',
  '(',
  ')',
  '%',
  '_',
  '\\',
  '--',
  ';',
  '$$',
  '*',
  '~',
  '@',
  '{}',
  '[]',
];
const places = ['douala', 'akwa', 'à Bafia', 'Bonamoussadi', 'littoral', 'ndokotti', 'Buea', 'north west'];
const trades = ['plombier', 'koki', 'coiffeuse', 'mécano', 'cake', 'lawyer', 'reparer telephone', 'call box'];

const part = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...trades) },
  { weight: 3, arbitrary: fc.constantFrom(...places) },
  { weight: 2, arbitrary: fc.constantFrom(...operators) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  { weight: 1, arbitrary: fc.stringMatching(/^[a-z]{1,40}$/) },
);
const text = fc.oneof(
  { weight: 8, arbitrary: fc.array(part, { maxLength: 8 }).map((parts) => parts.join(' ')) },
  { weight: 3, arbitrary: fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 90, maxLength: 400 }) },
  { weight: 1, arbitrary: part.map((typed) => typed.repeat(200)) },
);
/** Left out more often than not, so that most searches ask for something possible. */
const seldom = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
const slug = (...slugs: string[]) =>
  seldom(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...slugs) },
      { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
    ),
  );

const search = fc.record({
  search: text,
  category: slug('plumbing-and-water', 'restaurants-and-food'),
  subcategory: slug('plumbers', 'caterers'),
  region: slug('littoral', 'west', 'far-north'),
  city: slug('douala', 'bafoussam', 'maroua'),
  userType: slug('seller', 'buyer', 'both'),
  sort: slug('name', 'newest', 'nearest', 'answered'),
  page: seldom(
    fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 1, max: 60 }) },
      { weight: 1, arbitrary: fc.integer() },
    ),
  ),
  exact: seldom(fc.constant('true')),
  browse: seldom(fc.constant('masked')),
});

it(
  `answers ${searches} searches of every kind, soon`,
  async ({ task }) => {
    await insertSellers(200);
    const queue = fc.sample(search, { seed, numRuns: searches });
    const statuses = new Map<number, number>();
    const slow: string[] = [];
    const milliseconds: number[] = [];

    async function ask({ client }: Member, asked: (typeof queue)[number]): Promise<void> {
      const given = Object.entries(asked).filter(([, value]) => value !== undefined);
      const query = new URLSearchParams(given.map(([name, value]) => [name, String(value).toWellFormed()]));
      const started = performance.now();
      const { status } = await client.rest('GET', `/contacts/search?${query}`);
      const took = performance.now() - started;
      milliseconds.push(took);
      if (took > mostMilliseconds) slow.push(`${Math.round(took)} ms: ${JSON.stringify(asked)}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }

    async function person(index: number): Promise<void> {
      while (queue.length > 0) {
        const member = await registerMember({ type: index % 2 === 0 ? 'buyer' : 'seller' });
        for (const asked of queue.splice(0, searchesOfOne)) await ask(member, asked);
      }
    }

    await Promise.all(Array.from({ length: atOnce }, (_, index) => person(index)));
    milliseconds.sort((a, b) => a - b);
    const counted = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    const at = (share: number) => `${Math.round(milliseconds[Math.floor((searches - 1) * share)] ?? 0)} ms`;
    task.meta.figures = `seed ${seed}; ${counted.join(', ')}; median ${at(0.5)}, p99 ${at(0.99)}, slowest ${at(1)}`;
    expect(
      [...statuses.keys()].filter((status) => ![200, 400, 429].includes(status)),
      task.meta.figures,
    ).toEqual([]);
    expect((statuses.get(429) ?? 0) / searches, task.meta.figures).toBeLessThan(0.02);
    expect((statuses.get(200) ?? 0) / searches, task.meta.figures).toBeGreaterThan(0.4);
    expect(slow).toEqual([]);
  },
  rounds(120_000, 1_800_000),
);
