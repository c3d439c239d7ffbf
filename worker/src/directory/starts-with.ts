import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Whether the business name of a listing begins with a text, accents and case aside. `column` is its folded name.
 * Not by `like`: folding makes wildcards of full-width characters.
 */
export function startsWith(column: SQLWrapper, text: string): SQL {
  return sql`${column} ^@ fold(${text})`;
}
