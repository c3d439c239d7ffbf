import { sessions } from '@mboalink/db/schema/accounts.ts';
import { type SQL, sql } from 'drizzle-orm';
import { isOwnSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import type { AskedNames } from './asked-names.ts';
import { contactRows } from './contact-rows.ts';
import type { Search } from './read-search.ts';
import type { Attempt } from './search-attempts.ts';

/** What `find_listings` says beside the page. */
export type Found = {
  attempt: number;
  total: number;
  dropped: string[];
  corrected: { from: string; to: string }[];
};

/** The ways in which a search is tried. */
export type Tries = {
  attempts: readonly Attempt[];
  names: AskedNames;
};

const withoutSteps = ({ steps, ...attempt }: Attempt) => attempt;

/**
 * The contacts of one page, by the first of the attempts that finds any. A seller who may open nobody today gets the count
 * alone, unless they browse without numbers.
 */
export function findListings(ctx: MemberContext, asked: Search, tries: Tries) {
  const { db } = ctx;
  const result = db.$with('result').as(countListings(ctx, asked, tries));
  const shown = contactRows(ctx, {
    // Asked for by a query of its own: of what is named in one only, the planner would run the search for each use.
    keys: sql`string_to_array((select ${result.found} ->> 'page' from ${result}), ',')::int[]`,
    needsRoom: asked.browse !== 'masked',
  });
  return db.with(result).select({ found: result.found, shown }).from(result);
}

/** The same without the contacts. */
export function countListings(ctx: MemberContext, asked: Search, tries: Tries) {
  return ctx.db
    .select({ found: foundBy(asked, tries).as('found') })
    .from(sessions)
    .where(isOwnSession(ctx));
}

function foundBy(asked: Search, { attempts, names }: Tries): SQL<Found> {
  const { limit, start, sort } = asked;
  const question = {
    ...names,
    attempts: attempts.map(withoutSteps),
    sort: sort === 'answered' ? 'relevance' : sort,
    limit,
    ...start,
  };
  return sql`to_jsonb(find_listings(${JSON.stringify(question)}::jsonb, ${sessions.userId}))`;
}
