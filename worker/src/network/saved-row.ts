import { savedContacts } from '@mboalink/db/schema/network.ts';
import { jsonObject } from '@mboalink/db/sql/json.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { MemberContext } from '../trpc.ts';

/** A row of saved contacts as its calls answer it. */
type SavedRow = { savedId: string; savedAt: string } | null;

/** The row that a statement added, if it did. */
export function addedRow(
  added: { id: AnyPgColumn | SQL.Aliased; savedAt: AnyPgColumn | SQL.Aliased } & SQLWrapper,
) {
  return sql<SavedRow>`(select ${jsonObject({ savedId: added.id, savedAt: added.savedAt })} from ${added})`;
}

/** The row that was there before. */
export function keptRow({ db }: Pick<MemberContext, 'db'>, which: SQL | undefined) {
  const { id, savedAt } = savedContacts;
  const kept = db
    .select({ fields: jsonObject({ savedId: id, savedAt }) })
    .from(savedContacts)
    .where(which);
  return sql<SavedRow>`${kept}`;
}
