import { listings } from '@mboalink/db/schema/directory.ts';
import { categories } from '@mboalink/shared/catalogue/categories.ts';
import { entryReader } from '@mboalink/shared/catalogue/entry-reader.ts';
import { towns } from '@mboalink/shared/catalogue/places.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { wordsOf } from '@mboalink/shared/slug.ts';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { MemberContext } from '../trpc.ts';
import { isCardOpen, knownName } from './known-name.ts';

/** What somebody looks for among those whom they know. */
export type Wanted = { search?: string | undefined; category?: string | undefined };

const mostWords = 8;

const subcategories = categories.flatMap((category) => category.subcategories);

/**
 * Over `listings`: who has each word of the text in their name, or is called so by their trade or town, and is of the
 * category; undefined where nothing is asked for. Whoever hid is known by the name of their business alone to who did not open
 * them, and moves unseen. Throws `validation_failed` for a category that is none.
 */
export function isWanted(ctx: MemberContext, { search = '', category = '' }: Wanted): SQL | undefined {
  const reader = entryReader(ctx.language);
  const isChosen = category !== '' && category.toLowerCase() !== 'all';
  const slug = isChosen ? reader.slugOf({ field: 'category', kind: 'category', text: category }) : '';
  if (reader.errors.length > 0) throw new AppError('validation_failed', { errors: [...reader.errors] });
  const words = [...new Set(wordsOf(search))].slice(0, mostWords);
  const isOpen = isCardOpen(ctx);
  const isOfCategory = slug ? and(eq(listings.categorySlug, slug), isBusiness, isOpen) : undefined;
  return and(isOfCategory, ...words.map((word) => isCalled(ctx, word, isOpen)));
}

type Named = { slug: string; en: string; fr: string };

/** Over `listings`: of buyers nothing is told but their town, by what a search answers neither. */
const isBusiness = ne(listings.userType, 'buyer');

/** Over `listings`: whether a word begins one of the name, or of what trade and town are called. */
function isCalled(ctx: MemberContext, word: string, isOpen: SQL): SQL {
  // A number that stands in a name is not told digit by digit.
  const name = /\d/.test(word)
    ? sql`plain_words(without_numbers(${knownName(ctx)}))`
    : sql`case when ${listings.shownName} is null then ${listings.nameFolded} else plain_words(${knownName(ctx)}) end`;
  return sql`((' ' || ${name}) like ('% ' || ${word} || '%') and (${isBusiness} or ${isOpen})
    or ${isOpen} and (${listings.citySlug} = any(${begunBy(word, towns)})
      or (${isBusiness} and (${listings.categorySlug} = any(${begunBy(word, categories)})
        or ${listings.subcategorySlug} = any(${begunBy(word, subcategories)})))))`;
}

/** The slugs of those that a word begins a word of, in either language. */
function begunBy(word: string, entries: readonly Named[]): SQL {
  const isBegun = (entry: Named) => wordsOfName(entry).some((other) => other.startsWith(word));
  return sql`${sql.param(entries.filter(isBegun).map(({ slug }) => slug))}::text[]`;
}

/** Of a thousand names, each is taken apart once. */
const wordsOfNames = new Map<Named, readonly string[]>();

function wordsOfName(entry: Named): readonly string[] {
  const words = wordsOfNames.get(entry) ?? wordsOf(`${entry.en} ${entry.fr}`);
  wordsOfNames.set(entry, words);
  return words;
}
