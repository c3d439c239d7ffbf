import { listings } from '@mboalink/db/schema/directory.ts';
import { categories } from '@mboalink/shared/catalogue/categories.ts';
import { entryReader } from '@mboalink/shared/catalogue/entries.ts';
import { towns } from '@mboalink/shared/catalogue/places.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { wordsOf } from '@mboalink/shared/slug.ts';
import { foldedWords } from '@mboalink/shared/words.ts';
import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { MemberContext } from '../trpc.ts';

type Filters = Readonly<Partial<Record<'search' | 'category' | 'city', string | undefined>>>;

const mostWords = 8;

/**
 * The filter of one's own lists, over `listings`: each word of the text begins a word of the name, the trade or the town, and
 * category and town are those that were chosen. Undefined without any filter. Throws `validation_failed` for a category or a town that is none.
 */
export function matchesFilters(ctx: MemberContext, filters: Filters): SQL | undefined {
  const { search = '' } = filters;
  const { category, city } = readSlugs(ctx, filters);
  const words = [...new Set(foldedWords(search))].slice(0, mostWords);
  return and(
    category ? and(eq(listings.categorySlug, category), isBusiness) : undefined,
    city ? eq(listings.citySlug, city) : undefined,
    ...words.map(matchesWord),
  );
}

function readSlugs(ctx: MemberContext, { category = '', city = '' }: Filters) {
  const reader = entryReader(ctx.language);
  const slugOf = (kind: 'category' | 'city', text: string) =>
    text === '' || text.toLowerCase() === 'all' ? '' : reader.slugOf({ field: kind, kind, text });
  const slugs = { category: slugOf('category', category), city: slugOf('city', city) };
  if (reader.errors.length > 0) throw new AppError('validation_failed', { errors: [...reader.errors] });
  return slugs;
}

/** Over `listings`: buyers are found by their town alone, so that a search says nothing else of them. */
const isBusiness = ne(listings.userType, 'buyer');

/** Over `listings`: whether a word begins a word of the name, the trade or the town. */
function matchesWord(word: string): SQL | undefined {
  const isNamed = sql`(' ' || ${listings.nameFolded}) like ('% ' || ${word} || '%')`;
  const isTrade = [categoryEntries, subcategoryEntries].map((entries) => namesEntryStarting(entries, word));
  return or(namesEntryStarting(townEntries, word), and(isBusiness, or(isNamed, ...isTrade)));
}

type Named = { slug: string; en: string; fr: string };

/** The catalogue entries that a column may name, with the words of their names in both languages. */
const entriesOf = (column: AnyPgColumn, named: readonly Named[]) => ({
  column,
  entries: named.map(({ slug, en, fr }) => ({ slug, words: wordsOf(`${en} ${fr}`) })),
});

const categoryEntries = entriesOf(listings.categorySlug, categories);
const subcategoryEntries = entriesOf(
  listings.subcategorySlug,
  categories.flatMap((category) => category.subcategories),
);
const townEntries = entriesOf(listings.citySlug, towns);

/** Whether the column names an entry with a word that begins so. */
function namesEntryStarting({ column, entries }: ReturnType<typeof entriesOf>, word: string): SQL {
  const begun = entries.filter(({ words }) => words.some((other) => other.startsWith(word)));
  return sql`${column} = any(${sql.param(begun.map(({ slug }) => slug))}::text[])`;
}
