import { type SQL, sql } from 'drizzle-orm';

/** A list of texts as an array of PostgreSQL, for templates; empty where there are none. */
export function textArray(texts: readonly string[]): SQL<string[]> {
  const each = texts.map((text) => sql`${text}::text`);
  return sql<string[]>`array[${sql.join(each, sql`, `)}]::text[]`;
}
