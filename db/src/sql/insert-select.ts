import { getTableColumns, isSQLWrapper, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { casing } from '../casing.ts';

/** A row to insert: each value as its column takes it, or as SQL. */
export type InsertValues<Table extends PgTable> = {
  [Name in keyof Table['$inferInsert']]: Table['$inferInsert'][Name] | SQLWrapper;
};

const names = new CasingCache(casing);

/** A column's bare name, where SQL takes no table before it: lists of an insert, conflicts, targets of `set`. */
export function columnName(column: AnyPgColumn): SQL {
  return sql`${sql.identifier(names.getColumnCasing(column))}`;
}

/**
 * `insert into … select …`, each value beside its column, for rows that depend on what else a statement finds;
 * `source` is what follows the values: `from …`, `where …`.
 * Throws for a name that the table does not have.
 */
export function insertSelect<Table extends PgTable>(
  table: Table,
  values: InsertValues<Table>,
  source: SQL = sql``,
): SQL {
  const columns: Record<string, AnyPgColumn> = getTableColumns(table);
  const pairs = Object.entries<unknown>(values).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const column = columns[name];
    if (!column) throw new Error(`the table has no column ${name}`);
    return [{ name: columnName(column), value: isSQLWrapper(value) ? value : sql.param(value, column) }];
  });
  const listed = (chunks: (SQLWrapper | ReturnType<typeof sql.param>)[]) =>
    sql.join(
      chunks.map((chunk) => sql`${chunk}`),
      sql`, `,
    );
  return sql`insert into ${table} (${listed(pairs.map((pair) => pair.name))})
    select ${listed(pairs.map((pair) => pair.value))} ${source}`;
}
