import { otherTown, townsOf } from '@mboalink/shared/catalogue/places.ts';
import { regionNames } from '@mboalink/shared/catalogue/regions.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { casing } from '../src/casing.ts';
import { searchPlaces } from '../src/schema/search.ts';

/** The code of 'other' in each region; its towns come before. */
const otherCode = 99;

/**
 * Writes the codes of the towns that the index of the search knows, and keeps those that are there. Must run before a
 * listing is written.
 * @returns how many towns are new
 */
export async function loadCatalogue(client: Client): Promise<number> {
  const db = drizzle({ client, casing });
  const known = await db.select().from(searchPlaces);
  const fresh = regionNames.flatMap(({ slug }, index) =>
    newTowns(
      slug,
      (index + 1) * 100,
      known.filter((place) => place.regionSlug === slug),
    ),
  );
  if (fresh.length > 0) await db.insert(searchPlaces).values(fresh);
  return fresh.length;
}

type Place = typeof searchPlaces.$inferSelect;

/** A town that is new in the catalogue gets the next code of its region: those of other towns stand in the index. */
function newTowns(regionSlug: string, regionCode: number, known: readonly Place[]): Place[] {
  const codes = known.map(({ code }) => code).filter((code) => code !== regionCode + otherCode);
  const next = Math.max(regionCode - 1, ...codes) + 1;
  const isNew = (citySlug: string) => !known.some((place) => place.citySlug === citySlug);
  const towns = townsOf(regionSlug).flatMap(({ slug }) => (isNew(slug) ? [slug] : []));
  return [
    ...towns.map((citySlug, index) => ({ code: next + index, regionSlug, citySlug })),
    ...(isNew(otherTown.slug)
      ? [{ code: regionCode + otherCode, regionSlug, citySlug: otherTown.slug }]
      : []),
  ];
}
