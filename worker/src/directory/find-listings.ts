import { sessions } from '@mboalink/db/schema/accounts.ts';
import { type SQL, sql } from 'drizzle-orm';
import { isOwnSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import type { AskedNames } from './asked-names.ts';
import type { LearnedWord } from './learned-words.ts';
import type { Search } from './read-search.ts';
import type { Attempt } from './search-attempts.ts';
import { keepPage } from './shown/asked.ts';

/** What `find_listings` says beside the page. */
export type Found = {
  attempt: number;
  total: number;
  dropped: string[];
  corrected: { from: string; to: string }[];
  /** Those of the unknown words that people taught: attempts of theirs came before the others, each `around` in turn. */
  learned?: LearnedWord[];
};

type Tries = {
  attempts: readonly Attempt[];
  names: AskedNames;
  unknown: readonly string[];
  around: readonly Attempt[];
};

const withoutSteps = ({ steps, ...attempt }: Attempt) => attempt;

/**
 * The listings of one page, by the first of the attempts that finds any; kept for the statements that follow in the
 * same batch. A seller whose day is used up gets the count alone.
 */
export function findListings(ctx: MemberContext, asked: Search, tries: Tries) {
  const { db } = ctx;
  // Without a limit the planner would put the search in the place of each of its two uses below, and run it twice.
  const result = db.$with('result').as(
    db
      .select({ found: foundBy(asked, tries).as('found') })
      .from(sessions)
      .where(isOwnSession(ctx))
      .limit(1),
  );
  return db
    .with(result)
    .select({ found: result.found, kept: keepPage(sql`${result.found} ->> 'page'`) })
    .from(result);
}

function foundBy(asked: Search, { attempts, names, unknown, around }: Tries): SQL<Found> {
  const { limit, start, sort } = asked;
  const question = {
    ...names,
    attempts: attempts.map(withoutSteps),
    sort: sort === 'answered' ? 'relevance' : sort,
    limit,
    ...start,
  };
  if (unknown.length === 0 || around.length === 0) {
    return sql`to_jsonb(find_listings(${JSON.stringify(question)}::jsonb, ${sessions.userId}))`;
  }
  const learnable = { ...question, unknown, around: around.map(withoutSteps) };
  return sql`find_with_learned(${JSON.stringify(learnable)}::jsonb, ${sessions.userId})`;
}
