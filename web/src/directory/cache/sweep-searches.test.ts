import { describe, expect, it } from 'vitest';
import { directoryKeys, directoryQueries, freshFor } from '../../lib/api/directory-queries.ts';
import { searchesToForget } from './sweep-searches.ts';

const now = 10 * freshFor.search;
const kept = (age: number, used = false) => ({ updatedAt: now - age, used });

describe('the memory of searches', () => {
  it('forgets what is five minutes old, unless it is on the screen', () => {
    const old = kept(freshFor.search);
    expect(searchesToForget([old, kept(freshFor.search - 1), kept(freshFor.search, true)], now)).toEqual([
      old,
    ]);
  });

  it('keeps the newest when there are too many, and counts what is on the screen', () => {
    const [newest, middle, oldest] = [kept(1), kept(2), kept(3)];
    expect(searchesToForget([oldest, kept(4, true), newest, middle], now, 3)).toEqual([oldest]);
  });

  it('keeps each person’s searches apart', () => {
    const keyOf = (userId: string) => directoryQueries.search({ userId, language: 'fr' }, {}).queryKey;
    expect(keyOf('a')).not.toEqual(keyOf('b'));
    expect(keyOf('a').slice(0, 3)).toEqual(directoryKeys.searches('a'));
  });
});
