import { Column, type GetColumnData, is, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { literal } from '../schema/columns.ts';
import { isoText } from './instant.ts';

type Field = AnyPgColumn | SQL | SQL.Aliased;

type JsonOf<Data> = Data extends Date ? string : Data;

type FieldData<One extends Field> = One extends AnyPgColumn
  ? JsonOf<GetColumnData<One>>
  : One extends SQL<infer Data> | SQL.Aliased<infer Data>
    ? Data
    : never;

/** A row as `jsonObject` answers it: the columns' own types, instants as ISO text. */
export type JsonRow<Fields extends Record<string, Field>> = {
  [Name in keyof Fields]: FieldData<Fields[Name]>;
};

/** Columns and expressions as one JSON object, so that a statement can answer several things in one row. */
export function jsonObject<Fields extends Record<string, Field>>(fields: Fields): SQL<JsonRow<Fields>> {
  // The names are our own, and no parameters: a statement is read anew each time it is sent.
  const pairs = Object.entries(fields).map(
    ([name, field]) => sql`${literal(`'${name}'`)}, ${jsonValue(field)}`,
  );
  return sql<JsonRow<Fields>>`json_build_object(${sql.join(pairs, sql`, `)})`;
}

/** The rows of a query as a JSON list, empty where there are none. */
export function jsonList<Row>(row: SQL<Row>, orderBy: SQL): SQL<Row[]> {
  return sql<Row[]>`coalesce(json_agg(${row} order by ${orderBy}), '[]')`;
}

type Cte = { _: { selectedFields: Record<string, unknown> } };

/** The columns of a `with` query by their names, for `jsonObject`. */
export function columnsOf<One extends Cte>(
  cte: One,
): Pick<One, keyof One['_']['selectedFields'] & keyof One> {
  const names = Object.keys(cte._.selectedFields) as (keyof One['_']['selectedFields'] & keyof One)[];
  const columns = names.map((name) => [name, cte[name]]);
  return Object.fromEntries(columns) as Pick<One, keyof One['_']['selectedFields'] & keyof One>;
}

function jsonValue(field: Field): Field {
  return is(field, Column) && field.dataType === 'date' ? isoText(field) : field;
}
