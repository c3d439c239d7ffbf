import type { Suggestion } from '@mboalink/shared/directory/calls.ts';
import { byName } from '@mboalink/shared/format/alphabet.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { wordsOf } from '@mboalink/shared/slug.ts';
import type { SearchOption } from './search-option.ts';

/** An entry of the catalogue as it is matched without the server: `name` and `within` in the reader's language. */
export type LocalEntry = {
  slug: string;
  level: 1 | 2 | 3;
  name: string;
  within: string | null;
  criteria: Suggestion['criteria'];
};

const most = 8;
const types = { 1: 'category', 2: 'subcategory', 3: 'item' } as const;

/**
 * Suggestions when the server does not answer: entries with a word beginning with each word typed, the most exact
 * level first, then by name; after them two that search the words themselves, everywhere and in the reader's town.
 */
export function suggestLocally(
  entries: readonly LocalEntry[],
  typed: string,
  town: { region: string; city: string } | undefined,
  language: Language,
): SearchOption[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  const alphabetical = byName(language);
  const found = entries
    .filter(({ name }) => {
      const own = wordsOf(name);
      return wanted.every((word) => own.some((candidate) => candidate.startsWith(word)));
    })
    .sort((a, b) => b.level - a.level || alphabetical(a, b))
    .slice(0, most)
    .map(
      ({ slug, level, name, within, criteria }): SearchOption => ({
        group: 'suggestions',
        text: name,
        type: types[level],
        slug,
        count: null,
        city: null,
        quartier: null,
        within,
        criteria,
      }),
    );
  const text = typed.trim();
  const generic: SearchOption[] = [{ group: 'suggestions', type: 'text', text, criteria: { search: text } }];
  if (town) {
    const criteria = { search: text, ...town };
    generic.push({ group: 'suggestions', type: 'text', text, town: town.city, criteria });
  }
  return [...found, ...generic];
}
