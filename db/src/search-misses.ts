import { desc, inArray, sql } from 'drizzle-orm';
import { searchFigures } from './schema/insights.ts';
import { withDatabase } from './with-database.ts';

type MissedIn = { town: string; people: number };

/** What three people or more searched for in a town in the last seven days, and nobody had. */
export type SearchMiss = Awaited<ReturnType<typeof listSearchMisses>>[number];

/**
 * The words, quartiers and trades that found nobody, most people first, each with its towns and how many searched there. The
 * nightly job counts only what several people searched for, so that nothing here is about anybody.
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
        towns: sql<MissedIn[]>`json_agg(json_build_object('town', ${citySlug}, 'people', ${people})
          order by ${people} desc, ${citySlug})`,
      })
      .from(searchFigures)
      .where(inArray(kind, ['word', 'quartier', 'trade']))
      .groupBy(kind, trade, name)
      .orderBy(desc(sql`sum(${people})`), kind, name, trade),
  );
}
