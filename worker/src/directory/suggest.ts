import { listings } from '@mboalink/db/schema/directory.ts';
import { jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import type { Suggestion } from '@mboalink/shared/directory/calls.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { catalogueSuggestions, popularSuggestions } from './catalogue-suggestions.ts';
import { countCap } from './search-page.ts';
import { startsWith } from './starts-with.ts';

type Answer = { counts: Record<string, number>; businesses: { name: string; slug: string; city: string }[] };

const businessesAtMost = 3;

/**
 * What somebody may mean by the beginning of a word: trades, things and towns of the catalogue, then business
 * names. Without a text, the trades asked for most.
 */
export async function suggest(
  ctx: Context,
  { q, limit }: { q: string; limit: number },
  isAllowed: SQL = sql`true`,
): Promise<{ suggestions: Suggestion[] }> {
  const known = q === '' ? popularSuggestions(ctx.language) : catalogueSuggestions(q, ctx.language);
  const shown = known.slice(0, limit);
  const row = await readCountsAndNames(ctx, { shown, q, isAllowed });
  const businesses = row.businesses.map(
    ({ name, slug, city }): Suggestion => ({
      text: name,
      type: 'business',
      level: null,
      slug,
      count: null,
      city,
      within: null,
    }),
  );
  const room = Math.min(businesses.length, limit);
  return {
    suggestions: [
      ...shown
        .slice(0, limit - room)
        .map((entry) => ({ ...entry, count: row.counts[countKey(entry)] ?? null })),
      ...businesses.slice(0, room),
    ],
  };
}

/** The same for a member, while their session runs. */
export function suggestToMember(ctx: MemberContext, input: { q: string; limit: number }) {
  return suggest(ctx, input, runningSession(ctx));
}

const countKey = ({ type, slug }: Pick<Suggestion, 'type' | 'slug'>) => `${type}:${slug}`;

const columns: { [Type in Suggestion['type']]?: AnyPgColumn } = {
  category: listings.categorySlug,
  subcategory: listings.subcategorySlug,
  city: listings.citySlug,
};

type Asked = { shown: Suggestion[]; q: string; isAllowed: SQL };

/** Throws `unauthenticated` where it is not allowed: what is gathered is one row, or none then. */
async function readCountsAndNames({ db, now }: Context, { shown, q, isAllowed }: Asked): Promise<Answer> {
  const isVisible = and(gt(listings.visibleUntil, now), ne(listings.userType, 'buyer'));
  const counts = shown.flatMap((entry) => {
    const column = columns[entry.type];
    if (!column) return [];
    const counted = db
      .select({ userId: listings.userId })
      .from(listings)
      .where(and(eq(column, entry.slug), isVisible))
      .limit(countCap);
    return [[countKey(entry), sql<number>`(select count(*) from ${counted} as counted)`] as const];
  });
  const named = db
    .select({
      name: listings.businessName,
      slug: listings.slug,
      city: listings.citySlug,
      rank: listings.rank,
    })
    .from(listings)
    .where(and(sql`${q.length > 1}`, startsWith(listings.nameFolded, q), isVisible))
    .orderBy(desc(listings.rank))
    .limit(businessesAtMost)
    .as('named');
  const { name, slug, city } = named;
  const businesses = jsonList(jsonObject({ name, slug, city }), desc(named.rank));
  const [row] = await db
    .select({ counts: jsonObject(Object.fromEntries(counts)), businesses })
    .from(named)
    .having(isAllowed);
  if (!row) throw new AppError('unauthenticated');
  return row;
}
