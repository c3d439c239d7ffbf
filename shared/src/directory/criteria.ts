import type * as z from 'zod/mini';
import { defaultPageSize, searchLimits } from '../limits.ts';
import type { countInput, searchInput } from './calls.ts';
import {
  chosenFilters,
  chosenIn,
  type FilterName,
  type FilterValues,
  filterAbove,
  filterNames,
  filterOf,
  forEachFilter,
  hasFilters,
  noFilters,
} from './filters.ts';

/** What somebody looks for. It lives in the address; an empty text or list asks for nothing. */
export type Criteria = FilterValues & {
  search: string;
  /** Browsing without numbers, which is open to who may not open any. */
  masked: boolean;
  /** Looking for the words as they were typed, with nothing read into them. */
  exact: boolean;
  /** Empty for what fits best, or what the words say; `relevance` whatever they say. */
  sort: '' | SearchSort | 'relevance';
} & Conditions;

/** What is asked of hours, prices and pictures. Empty texts leave it to the words; `off` takes no notice of these. */
export type Conditions = Record<'openAt' | 'maxPrice' | 'withPicture', string>;

/** How the address says of each that the words are not to say it. */
export const off: Conditions = { openAt: 'any', maxPrice: '0', withPicture: 'false' };

export const conditionNames = ['openAt', 'maxPrice', 'withPicture'] as const;

const noConditions: Conditions = { openAt: '', maxPrice: '', withPicture: '' };

/** Orders that are offered beside what fits best. */
export const searchSorts = ['nearest', 'answered', 'price', 'newest', 'name'] as const;

export type SearchSort = (typeof searchSorts)[number];

const allSorts = [...searchSorts, 'relevance'] as const;

export const noCriteria: Criteria = {
  ...{ search: '', ...noFilters, masked: false, exact: false },
  ...noConditions,
  sort: '',
};

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Reads the query of an address. What could not be asked for is dropped rather than sent and refused. */
export function readCriteria(query: string): Criteria {
  const parameters = new URLSearchParams(query);
  return {
    search: printable((parameters.get('search') ?? '').trim().slice(0, searchLimits.text)),
    ...forEachFilter<FilterValues>((name) => readFilter(name, parameters)),
    masked: parameters.get('browse') === 'masked',
    exact: parameters.get('exact') === 'true',
    openAt: only(/^(now|any|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z)$/, parameters.get('openAt')),
    maxPrice: only(/^(0|[1-9]\d{0,7})$/, parameters.get('maxPrice')),
    withPicture: only(/^(true|false)$/, parameters.get('withPicture')),
    sort: allSorts.find((sort) => sort === parameters.get('sort')) ?? '',
  };
}

const only = (pattern: RegExp, text: string | null): string => (text && pattern.test(text) ? text : '');

function readFilter(name: FilterName, parameters: URLSearchParams): string | string[] {
  const filter = filterOf(name);
  const text = parameters.get(name) ?? '';
  switch (filter.kind) {
    case 'entry':
      return onlySlug(text);
    case 'choice':
      return filter.values.includes(text) ? text : '';
    case 'entries': {
      const above = filterAbove(name);
      if (above && readFilter(above, parameters) === '') return [];
      const slugs = text.split(',').filter((slug) => onlySlug(slug) !== '');
      return [...new Set(slugs)].slice(0, searchLimits.list);
    }
  }
}

/** Control characters, and the half of a character that a cut may leave, are refused by the server. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim();
}

function onlySlug(text: string): string {
  return text.length <= searchLimits.entry && slugPattern.test(text) ? text : '';
}

/** The query of an address, always in the same order, so that equal searches have equal addresses. */
export function writeCriteria(criteria: Criteria): string {
  const parameters = [
    ['search', criteria.search.trim()],
    ...filterNames.map((name) => [name, chosenIn(criteria, name).join(',')]),
    ['browse', criteria.masked ? 'masked' : ''],
    ['exact', criteria.exact && criteria.search.trim() !== '' ? 'true' : ''],
    ['openAt', criteria.openAt],
    ['maxPrice', criteria.maxPrice],
    ['withPicture', criteria.withPicture],
    ['sort', criteria.sort],
  ];
  return new URLSearchParams(parameters.filter(([, text]) => text !== '')).toString();
}

/** Whether anything was asked for; without, the newest near the viewer are shown. */
export function hasCriteria(criteria: Criteria): boolean {
  return criteria.search.trim() !== '' || hasFilters(criteria);
}

/** The same for other words, which say for themselves when, for how much and in which order. */
export function withWords(criteria: Criteria, search: string): Criteria {
  if (search === criteria.search) return criteria;
  const kept = conditionNames.filter((name) => criteria[name] !== off[name]);
  const conditions = Object.fromEntries(kept.map((name) => [name, criteria[name]]));
  const sort = criteria.sort === 'relevance' ? '' : criteria.sort;
  return { ...criteria, ...noConditions, ...conditions, sort, search, exact: false };
}

/** The same words and the same way to browse, without any filter. */
export function withoutFilters(criteria: Criteria): Criteria {
  return { ...criteria, ...noFilters, ...noConditions };
}

/** The short name of the one contact that an address asks for in the place of a search. */
export function readAskedSlug(query: string): string | undefined {
  return new URLSearchParams(query).get('contact') || undefined;
}

/** What the call is asked; its pages are asked for one by one. */
export function toSearchInput(criteria: Criteria): z.input<typeof searchInput> {
  return {
    ...toCountInput(criteria),
    ...(criteria.masked && { browse: 'masked' }),
    ...(criteria.sort && { sort: criteria.sort }),
    limit: defaultPageSize,
  };
}

/** What is asked to know how many there are: the search, however it is browsed. */
export function toCountInput(criteria: Criteria): z.input<typeof countInput> {
  const { exact, openAt, maxPrice, withPicture } = criteria;
  const search = criteria.search.trim();
  return {
    ...(search && { search }),
    ...chosenFilters(criteria),
    ...(exact && search && { exact }),
    ...(openAt && { openAt }),
    ...(maxPrice && { maxPrice: Number(maxPrice) }),
    ...(withPicture && { withPicture: withPicture === 'true' }),
  };
}
