import { findItem, findSubcategory } from '@mboalink/shared/catalogue/categories.ts';
import { findCategoryName } from '@mboalink/shared/catalogue/category-names.ts';
import { findTown, otherTown } from '@mboalink/shared/catalogue/places.ts';
import { findRegion } from '@mboalink/shared/catalogue/region-names.ts';
import type { CountInput } from '@mboalink/shared/directory/calls.ts';
import { chosenFilters } from '@mboalink/shared/directory/filters.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type { AlertFilters } from '@mboalink/shared/network/alert-filters.ts';
import * as shared from '@mboalink/shared/network/search-name.ts';
import { prepareSearch } from '../../directory/search.ts';
import type { Attempt } from '../../directory/search-attempts.ts';

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

type Prepared = ReturnType<typeof prepareSearch>;

/**
 * The ways of a search that are no wider than what was asked: where it was asked, with each word that was said, and not the
 * category in place of a trade. None where a search can find nobody.
 */
export function asAsked({ understood, tries }: Prepared): Attempt[] {
  const isTradeKnown = understood?.trades[0]?.path.includes('/') ?? false;
  const isAbove = ({ terms = [], words }: Attempt) =>
    isTradeKnown && !words && terms.length > 0 && terms.every(([kind]) => kind === 'category');
  const isClose = (attempt: Attempt) => attempt.steps.length === 0;
  return tries.attempts.filter((attempt) => isClose(attempt) && !isAbove(attempt)).map(withEachWord);
}

function withEachWord({ first = [], words = [], ...attempt }: Attempt): Attempt {
  const all = [...words, ...first];
  return all.length > 0 ? { ...attempt, words: all, exact: true } : attempt;
}

/** What a search is called in a mail. */
export function searchName(kept: KeptSearch, language: Language): string {
  return shared.searchName(kept, namesIn(language), language);
}

const namesIn = (language: Language): shared.SearchNames => ({
  category: (slug) => findCategoryName(slug)?.[language] ?? '',
  subcategory: (slug) => findSubcategory(slug)?.[language] ?? '',
  item: (slug) => findItem(slug)?.[language] ?? '',
  region: (slug) => findRegion(slug)?.[language] ?? '',
  town: (slug) => (slug === otherTown.slug ? undefined : findTown(slug)?.[language]) ?? '',
});
