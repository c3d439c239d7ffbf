import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** By what two saved searches of a person are the same: their words, however they are written, and their filters (jsonb). */
export function alertSameness(search: SQLWrapper | string, filters: SQLWrapper): SQL<string> {
  return sql`md5(plain_words(${search}) || ${filters}::text)`;
}
