import { users } from '@mboalink/db/schema/accounts.ts';
import { passes } from '@mboalink/db/schema/billing.ts';
import { type JsonRow, jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import type { RunningPass } from '@mboalink/shared/billing/running-pass.ts';
import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

const { txRef, kind, reveals, used, endsAt } = passes;

const fields = { txRef, kind, reveals, remaining: sql<number>`${reveals} - ${used}`, endsAt };

type PassRow = JsonRow<typeof fields>;

/** Over `users`: the passes that run and hold something, as JSON, in the order in which they are used up. */
export function runningPasses({ db, now }: Pick<Context, 'db' | 'now'>): SQL<PassRow[]> {
  const running = db
    .select({ passes: jsonList(jsonObject(fields), sql`${endsAt}, ${txRef}`) })
    .from(passes)
    .where(and(eq(passes.userId, users.id), gt(endsAt, now), lt(used, reveals)));
  return sql<PassRow[]>`${running}`;
}

/** The same without the payments that they came of. */
export const toRunningPasses = (passes: PassRow[]): RunningPass[] => passes.map(({ txRef, ...pass }) => pass);
