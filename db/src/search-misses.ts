import { desc, inArray, sql } from 'drizzle-orm';
import { searchFigures } from './schema/insights.ts';
import { withDatabase } from './with-database.ts';

/** What several people searched for in the last seven days and nobody had. */
export type SearchMiss = Awaited<ReturnType<typeof listSearchMisses>>[number];

/**
 * The words, quartiers and trades that found nobody, most people first, each with its towns. The nightly job counts only what
 * several people searched for, so that nothing here is about anybody.
 */
export async function listSearchMisses(connectionString: string) {
  const { kind, trade, name, citySlug, people } = searchFigures;
  return withDatabase(connectionString, (db) =>
    db
      .select({
        kind,
        trade,
        name,
        people: sql<number>`sum(${people})::int`,
        towns: sql<string[]>`array_agg(${citySlug} order by ${people} desc, ${citySlug})`,
      })
      .from(searchFigures)
      .where(inArray(kind, ['word', 'quartier', 'trade']))
      .groupBy(kind, trade, name)
      .orderBy(desc(sql`sum(${people})`), kind, name, trade),
  );
}
