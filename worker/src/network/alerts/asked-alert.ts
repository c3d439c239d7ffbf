import type { CountInput } from '@mboalink/shared/directory/calls.ts';
import { chosenFilters } from '@mboalink/shared/directory/filters.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type { AlertFilters } from '@mboalink/shared/network/alert-filters.ts';
import { prepareSearch } from '../../directory/prepare-search.ts';
import { asAsked } from './as-asked.ts';

/** What an alert keeps of a search. */
export type KeptSearch = { search: string; filters: AlertFilters };

/** The newest that a search finds, as the search of members runs it. */
export function preparedAlert(input: CountInput, language: Language) {
  return prepareSearch({ ...input, page: 1, limit: 1, sort: 'newest' }, language);
}

/** What is kept of a search. Throws `validation_failed` for one that asks for nothing, or that finds nobody ever. */
export function askedAlert(input: CountInput, language: Language): KeptSearch {
  const prepared = preparedAlert(input, language);
  const { text, filters, choices, exact } = prepared.asked;
  const kept = {
    ...chosenFilters(filters),
    ...(choices.length > 0 && { categories: [...choices] }),
    ...(exact && { exact }),
  };
  const asksForNothing = text.trim() === '' && Object.keys(kept).length === 0;
  if (asksForNothing || asAsked(prepared).length === 0) {
    throw new AppError('validation_failed', { errors: [{ field: 'search', message: refused[language] }] });
  }
  return { search: text, filters: kept };
}

const refused: Record<Language, string> = {
  en: 'must name a trade, a place or a word: nobody is found by a number',
  fr: 'doit nommer un métier, un lieu ou un mot\u00a0: on ne trouve personne par un numéro',
};
