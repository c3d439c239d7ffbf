import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Whether the business name of a listing begins with a text, accents and case aside. `column` is its folded name. */
export function startsWith(column: SQLWrapper, text: string): SQL {
  const pattern = `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`${column} like fold(${pattern})`;
}
