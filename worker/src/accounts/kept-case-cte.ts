import { spentTrials } from '@mboalink/db/schema/accounts.ts';
import { reportCases } from '@mboalink/db/schema/directory.ts';
import { columnName, insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { and, eq, exists, gt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { onOpenCase } from '../directory/reports/case-sql.ts';

type Recognised = {
  userId: SQLWrapper | string;
  /** Hashes of the e-mail address and the number, as an array of SQL. */
  hashes: SQL;
  /** What the statement reads; ends in a condition. */
  source: SQL;
};

/**
 * Hides the listing of whoever has the e-mail address or number of a listing that confirmed reports hid: leaving does not
 * undo what a person decided. Another decision of a person does. A case that is open becomes this one. Who comes by a number
 * that was somebody else's is told by the clock, and answers a person.
 */
export function keptCaseCte({ db, now }: Context, { userId, hashes, source }: Recognised) {
  const hidden = db
    .select({ identityHash: spentTrials.identityHash })
    .from(spentTrials)
    .where(
      and(
        sql`${spentTrials.identityHash} = any (${hashes})`,
        eq(spentTrials.hidesListing, true),
        gt(spentTrials.keptUntil, now),
      ),
    );
  const statement = insertSelect(
    reportCases,
    { contactId: userId, state: 'confirmed', toldAt: now, hiddenAt: now },
    sql`${source} and ${exists(hidden)}`,
  );
  const { state, hiddenAt } = reportCases;
  return db.$with('kept_case', {}).as(sql`${statement}
    ${onOpenCase} do update set ${columnName(state)} = excluded.${columnName(state)},
      ${columnName(hiddenAt)} = coalesce(${hiddenAt}, excluded.${columnName(hiddenAt)})`);
}
