import {
  catalogueSuggestions,
  type SuggestionContext,
} from '@mboalink/worker/directory/suggestions/catalogue-suggestions.ts';
import { fillers } from '@mboalink/worker/directory/understanding/word-lists.ts';
import { queryWords } from '@mboalink/worker/directory/understanding/words.ts';
import { describe, expect, it } from 'vitest';
import { Figures } from './figures.ts';
import { freshQueries, heldOutQueries, isAsked, type Query, queriesFromLife } from './queries.ts';

const context: SuggestionContext = { language: 'fr', chosen: { place: null, trade: null }, near: null };

/** So many rows the client asks for. */
const shown = 10;

const outcomes = ['3', '4', '6', '8', '4 in a sentence'] as const;

/** Whether a row names a trade that answers, its category, or the place, when so many letters are typed from the first telling word on. */
function isSuggested(query: Query, letters: number, { isSentence = false } = {}): boolean {
  const text = query.query.normalize('NFC');
  const telling = queryWords(text).find(({ word }) => !fillers.has(word))?.typed ?? '';
  const start = text.indexOf(telling);
  const typed = text.slice(isSentence ? 0 : start, start + letters).trimEnd();
  const rows = catalogueSuggestions(typed, context).slice(0, shown);
  return rows.some(({ suggestion: { criteria, city, region } }) => {
    const { category = '', subcategory = '' } = criteria;
    const isAbove = query.trades.some((path) => !subcategory && path.startsWith(`${category}/`));
    const isPlace = query.places?.some((place) =>
      place.town ? place.town === city : place.region === region,
    );
    return (category !== '' && (isAsked(query, category, subcategory) || isAbove)) || isPlace;
  });
}

/** In percent: what was reached. */
const lists = [
  { list: 'queries from life', queries: queriesFromLife, floors: [82, 89, 89, 90, 89] },
  { list: 'held-out queries', queries: heldOutQueries, floors: [88, 95, 95, 94, 95] },
  { list: 'fresh queries', queries: freshQueries, floors: [88, 92, 92, 92, 92] },
];

describe.each(lists)('after the first letters of the $list', ({ queries, floors }) => {
  const figures = new Figures(outcomes);
  for (const query of queries) {
    const [three, four, six, eight] = [3, 4, 6, 8].map((letters) => isSuggested(query, letters));
    figures.add(query, {
      3: three ?? false,
      4: four ?? false,
      6: six ?? false,
      8: eight ?? false,
      '4 in a sentence': isSuggested(query, 4, { isSentence: true }),
    });
  }

  it.each(outcomes.map((outcome, at) => [outcome, floors[at]] as const))(
    '%s: what was meant is among the rows as often as it was',
    (outcome, floor) => {
      expect(figures.share(outcome), figures.failed(outcome).join('\n')).toBeGreaterThanOrEqual(floor ?? 100);
    },
  );
});
