import type { searchInput } from '@mboalink/shared/directory/calls.ts';
import type * as z from 'zod/mini';

export const userTypeFilters = ['', 'seller', 'buyer', 'both'] as const;

export type UserTypeFilter = (typeof userTypeFilters)[number];

/** What somebody looks for. It lives in the address; an empty text is "no wish". */
export type Criteria = {
  search: string;
  category: string;
  subcategory: string;
  items: readonly string[];
  region: string;
  city: string;
  userType: UserTypeFilter;
  /** Browsing without numbers, which is open to who may not open any. */
  masked: boolean;
};

export const noCriteria: Criteria = {
  search: '',
  category: '',
  subcategory: '',
  items: [],
  region: '',
  city: '',
  userType: '',
  masked: false,
};

export const pageSize = 20;

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const longestSlug = 80;
const longestSearch = 100;
const mostItems = 20;

/** Reads the query of an address. What could not be a wish of ours is dropped rather than sent and refused. */
export function readCriteria(query: string): Criteria {
  const parameters = new URLSearchParams(query);
  const slug = (name: string) => onlySlug(parameters.get(name) ?? '');
  const category = slug('category');
  const subcategory = slug('subcategory');
  const items = (parameters.get('items') ?? '').split(',').filter((item) => onlySlug(item) !== '');
  const userType = userTypeFilters.find((value) => value === parameters.get('userType')) ?? '';
  return {
    search: printable((parameters.get('search') ?? '').trim().slice(0, longestSearch)),
    category,
    subcategory,
    items: category && subcategory ? [...new Set(items)].slice(0, mostItems) : [],
    region: slug('region'),
    city: slug('city'),
    userType,
    masked: parameters.get('browse') === 'masked',
  };
}

/** Control characters, and the half of a character that a cut may leave, are refused by the server. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim();
}

function onlySlug(text: string): string {
  return text.length <= longestSlug && slugPattern.test(text) ? text : '';
}

/** The query of an address, always in the same order, so that equal wishes have equal addresses. */
export function writeCriteria(criteria: Criteria): string {
  const { search, category, subcategory, items, region, city, userType, masked } = criteria;
  const values = { search, category, subcategory, items: items.join(','), region, city, userType };
  const wishes = Object.entries(values).filter(([, value]) => value !== '');
  return new URLSearchParams(masked ? [...wishes, ['browse', 'masked']] : wishes).toString();
}

/** Whether anything was asked for; without, the newest near the viewer are shown. */
export function hasCriteria(criteria: Criteria): boolean {
  return writeCriteria({ ...criteria, masked: false }) !== '';
}

/** The same words and the same way to browse, without any filter. */
export function withoutFilters({ search, masked }: Criteria): Criteria {
  return { ...noCriteria, search, masked };
}

/** Another region has other towns. */
export function withRegion<C extends { region: string; city: string }>(criteria: C, region: string): C {
  return { ...criteria, region, city: '' };
}

export function toSearchInput(criteria: Criteria, page: number): z.input<typeof searchInput> {
  const { search, category, subcategory, items, region, city, userType, masked } = criteria;
  const choices = items.map((itemSlug) => ({
    categorySlug: category,
    subcategorySlug: subcategory,
    itemSlug,
  }));
  return {
    ...(search && { search }),
    ...(choices.length > 0 ? { categories: choices } : { category, subcategory }),
    ...(region && { region }),
    ...(city && { city }),
    ...(userType && { userType }),
    ...(masked && { browse: 'masked' }),
    page,
    limit: pageSize,
  };
}
