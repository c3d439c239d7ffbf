import { spentChallenges } from '@mboalink/db/schema/limits.ts';
import { columnName, insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { eq, exists, not, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { SolvedChallenge } from './solved-challenge.ts';

/** Over nothing: whether a solved challenge is there that has paid for nothing yet. */
export function isPayable({ db }: Context, solved: SolvedChallenge | null): SQL {
  if (!solved) return sql`false`;
  const { id } = spentChallenges;
  return not(exists(db.select({ id }).from(spentChallenges).where(eq(id, solved.id))));
}

/**
 * `paid`: one row where a solved challenge was there and had paid for nothing before. `needed` says whether something
 * is to be paid for, so that nobody's work is spent on what is free; `level` the least work that pays for it.
 */
export function spendChallenge(
  { db, now }: Pick<Context, 'db' | 'now'>,
  solved: SolvedChallenge | null,
  needed: SQL,
  level: SQL = sql`0`,
) {
  const { id } = spentChallenges;
  return db.$with('paid', { id }).as(
    sql`${insertSelect(
      spentChallenges,
      {
        id: sql`${solved?.id ?? ''}::text`,
        expiresAt: instant(solved?.expiresAt ?? now),
      },
      sql`where ${solved !== null} and (${needed}) and ${solved?.level ?? 0}::int >= ${level}`,
    )} on conflict (${columnName(id)}) do nothing returning ${id}`,
  );
}
