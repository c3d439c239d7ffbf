import { type countedKinds, listingCounts } from '@mboalink/db/schema/search.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context, RequestContext } from '../context.ts';
import { openKind } from './open-counts.ts';

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

/** Whoever brings a token of ours is told of all who can be found, everybody else of those who have an open page. */
export type CountingContext = Context & Pick<RequestContext, 'carriesToken'>;

type EntryKind = Parameters<typeof openKind>[0];

/** The kind by which entries of a kind are counted for whoever asks. */
export function kindFor({ carriesToken }: CountingContext, kind: EntryKind): CountedKind {
  return carriesToken ? kind : openKind(kind);
}

/** How many listings there are of an entry of the catalogue, for whoever asks. */
export type CountOf = (kind: EntryKind, slug: string) => number;

export async function readCounts(
  ctx: CountingContext,
  kinds: EntryKind[],
  names?: string[],
): Promise<CountOf> {
  const rows = await countedInCountry(
    ctx,
    kinds.map((kind) => kindFor(ctx, kind)),
    names,
  );
  const counts = new Map(rows.map(({ kind, name, listed }) => [`${kind} ${name}`, listed]));
  return (kind, slug) => counts.get(`${kindFor(ctx, kind)} ${slug}`) ?? 0;
}
