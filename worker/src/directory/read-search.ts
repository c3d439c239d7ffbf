import { type EntryKind, type EntryReader, entryReader } from '@mboalink/shared/catalogue/entries.ts';
import type { CategoryChoice, SearchInput } from '@mboalink/shared/directory/calls.ts';
import type { FilterValues } from '@mboalink/shared/directory/filters.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { searchLimits } from '@mboalink/shared/limits.ts';
import type { Refinement } from './conditions.ts';

/** A search as it is run: slugs of today's catalogue, and an empty text or list where nothing was chosen. */
export type Search = Pick<SearchInput, 'limit' | 'browse' | 'exact'> & {
  start: Start;
  /** The words without what they say of hours, prices and pictures. */
  text: string;
  typed: string;
  sort: NonNullable<SearchInput['sort']>;
  refinement?: Refinement;
  filters: FilterValues;
  choices: readonly CategoryChoice[];
};

/** Reads slugs and names alike. Throws `validation_failed` with the nearest known name for each that is neither. */
export function readSearch(input: SearchInput, language: Language): Search {
  const reader = entryReader(language);
  const { limit, sort = 'relevance', browse, exact, search = '', categories = [] } = input;
  const read: Search = {
    limit,
    sort,
    browse,
    exact,
    start: readStart(input),
    text: search,
    typed: search,
    filters: readFilters(input, reader),
    choices: categories.map((choice, index) => readChoice(choice, `categories.${index}`, reader)),
  };
  if (reader.errors.length > 0) throw new AppError('validation_failed', { errors: [...reader.errors] });
  return read;
}

function readFilters(input: SearchInput, reader: EntryReader): FilterValues {
  const read = (name: EntryKind & keyof SearchInput, above?: string) => {
    const text = input[name] ?? '';
    return meansNothing(text) ? '' : reader.slugOf({ field: name, kind: name, text, above });
  };
  const category = read('category');
  const subcategory = read('subcategory', category);
  const items = (input.items ?? []).map((text, index) =>
    reader.slugOf({ field: `items.${index}`, kind: 'item', text, above: subcategory }),
  );
  const region = read('region');
  const city = read('city', region);
  const userType = input.userType === 'all' ? '' : (input.userType ?? '');
  return { category, subcategory, items, region, city, userType };
}

/** Forms say so when nothing was chosen. */
function meansNothing(text: string): boolean {
  return text === '' || text.toLowerCase() === 'all';
}

function readChoice(choice: CategoryChoice, field: string, reader: EntryReader): CategoryChoice {
  const read = (part: keyof CategoryChoice, kind: EntryKind, above?: string) => {
    const text = choice[part];
    return text ? reader.slugOf({ field: `${field}.${part}`, kind, text, above }) : undefined;
  };
  const categorySlug = read('categorySlug', 'category') ?? '';
  const subcategorySlug = read('subcategorySlug', 'subcategory', categorySlug);
  return { categorySlug, subcategorySlug, itemSlug: read('itemSlug', 'item', subcategorySlug) };
}

/** Where a page begins: behind so many, or behind one contact wherever that stands by then. */
type Start = { offset: number; after?: string };

/** A cursor stands for the page after its contact; without one the page's number says where to begin. */
function readStart({ page, limit, cursor }: Pick<SearchInput, 'page' | 'limit' | 'cursor'>): Start {
  if (!cursor) return { offset: (page - 1) * limit };
  const [offset, after] = cursor.split('_');
  const last = (searchLimits.page - 1) * limit;
  return { offset: Math.min(Number(offset), last), ...(after && { after }) };
}

type Page = { limit: number; ids: readonly string[]; total: number };

/**
 * The cursor of the page that follows; null where nothing follows, or no more is shown of a search. A page may be short: of
 * what the index counts somebody may have ended since.
 */
export function nextCursor({ offset }: Start, { limit, ids, total }: Page): string | null {
  const next = offset + ids.length;
  const last = ids.at(-1);
  const isEnd = offset + limit >= total || next >= searchLimits.page * limit;
  return last && !isEnd ? `${next}_${last}` : null;
}
