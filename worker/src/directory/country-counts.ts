import { type countedKinds, listingCounts } from '@mboalink/db/schema/search.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';

type CountedKind = (typeof countedKinds)[number];

/** Counts of some kinds in the whole country, as the clock counted them last: of some names, or of all. */
export function countedInCountry({ db }: Context, kinds: CountedKind[], names?: string[]) {
  const { place, kind, name, listed } = listingCounts;
  const named = names && inArray(name, names);
  return db
    .select({ kind, name, listed })
    .from(listingCounts)
    .where(and(eq(place, 0), inArray(kind, kinds), named));
}

/** How many visible listings there are of an entry of the catalogue. */
export type CountOf = (kind: CountedKind, slug: string) => number;

export async function readCounts(ctx: Context, kinds: CountedKind[], names?: string[]): Promise<CountOf> {
  const rows = await countedInCountry(ctx, kinds, names);
  const counts = new Map(rows.map(({ kind, name, listed }) => [`${kind} ${name}`, listed]));
  return (kind, slug) => counts.get(`${kind} ${slug}`) ?? 0;
}
