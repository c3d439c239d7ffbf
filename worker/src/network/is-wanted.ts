import { listings } from '@mboalink/db/schema/directory.ts';
import { categories } from '@mboalink/shared/catalogue/categories.ts';
import { entryReader } from '@mboalink/shared/catalogue/entry-reader.ts';
import { towns } from '@mboalink/shared/catalogue/places.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { wordsOf } from '@mboalink/shared/slug.ts';
import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { typedName } from '../directory/names-and-pictures.ts';
import type { MemberContext } from '../trpc.ts';

/** What somebody looks for among those whom they know. */
export type Wanted = Readonly<Partial<Record<'search' | 'category' | 'city', string | undefined>>>;

const mostWords = 8;

const subcategories = categories.flatMap((category) => category.subcategories);

/**
 * Over `listings`: who has each word of the text in their name, or is called so by their trade or town, and is of the
 * category and in the town; a text without a word, '%', is searched for as it stands in the name. Undefined where nothing is
 * asked for. Throws `validation_failed` for a category or a town that is none.
 */
export function isWanted(ctx: MemberContext, wanted: Wanted): SQL | undefined {
  const { words, signs, category, city } = readWanted(ctx, wanted);
  return and(
    category ? and(eq(listings.categorySlug, category), isBusiness) : undefined,
    city ? eq(listings.citySlug, city) : undefined,
    ...words.map(isCalled),
    signs ? sql`strpos(${typedName}, ${signs}) > 0` : undefined,
  );
}

/** The words, the signs where there is no word, the category and the town that are asked for. */
function readWanted(ctx: MemberContext, { search = '', category = '', city = '' }: Wanted) {
  const reader = entryReader(ctx.language);
  const slugOf = (kind: 'category' | 'city', text: string) =>
    text === '' || text.toLowerCase() === 'all' ? '' : reader.slugOf({ field: kind, kind, text });
  const slugs = { category: slugOf('category', category), city: slugOf('city', city) };
  if (reader.errors.length > 0) throw new AppError('validation_failed', { errors: [...reader.errors] });
  const words = [...new Set(wordsOf(search))].slice(0, mostWords);
  // A number that stands in a name is not told digit by digit, in whatever script.
  return { ...slugs, words, signs: words.length === 0 ? search.replace(/\p{N}/gu, '').trim() : '' };
}

type Named = { slug: string; en: string; fr: string };

/** Over `listings`: of buyers nothing is told but their town, by what a search answers neither. */
const isBusiness = ne(listings.userType, 'buyer');

/** Over `listings`: whether a word begins one of the name, or of what trade and town are called. */
function isCalled(word: string): SQL | undefined {
  // A number that stands in a name is not told digit by digit.
  const name = /\d/.test(word) ? sql`plain_words(without_numbers(${typedName}))` : listings.nameFolded;
  const isNamed = sql`(' ' || ${name}) like ('% ' || ${word} || '%')`;
  const trade = [
    ...isBegun(listings.categorySlug, word, categories),
    ...isBegun(listings.subcategorySlug, word, subcategories),
  ];
  const entries = or(
    ...isBegun(listings.citySlug, word, towns),
    trade.length > 0 ? and(isBusiness, or(...trade)) : undefined,
  );
  return or(entries, and(isNamed, isBusiness));
}

/** Whether a column names one of those that a word begins a word of; nothing where there are none. */
function isBegun(column: AnyPgColumn, word: string, entries: readonly Named[]): SQL[] {
  const slugs = begun(word, entries);
  return slugs.length > 0 ? [sql`${column} = any(${sql.param(slugs)}::text[])`] : [];
}

/** Those that a word begins a word of, in either language. */
const begun = (word: string, entries: readonly Named[]) =>
  entries
    .filter((entry) => wordsOfName(entry).some((other) => other.startsWith(word)))
    .map(({ slug }) => slug);

/** Of a thousand names, each is taken apart once. */
const wordsOfNames = new Map<Named, readonly string[]>();

function wordsOfName(entry: Named): readonly string[] {
  const words = wordsOfNames.get(entry) ?? wordsOf(`${entry.en} ${entry.fr}`);
  wordsOfNames.set(entry, words);
  return words;
}
