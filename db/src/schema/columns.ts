import { type AnyColumn, sql } from 'drizzle-orm';
import { check, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Primary key minted by the database: UUIDv7, in order of time, not guessable from another one. */
export const id = () => uuid().primaryKey().default(sql`uuidv7()`);

/** An instant, always with time zone. */
export const instant = () => timestamp({ withTimezone: true });

export const createdAt = () => instant().notNull().default(sql`now()`);

/** One of `shared`'s own values inside a check, where the database takes no parameters. */
export const literal = (value: string | number) => sql.raw(String(value));

/** That a text column holds one of the values that `shared` spells, where the database takes no parameters. */
export const isOneOf = (column: AnyColumn, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;

/** A check of that. */
export const oneOf = (name: string, column: AnyColumn, values: readonly string[]) =>
  check(name, isOneOf(column, values));
