import { sessions } from '@mboalink/db/schema/accounts.ts';
import { sql } from 'drizzle-orm';
import { isOwnSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import type { Search } from './read-search.ts';
import type { Attempt } from './search-attempts.ts';
import { keepPage } from './shown/asked.ts';

/** What `find_listings` says beside the page. */
export type Found = {
  attempt: number;
  total: number;
  dropped: string[];
  corrected: { from: string; to: string }[];
};

type Tries = {
  attempts: readonly Attempt[];
  named: string | undefined;
  within: Omit<Attempt, 'steps'>;
};

/**
 * The listings of one page, by the first of the attempts that finds any; kept for the statements that follow in the
 * same batch. A seller whose day is used up gets the count alone.
 */
export function findListings(ctx: MemberContext, asked: Search, { attempts, named, within: place }: Tries) {
  const { db } = ctx;
  const { limit, page, sort } = asked;
  const question = {
    ...(named && { named, within: place }),
    attempts: attempts.map(({ steps, ...attempt }) => attempt),
    sort: sort === 'answered' ? 'relevance' : sort,
    limit,
    offset: (page - 1) * limit,
  };
  const found = sql<Found>`to_jsonb(find_listings(${JSON.stringify(question)}::jsonb, ${sessions.userId}))`;
  const result = db.$with('result').as(
    db
      .select({ found: found.as('found') })
      .from(sessions)
      .where(isOwnSession(ctx)),
  );
  return db
    .with(result)
    .select({ found: result.found, kept: keepPage(sql`${result.found} ->> 'page'`) })
    .from(result);
}
