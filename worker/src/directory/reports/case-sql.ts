import { reportCases } from '@mboalink/db/schema/directory.ts';
import { columnName } from '@mboalink/db/sql/insert-select.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Of an insert into `reportCases`, before `do …`: one is open for the contact. */
export const onOpenCase: SQL = sql`on conflict (${columnName(reportCases.contactId)})
  where ${columnName(reportCases.state)} in ('told', 'answered', 'hidden', 'confirmed')`;

/** What the mail is about that tells the owner of a case, one for each time. */
export function tellingOf({ id, timesTold }: Record<'id' | 'timesTold', SQLWrapper>): SQL<string> {
  return sql`concat_ws('-', ${id}, nullif(${timesTold}, 1))`;
}
