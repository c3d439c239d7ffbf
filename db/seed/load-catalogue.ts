import { otherTown, townsOf } from '@mboalink/shared/catalogue/places.ts';
import { regionNames } from '@mboalink/shared/catalogue/region-names.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { casing } from '../src/casing.ts';
import { searchPlaces } from '../src/schema/search.ts';

/** The code of 'other' in each region; its towns come before. */
const otherCode = 99;

/**
 * Writes the codes of the towns that the index of the search knows, and keeps those that are there. Must run before
 * any listing is written.
 * @returns how many rows are new
 */
export async function loadCatalogue(client: Client): Promise<number> {
  const rows = regionNames.flatMap(({ slug }, region) => {
    const code = (region + 1) * 100;
    const cities = townsOf(slug).map((town, index) => ({ code: code + index, citySlug: town.slug }));
    return [...cities, { code: code + otherCode, citySlug: otherTown.slug }].map((row) => ({
      ...row,
      regionSlug: slug,
    }));
  });
  const written = await drizzle({ client, casing })
    .insert(searchPlaces)
    .values(rows)
    .onConflictDoNothing()
    .returning({ code: searchPlaces.code });
  return written.length;
}
