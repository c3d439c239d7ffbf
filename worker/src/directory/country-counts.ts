import { type countedKinds, listingCounts } from '@mboalink/db/schema/search.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';

/** All counts of some kinds in the whole country, as the clock counted them last. */
export function countedInCountry({ db }: Context, kinds: (typeof countedKinds)[number][]) {
  const { place, kind, name, listed } = listingCounts;
  return db
    .select({ kind, name, listed })
    .from(listingCounts)
    .where(and(eq(place, 0), inArray(kind, kinds)));
}
