import { type FreshDatabase, startFreshDatabase } from '@mboalink/db/local/database.ts';
import { categories } from '@mboalink/shared/catalogue/categories.ts';
import { quartiersOf, towns } from '@mboalink/shared/catalogue/places.ts';
import { synonyms } from '@mboalink/shared/catalogue/synonyms.ts';
import { fillers } from '@mboalink/worker/directory/understanding/word-lists.ts';
import { baseForm, foldedWords } from '@mboalink/worker/directory/understanding/words.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import namesAsTyped from './names-as-typed.json' with { type: 'json' };
import { freshQueries, heldOutQueries, queriesFromLife } from './queries.ts';

vi.setConfig({ hookTimeout: 60_000 });

let database: FreshDatabase;

beforeAll(async () => {
  database = await startFreshDatabase();
});

afterAll(() => database.stop());

const trades = categories.flatMap((category) => [
  category,
  ...category.subcategories,
  ...category.subcategories.flatMap(({ items }) => items),
]);

const texts = [
  ...trades.flatMap(({ en, fr }) => [en, fr]),
  ...synonyms.map(({ term }) => term),
  ...towns.flatMap(({ slug, fr }) => [fr, ...quartiersOf(slug).map(({ name }) => name)]),
  ...[...queriesFromLife, ...heldOutQueries, ...freshQueries].map(({ query }) => query),
  'L’ŒUVRE de Noël\u00a0: n° 3 & “C++” aujourd’hui, 10 000 F!',
  ...namesAsTyped.flatMap(({ name, typed }) => [name, ...typed]),
  ...[
    '中文 店铺、雅温得',
    '🔥 promo 🔥',
    'ΟΔΟΣ',
    'İstanbul',
    'm² ½ ﬁn',
    '𝓗𝓮𝓵𝓵𝓸',
    'a\u200bb\u00adc\ufeff',
    '+ +237 c++',
  ],
];

const words = [...new Set(texts.flatMap(foldedWords))];

/** What a function of the database answers for each text, by the text. */
async function answers<Answer>(name: 'plain_words' | 'base_form' | 'index_words', asked: readonly string[]) {
  const { rows } = await database.client.query<{ text: string; answer: Answer }>(
    `select text, ${name}(text) as answer from unnest($1::text[]) as text`,
    [asked],
  );
  return new Map(rows.map(({ text, answer }) => [text, answer]));
}

describe('the database and the reading of a search', () => {
  it('part a text into the same words', async () => {
    const plain = await answers<string>('plain_words', texts);
    const different = texts.filter((text) => plain.get(text) !== foldedWords(text).join(' '));
    expect(different).toEqual([]);
  });

  it('have the same form for a word', async () => {
    const forms = await answers<string>('base_form', words);
    expect(words.filter((word) => forms.get(word) !== baseForm(word))).toEqual([]);
  });

  it('keep each word that a search looks for', async () => {
    const kept = await answers<string[]>('index_words', words);
    const lost = words.filter((word) => word.length > 1 && kept.get(word)?.length === 0);
    expect(lost.filter((word) => !fillers.has(word))).toEqual([]);
  });
});
