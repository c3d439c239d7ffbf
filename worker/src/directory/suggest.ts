import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { findTown } from '@mboalink/shared/catalogue/places.ts';
import type { Suggestion } from '@mboalink/shared/directory/calls.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { catalogueSuggestions, popularSuggestions } from './catalogue-suggestions.ts';

const businessesAtMost = 3;

/**
 * What somebody may mean by the beginning of a text: trades, things and towns of the catalogue, then business names.
 * Without a text, the trades asked for most.
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
      ...shown.slice(0, limit - room).map((entry, index) => ({ ...entry, count: row.counts[index] ?? null })),
      ...businesses.slice(0, room),
    ],
  };
}

/** The same for a member, while their session runs. */
export function suggestToMember(ctx: MemberContext, input: { q: string; limit: number }) {
  return suggest(ctx, input, runningSession(ctx));
}

type Asked = { shown: Suggestion[]; q: string; isAllowed: SQL };

/** Throws `unauthenticated` where it is not allowed: what is gathered is one row, or none then. */
async function readCountsAndNames({ db }: Context, { shown, q, isAllowed }: Asked) {
  const [row] = await db
    .select({
      counts: sql<number[]>`to_jsonb(count_listed(${JSON.stringify(shown.map(countedRow))}::jsonb))`,
      businesses: sql<
        { name: string; slug: string; city: string }[]
      >`suggest_names(${q}, ${businessesAtMost}::int)`,
    })
    .from(oneRow)
    .where(isAllowed);
  if (!row) throw new AppError('unauthenticated');
  return row;
}

/** A row as `count_listed` takes it. */
function countedRow({ type, slug, city }: Suggestion) {
  const region = findTown(city ?? '')?.region ?? null;
  return type === 'city' ? ['all', 'all', region, slug] : [type, slug, region, city];
}
