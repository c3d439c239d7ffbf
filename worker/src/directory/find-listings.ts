import { sessions } from '@mboalink/db/schema/accounts.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isOwnSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import type { BusinessNames } from './business-names.ts';
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

/** The ways in which a search is tried: its attempts, what stands beside the first that finds any, and the names it may be. */
export type Tries = {
  attempts: readonly Attempt[];
  beside?: readonly (readonly Attempt[])[];
  names?: BusinessNames;
};

/** How a search is tried; in `askers` for whoever asks in a town or region, by its slug, where that differs. */
export type AskersTries = Tries & { askers?: Readonly<Record<string, Tries>> };

type Page = Pick<Search, 'limit' | 'start' | 'sort' | 'refinement'>;

/** What `find_listings` is asked: one page by the first of the attempts that finds any; with `isOpen` of open pages alone. */
export function findQuestion(
  { askers = {}, ...usual }: AskersTries,
  { limit, start, sort, refinement }: Page,
  isOpen: boolean,
): string {
  return JSON.stringify({
    ...start,
    ...refinement,
    usual: asked(usual),
    ...(Object.keys(askers).length > 0 && {
      askers: Object.fromEntries(Object.entries(askers).map(([asker, tries]) => [asker, asked(tries)])),
    }),
    sort: sort === 'answered' || sort === 'price' ? 'relevance' : sort,
    limit,
    open: isOpen,
  });
}

const asked = ({ names, ...attempts }: Tries) => ({ ...names, ...attempts });

/** That page, as `find_listings` answers. */
export function foundBy(
  tries: AskersTries,
  page: Page,
  { viewerId, isOpen }: { viewerId: AnyPgColumn | null; isOpen: boolean },
): SQL<Found> {
  return sql`to_jsonb(find_listings(${findQuestion(tries, page, isOpen)}::jsonb, ${viewerId}))`;
}

/**
 * The keys of the page that `result` found. Read by a query of its own: of what is named in one only, the planner would
 * run the search for each use.
 */
export const pageKeys = (result: SQLWrapper, found: SQLWrapper): SQL<number[]> =>
  sql`string_to_array((select ${found} ->> 'page' from ${result}), ',')::int[]`;

/**
 * The contacts of one page. A seller who may open nobody today gets the count alone, unless they browse without numbers.
 */
export function findListings(ctx: MemberContext, search: Search, tries: AskersTries) {
  const result = ctx.db.$with('result').as(countListings(ctx, search, tries));
  const shown = contactRows(ctx, {
    keys: pageKeys(result, result.found),
    needsRoom: search.browse !== 'masked',
  });
  return ctx.db.with(result).select({ found: result.found, shown }).from(result);
}

/** The same without the contacts. */
export function countListings(ctx: MemberContext, search: Search, tries: AskersTries) {
  return ctx.db
    .select({ found: foundBy(tries, search, { viewerId: sessions.userId, isOpen: false }).as('found') })
    .from(sessions)
    .where(isOwnSession(ctx));
}
