import { users } from '@mboalink/db/schema/accounts.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { typedWords, visitorSalts, wordDays } from '@mboalink/db/schema/insights.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import { figureLimits } from '@mboalink/shared/insights/figures.ts';
import { and, count, eq, exists, gt, gte, lt, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { MemberContext } from '../trpc.ts';
import { countedSince, daysAgo } from './listing-days.ts';

type Database = Pick<Context, 'db' | 'now'>;

/** Over `visitor_salts`: whom a member is for their day, and for nobody who has not its salt. */
const personOf = (memberId: SQLWrapper) =>
  sql`encode(sha256(convert_to(${visitorSalts.salt} || ${memberId}::text, 'UTF8')), 'base64')`;

/** A word of a search, and whether the catalogue lists it. */
export type TypedWord = { word: string; isListed: boolean };

export type Typed = { trade: string; citySlug: string; words: readonly TypedWord[] };

/**
 * Statements of one batch that write down the words of the viewer's search for a trade in a town, where `isKept` holds over `users`.
 * Of words that the catalogue does not list, none that names a business.
 */
export function insertTypedWords(
  { db, now, viewer }: Pick<MemberContext, 'db' | 'now' | 'viewer'>,
  { trade, citySlug, words }: Typed,
  isKept: SQL,
) {
  const day = doualaDay(now);
  const source = sql`from ${users}
    join ${visitorSalts} on ${eq(visitorSalts.day, day)}
    cross join jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as each (word text, "isListed" boolean)
    where ${and(
      eq(users.id, viewer.userId),
      lte(users.createdAt, countedSince(now)),
      isKept,
      sql`("isListed" or not is_name_word(word))`,
    )}`;
  const row = { day, person: personOf(users.id), citySlug, trade, word: sql`word` };
  return [
    db.insert(visitorSalts).values({ day }).onConflictDoNothing(),
    db.execute(sql`${insertSelect(typedWords, row, source)} on conflict do nothing`),
  ] as const;
}

const mostWords = 3;

/** What a member typed today who searched for a trade in a town: words that were counted before, so that they tell of nobody. */
export function knownWordsOf(
  { db, now }: Database,
  memberId: SQLWrapper,
  { trade, city }: { trade: SQLWrapper; city: SQLWrapper },
): SQL<string[]> {
  const { word } = typedWords;
  const counted = db
    .select({ word: wordDays.word })
    .from(wordDays)
    .where(
      and(
        eq(wordDays.citySlug, typedWords.citySlug),
        eq(wordDays.trade, typedWords.trade),
        eq(wordDays.word, word),
      ),
    );
  const words = db
    .select({ word })
    .from(typedWords)
    .innerJoin(visitorSalts, eq(visitorSalts.day, typedWords.day))
    .where(
      and(
        eq(typedWords.day, doualaDay(now)),
        eq(typedWords.person, personOf(memberId)),
        sql`${typedWords.citySlug} = ${city} and ${typedWords.trade} = ${trade}`,
        exists(counted),
      ),
    )
    .orderBy(word)
    .limit(mostWords);
  return sql<string[]>`array(${words})`;
}

/** Which of those words are the viewer's. */
const isOwn = ({ viewer }: Pick<MemberContext, 'viewer'>) =>
  and(eq(visitorSalts.day, typedWords.day), eq(typedWords.person, personOf(sql`${viewer.userId}::uuid`)));

/** Forgets them, where `isAllowed` holds. */
export function forgetTypedWords(ctx: MemberContext, isAllowed: SQL) {
  const salts = ctx.db.select({ day: visitorSalts.day }).from(visitorSalts).where(isOwn(ctx));
  return ctx.db.delete(typedWords).where(and(exists(salts), isAllowed));
}

/** Them, as a JSON list, for who asks for all that is kept of them. */
export function ownTypedWords(ctx: MemberContext) {
  const { day, trade, citySlug, word } = typedWords;
  const rows = ctx.db
    .select({ rows: jsonList(jsonObject({ day, trade, citySlug, word }), sql`${day}, ${word}`) })
    .from(typedWords)
    .innerJoin(visitorSalts, isOwn(ctx));
  return sql<{ day: string; trade: string; citySlug: string; word: string }[]>`(${rows})`;
}

/** Counts the words of the days that are over, from three people up, and forgets who typed them. */
export function countTypedWords({ db, now }: Database) {
  const done = db.$with('done').as(
    db
      .delete(typedWords)
      .where(lt(typedWords.day, doualaDay(now)))
      .returning(),
  );
  const of = { citySlug: done.citySlug, trade: done.trade, day: done.day, word: done.word };
  const counted = db
    .select({ ...of, people: count().as('people') })
    .from(done)
    .groupBy(done.citySlug, done.trade, done.day, done.word)
    .having(gte(count(), figureLimits.viewers));
  return db.with(done).insert(wordDays).select(counted).onConflictDoNothing();
}

const daysTold = 30;
const mostTold = 40;

/** Over `listings`: the words that people typed in its town for its trade lately, those of most days and people first. */
export function typedForListing({ db, now }: Database): SQL<string[]> {
  const { citySlug, trade, day, word, people } = wordDays;
  const words = db
    .select({ word, people: sql`sum(${people})`.as('people') })
    .from(wordDays)
    .where(
      and(
        eq(citySlug, listings.citySlug),
        eq(trade, listings.subcategorySlug),
        gt(day, daysAgo(now, daysTold)),
      ),
    )
    .groupBy(word)
    .orderBy(sql`people desc`, word)
    .limit(mostTold)
    .as('words');
  const list = db
    .select({
      list: sql`coalesce(jsonb_agg(${words.word} order by ${words.people} desc, ${words.word}), '[]')`,
    })
    .from(words);
  return sql<string[]>`(${list})`;
}
