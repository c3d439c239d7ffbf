import { type EntryReader, entryReader } from '@mboalink/shared/catalogue/entry-reader.ts';
import type { CategoryChoice, SearchInput } from '@mboalink/shared/directory/calls.ts';
import {
  type FilterName,
  type FilterValues,
  filterOf,
  forEachFilter,
} from '@mboalink/shared/directory/filters.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { searchLimits } from '@mboalink/shared/limits.ts';

/** A search as it is run: slugs of today's catalogue, and an empty text or list where nothing was asked for. */
export type Search = Pick<SearchInput, 'limit' | 'sort' | 'browse' | 'exact'> & {
  start: Start;
  text: string;
  filters: FilterValues;
  choices: readonly CategoryChoice[];
};

/** Reads slugs and names alike. Throws `validation_failed` with the nearest known name for each that is neither. */
export function readSearch(input: SearchInput, language: Language): Search {
  const reader = entryReader(language);
  const { limit, sort, browse, exact, search = '', categories = [] } = input;
  const read: Search = {
    ...{ limit, sort, browse, exact },
    start: readStart(input),
    text: search,
    filters: readFilters(input, reader),
    choices: categories.map((choice, index) => readChoice(choice, `categories.${index}`, reader)),
  };
  if (reader.errors.length > 0) throw new AppError('validation_failed', { errors: [...reader.errors] });
  return read;
}

/** Forms say so when nothing was chosen. */
function meansNothing(text: string): boolean {
  return text === '' || text.toLowerCase() === 'all';
}

/** In the order of the list, so that what lies above a filter is read before it. */
function readFilters(input: SearchInput, reader: EntryReader): FilterValues {
  const slugs = new Map<string, string>();
  return forEachFilter((name) => {
    const value = readFilter(name, input[name], slugs, reader);
    if (typeof value === 'string') slugs.set(name, value);
    return value;
  });
}

function readFilter(
  name: FilterName,
  value: SearchInput[FilterName],
  slugs: ReadonlyMap<string, string>,
  reader: EntryReader,
): string | string[] {
  const filter = filterOf(name);
  const above = slugs.get(filter.above ?? '');
  if (filter.kind === 'entries') {
    const texts = Array.isArray(value) ? value : [];
    return texts.map((text, index) =>
      reader.slugOf({ field: `${name}.${index}`, kind: filter.of, text, above }),
    );
  }
  if (typeof value !== 'string' || meansNothing(value)) return '';
  return filter.kind === 'choice'
    ? value
    : reader.slugOf({ field: name, kind: filter.of, text: value, above });
}

function readChoice(choice: CategoryChoice, field: string, reader: EntryReader): CategoryChoice {
  const read = (part: keyof CategoryChoice, kind: 'category' | 'subcategory' | 'item', above?: string) => {
    const text = choice[part];
    return text ? reader.slugOf({ field: `${field}.${part}`, kind, text, above }) : undefined;
  };
  const categorySlug = read('categorySlug', 'category') ?? '';
  const subcategorySlug = read('subcategorySlug', 'subcategory', categorySlug);
  return { categorySlug, subcategorySlug, itemSlug: read('itemSlug', 'item', subcategorySlug) };
}

/** Where a page begins: behind so many, or behind one contact wherever that stands by then. */
export type Start = { offset: number; after?: string };

export type Paging = { page: number; limit: number; cursor?: string | undefined };

/** A cursor stands for the page after its contact; without one the page's number says where to begin. */
export function readStart({ page, limit, cursor }: Paging): Start {
  const last = (searchLimits.page - 1) * limit;
  if (!cursor) return { offset: (page - 1) * limit };
  const [offset, after] = cursor.split('_');
  return { offset: Math.min(Number(offset), last), ...(after && { after }) };
}

export type Shown = { limit: number; ids: readonly string[]; total: number };

/** The cursor of the page that follows; null where nothing follows, or no more is shown of a search. */
export function nextCursor({ offset }: Start, { limit, ids, total }: Shown): string | null {
  const next = offset + ids.length;
  const last = ids.at(-1);
  const isEnd = ids.length < limit || next >= total || next >= searchLimits.page * limit;
  return last && !isEnd ? `${next}_${last}` : null;
}
