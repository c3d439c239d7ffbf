import { listings } from '@mboalink/db/schema/directory.ts';
import { dueMarks } from '@mboalink/db/schema/network.ts';
import { categories } from '@mboalink/shared/catalogue/categories.ts';
import { entryReader } from '@mboalink/shared/catalogue/entry-reader.ts';
import { towns } from '@mboalink/shared/catalogue/places.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { wordsOf } from '@mboalink/shared/slug.ts';
import { and, eq, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
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
export function isWanted(ctx: MemberContext, wanted: Wanted): SQL | undefined {
  const { words, slug } = readWanted(ctx, wanted);
  const isOpen = isCardOpen(ctx);
  const isOfCategory = slug ? and(eq(listings.categorySlug, slug), isBusiness, isOpen) : undefined;
  return and(isOfCategory, ...words.map((word) => isCalled(ctx, word, isOpen)));
}

type Marked = Record<'contactId' | 'nameMarks' | 'entryMarks', SQLWrapper>;

/**
 * Over a list of contacts: who may be wanted by what is marked beside them, and whoever's marks are due. Of others no listing is
 * read. Undefined as `isWanted` is, which decides.
 */
export function mayBeWanted(ctx: MemberContext, wanted: Wanted, marked: Marked): SQL | undefined {
  const { words, slug } = readWanted(ctx, wanted);
  const isEntry = (slugs: readonly string[]) =>
    sql`${marked.entryMarks} & (select slug_marks(${sql.param(slugs)}::text[])) <> 0`;
  const isMarked = words.map((word) => {
    const slugs = [categories, subcategories, towns].flatMap((entries) => begun(word, entries));
    return or(
      sql`(select word_marks(${word})) & ~ ${marked.nameMarks} = 0`,
      slugs.length > 0 ? isEntry(slugs) : undefined,
    );
  });
  const all = and(slug ? isEntry([slug]) : undefined, ...isMarked);
  const due = ctx.db.select({ userId: dueMarks.userId }).from(dueMarks);
  return all && sql`(${all} or ${marked.contactId} in ${due})`;
}

/** The words and the category that are asked for. */
function readWanted(ctx: MemberContext, { search = '', category = '' }: Wanted) {
  const reader = entryReader(ctx.language);
  const isChosen = category !== '' && category.toLowerCase() !== 'all';
  const slug = isChosen ? reader.slugOf({ field: 'category', kind: 'category', text: category }) : '';
  if (reader.errors.length > 0) throw new AppError('validation_failed', { errors: [...reader.errors] });
  return { slug, words: [...new Set(wordsOf(search))].slice(0, mostWords) };
}

type Named = { slug: string; en: string; fr: string };

/** Over `listings`: of buyers nothing is told but their town, by what a search answers neither. */
const isBusiness = ne(listings.userType, 'buyer');

/** Over `listings`: whether a word begins one of the name, or of what trade and town are called. */
function isCalled(ctx: MemberContext, word: string, isOpen: SQL): SQL | undefined {
  // A number that stands in a name is not told digit by digit.
  const name = /\d/.test(word)
    ? sql`plain_words(without_numbers(${knownName(ctx)}))`
    : sql`case when ${listings.shownName} is null then ${listings.nameFolded} else plain_words(${knownName(ctx)}) end`;
  const isNamed = sql`(' ' || ${name}) like ('% ' || ${word} || '%')`;
  const trade = [
    ...isBegun(listings.categorySlug, word, categories),
    ...isBegun(listings.subcategorySlug, word, subcategories),
  ];
  const entries = or(
    ...isBegun(listings.citySlug, word, towns),
    trade.length > 0 ? and(isBusiness, or(...trade)) : undefined,
  );
  // Asked of every row: what is cheap comes first.
  return or(entries && and(entries, isOpen), and(isNamed, or(isBusiness, isOpen)));
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
