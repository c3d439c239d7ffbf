import { foldedWords } from '@mboalink/shared/words.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A lock by a name of our own, to the end of the transaction. No name, null, locks nothing. */
export function advisoryLock(name: SQLWrapper | string | null): SQL {
  return sql`pg_advisory_xact_lock(hashtextextended(${name}::text, 0))`;
}

/** By what two saved searches of a person are the same: their words, however they are written, and their filters (jsonb). */
export function alertSameness(search: string, filters: SQLWrapper): SQL<string> {
  return sql`md5(${foldedWords(search).join(' ')} || ${filters}::text)`;
}

/** A list of texts as an array of PostgreSQL, for templates; empty where there are none. */
export function textArray(texts: readonly string[]): SQL<string[]> {
  const each = texts.map((text) => sql`${text}::text`);
  return sql<string[]>`array[${sql.join(each, sql`, `)}]::text[]`;
}
