import { and, asc, eq, gt } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { ownerTexts } from './public-texts.ts';
import { listings } from './schema/directory.ts';
import { withDatabase } from './with-database.ts';

const listingsAtOnce = 1000;

/**
 * Writes the public version of all descriptions and keywords anew, after a change of what counts as a contact detail.
 * @returns how many listings it changed
 */
export async function maskTexts(connectionString: string): Promise<number> {
  return withDatabase(connectionString, async (db) => {
    let masked = 0;
    for (let rows = await readTexts(db, 0); rows.length > 0; rows = await readTexts(db, lastKey(rows))) {
      for (const row of rows) if (await maskOne(db, row)) masked += 1;
    }
    return masked;
  });
}

type Row = Awaited<ReturnType<typeof readTexts>>[number];

const lastKey = (rows: readonly Row[]) => rows.at(-1)?.searchKey ?? 0;

function readTexts(db: NodePgDatabase, behind: number) {
  const { searchKey, description, keywords, publicDescription, publicKeywords } = listings;
  return db
    .select({ searchKey, description, keywords, publicDescription, publicKeywords })
    .from(listings)
    .where(gt(searchKey, behind))
    .orderBy(asc(searchKey))
    .limit(listingsAtOnce);
}

/** What its owner changed meanwhile is masked by then. */
async function maskOne(db: NodePgDatabase, row: Row): Promise<boolean> {
  const { publicDescription, publicKeywords } = ownerTexts(row);
  const isMasked =
    publicDescription === row.publicDescription &&
    JSON.stringify(publicKeywords) === JSON.stringify(row.publicKeywords);
  if (isMasked) return false;
  const { searchKey, description, keywords } = listings;
  const { rowCount } = await db
    .update(listings)
    .set({ publicDescription, publicKeywords })
    .where(and(eq(searchKey, row.searchKey), eq(description, row.description), eq(keywords, row.keywords)));
  return rowCount === 1;
}
