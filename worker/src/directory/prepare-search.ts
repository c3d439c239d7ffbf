import type { SearchInput } from '@mboalink/shared/directory/calls.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { askedNames } from './asked-names.ts';
import { readSearch } from './read-search.ts';
import { searchAttempts } from './search-attempts.ts';
import { understandSearch } from './understanding/understand.ts';

/** What a search asks for, what its text was taken for, and the ways in which it is tried. */
export function prepareSearch(input: SearchInput, language: Language) {
  const asked = readSearch(input, language);
  const understood = asked.text === '' ? null : understandSearch(asked.text);
  const tries = {
    attempts: searchAttempts(asked, understood),
    names: askedNames(asked, understood),
  };
  return { asked, understood, tries };
}
