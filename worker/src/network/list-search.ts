import { listings } from '@mboalink/db/schema/directory.ts';
import { categories } from '@mboalink/shared/catalogue/categories.ts';
import { entryReader } from '@mboalink/shared/catalogue/entries.ts';
import { towns } from '@mboalink/shared/catalogue/places.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { wordsOf } from '@mboalink/shared/slug.ts';
import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { MemberContext } from '../trpc.ts';

type Filters = Readonly<Partial<Record<'search' | 'category' | 'city', string | undefined>>>;

const mostWords = 8;

/**
 * Over `listings`: who has each word of the text in their name, or is called so by their trade or town, and is of the
 * category and in the town. Undefined where nothing is
 * asked for. Throws `validation_failed` for a category or a town that is none.
 */
export function isSearched(ctx: MemberContext, filters: Filters): SQL | undefined {
  const { search = '' } = filters;
  const { category, city } = readSlugs(ctx, filters);
  const words = [...new Set(wordsOf(search))].slice(0, mostWords);
  return and(
    category ? and(eq(listings.categorySlug, category), isBusiness) : undefined,
    city ? eq(listings.citySlug, city) : undefined,
    ...words.map(isCalled),
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

/** Over `listings`: of buyers nothing is told but their town, by what a search answers neither. */
const isBusiness = ne(listings.userType, 'buyer');

/** Over `listings`: whether a word begins one of the name, or of what trade and town are called. */
function isCalled(word: string): SQL | undefined {
  const isNamed = sql`(' ' || ${listings.nameFolded}) like ('% ' || ${word} || '%')`;
  const isTrade = [categoryEntries, subcategoryEntries].map((entries) => isBegun(entries, word));
  return or(isBegun(townEntries, word), and(isBusiness, or(isNamed, ...isTrade)));
}

type Named = { slug: string; en: string; fr: string };

/** Those that a column may name, with the words of their names in both languages. */
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

/** Whether a column names one of those that a word begins a word of. */
function isBegun({ column, entries }: ReturnType<typeof entriesOf>, word: string): SQL {
  const begun = entries.filter(({ words }) => words.some((other) => other.startsWith(word)));
  return sql`${column} = any(${sql.param(begun.map(({ slug }) => slug))}::text[])`;
}
