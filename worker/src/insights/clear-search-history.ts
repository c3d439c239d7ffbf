import { instant } from '@mboalink/db/sql/instant.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { sql } from 'drizzle-orm';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { personsOf } from './events.ts';

/**
 * Forgets which words the viewer searched for until now, those of a search whose event is still on its way, too. That they
 * searched stays counted.
 */
export async function clearSearchHistory(ctx: MemberContext): Promise<{ cleared: number }> {
  const persons = `{${(await personsOf(ctx)).join()}}`;
  const cleared = sql<number>`clear_searches(${persons}::bigint[], ${instant(ctx.now)})`;
  const [row] = await ctx.db.select({ cleared }).from(oneRow).where(runningSession(ctx));
  if (!row) throw new AppError('unauthenticated');
  return row;
}
