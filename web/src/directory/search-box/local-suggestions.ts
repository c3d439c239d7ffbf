import type { Suggestion } from '@mboalink/shared/directory/calls.ts';
import { byName } from '@mboalink/shared/format.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { foldText, wordsOf } from '@mboalink/shared/slug.ts';
import { beginsAlike } from '../typed-words.ts';
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
  if (wordsOf(typed).length === 0) return [];
  const alphabetical = byName(language);
  const found = matching(entries, typed).sort((a, b) => b.level - a.level || alphabetical(a, b));
  const text = typed.trim();
  const generic: SearchOption[] = [{ group: 'suggestions', type: 'text', text, criteria: { search: text } }];
  if (town) {
    const criteria = { search: text, ...town };
    generic.push({ group: 'suggestions', type: 'text', text, town: town.city, criteria });
  }
  return [...toOptions(found), ...generic];
}

/** The same until the server answers, in its order: what begins with the text first, then the higher level. */
export function suggestAtOnce(entries: readonly LocalEntry[], typed: string): SearchOption[] {
  const start = foldText(typed.trim());
  const rank = ({ name, level }: LocalEntry) => (foldText(name).startsWith(start) ? level : level + most);
  return toOptions(matching(entries, typed).sort((one, other) => rank(one) - rank(other)));
}

/** Those of the suggestions for `answered` that may be meant by what is typed now, by each word that is new in it. */
export function stillMeant<Named extends { text: string }>(
  suggestions: readonly Named[],
  answered: string,
  typed: string,
): Named[] {
  const wanted = wordsOf(typed);
  const known = wordsOf(answered);
  const added = wanted.filter((word) => !known.includes(word));
  return suggestions.filter(({ text }) => {
    const own = wordsOf(text);
    return wanted.length > 0 && added.every((word) => own.some((candidate) => beginsAlike(candidate, word)));
  });
}

function matching(entries: readonly LocalEntry[], typed: string): LocalEntry[] {
  const wanted = wordsOf(typed);
  return entries.filter(({ name }) => {
    const own = wordsOf(name);
    return wanted.length > 0 && wanted.every((word) => own.some((candidate) => candidate.startsWith(word)));
  });
}

function toOptions(entries: readonly LocalEntry[]): SearchOption[] {
  return entries.slice(0, most).map(({ slug, level, name, within, criteria }) => ({
    group: 'suggestions',
    text: name,
    type: types[level],
    slug,
    count: null,
    city: null,
    quartier: null,
    within,
    criteria,
  }));
}
