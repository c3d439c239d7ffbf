import { users } from '@mboalink/db/schema/accounts.ts';
import { listingEvents, searches, searchFigures } from '@mboalink/db/schema/insights.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, eq, lte, ne, or, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { forgetTypedWords, insertTypedWords, type TypedWord } from './typed-words.ts';

export type Searched = {
  trade: string;
  /** The town that was searched; undefined where it was none of the catalogue. */
  citySlug: string | undefined;
  foundNobody: boolean;
  quartier?: string | undefined;
  /** Those that nobody had. */
  words: readonly TypedWord[];
  /** All that tell something, of whoever had them. */
  typed: readonly TypedWord[];
};

/**
 * Records a search after it was answered. Of words that nobody had those stay that the catalogue lists or several businesses
 * write, and none where the member cleared their history since: both lock the member's row, so that nothing comes between.
 */
export function recordSearch(ctx: MemberContext, searched: Searched): void {
  const { now, viewer } = ctx;
  const { trade, foundNobody, quartier, words, typed } = searched;
  const citySlug = searched.citySlug === 'other' ? undefined : searched.citySlug;
  const isKept = sql`coalesce(${users.searchesClearedAt} < ${instant(now)}, true)`;
  const telling = sql`array(
    select word from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as each (word text, "isListed" boolean)
    where "isListed" or is_common_word(word))`;
  const values = {
    memberId: users.id,
    searchedAt: now,
    trade,
    citySlug: citySlug ?? null,
    foundNobody,
    quartier: sql`case when ${isKept} then ${quartier ?? null}::text end`,
    words: sql`case when ${isKept} then ${telling} else '{}' end`,
  };
  const source = sql`from ${users} where ${eq(users.id, viewer.userId)} for share`;
  ctx.afterAnswer((db) => {
    const search = db.execute(insertSelect(searches, values, source));
    if (!citySlug || typed.length === 0) return search;
    return db.batch([
      search,
      ...insertTypedWords({ db, now, viewer }, { trade, citySlug, words: typed }, isKept),
    ]);
  });
}

/** Forgets which words the viewer searched for until now, and answers in how many searches there were any. */
export async function clearSearchHistory(ctx: MemberContext): Promise<{ cleared: number }> {
  const { db, now, viewer } = ctx;
  const { id, memberId, searchedAt, quartier, words } = searches;
  const hasWords = or(sql`${quartier} is not null`, ne(words, []));
  const cleared = db.$with('cleared').as(
    db
      .update(searches)
      .set({ quartier: null, words: [] })
      .where(and(eq(memberId, viewer.userId), lte(searchedAt, now), hasWords, runningSession(ctx)))
      .returning({ id }),
  );
  const looked = and(eq(listingEvents.viewerId, viewer.userId), ne(listingEvents.searchWords, []));
  const [, [row]] = await db.batch([
    db
      .update(users)
      .set({ searchesClearedAt: now })
      .where(and(eq(users.id, viewer.userId), runningSession(ctx))),
    db
      .with(cleared)
      .select({ cleared: sql<number>`(select count(*)::int from ${cleared})` })
      .from(oneRow)
      .where(runningSession(ctx)),
    forgetTypedWords(ctx, runningSession(ctx)),
    db
      .update(listingEvents)
      .set({ searchWords: [] })
      .where(and(looked, runningSession(ctx))),
  ]);
  if (!row) throw new AppError('unauthenticated');
  return row;
}

/** The trades that people searched for in a town, or in all of them, as a JSON list, most people first. */
export function popularTradesOf({ db }: Pick<Context, 'db'>, town?: string) {
  const { kind, citySlug, trade, people } = searchFigures;
  const popular = db
    .select({ trade, people: sql`sum(${people})`.as('people') })
    .from(searchFigures)
    .where(and(eq(kind, 'popular'), town === undefined ? undefined : eq(citySlug, town)))
    .groupBy(trade)
    .as('popular');
  const list = db
    .select({
      list: sql`coalesce(jsonb_agg(${popular.trade} order by ${popular.people} desc, ${popular.trade}), '[]')`,
    })
    .from(popular);
  return sql<string[]>`(${list})`;
}
