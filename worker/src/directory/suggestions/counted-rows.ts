import type { countedKinds } from '@mboalink/db/schema/search.ts';
import type { Suggestion } from '@mboalink/shared/directory/calls.ts';
import { searchLimits } from '@mboalink/shared/limits.ts';
import { openKind } from '../open-counts.ts';
import type { Counted, Row } from './suggestion-rows.ts';

/** What `count_listed` is asked: how many there are of each name of a kind, in a place. */
type Question = Pick<Counted, 'region' | 'city'> & { kind: (typeof countedKinds)[number]; names: string[] };

/** The kind that a row is counted by: visitors are told only of those who have an open page, as open pages tell them. */
export function countedKind(kind: Counted['kind'], openOnly: boolean): Question['kind'] {
  return openOnly ? openKind(kind) : kind;
}

/** The answers to the questions, in their order. */
export type Counts = Record<string, number>[];

/** The trades and the place of a visible listing. */
export type OwnListing = {
  categorySlug: string;
  subcategorySlug: string;
  itemSlugs: string[];
  regionSlug: string;
  citySlug: string;
};

/** One more than is counted: a search says '1 000+' there. */
const mostCounted = searchLimits.counted + 1;

const placeAndKind = ({ kind, region, city }: Omit<Counted, 'name'>) => `${kind} ${region} ${city}`;

export function questionsOf(rows: readonly Row[], { openOnly = false } = {}): Question[] {
  const groups = Map.groupBy(
    rows.map(({ counted }) => counted),
    placeAndKind,
  );
  return [...groups.values()].flatMap(([first, ...others]) =>
    first
      ? [
          {
            ...{ kind: countedKind(first.kind, openOnly), region: first.region, city: first.city },
            names: [first, ...others].map(({ name }) => name),
          },
        ]
      : [],
  );
}

/**
 * The rows with their counts. A trade that nobody has in a place is no suggestion; one that nobody has at all comes
 * last.
 */
export function withCounts(rows: readonly Row[], counts: Counts, own: OwnListing | null): Suggestion[] {
  // In the order of the questions, whichever kinds those counted by.
  const keys = [...new Set(rows.map(({ counted }) => placeAndKind(counted)))];
  const all = rows.map(({ suggestion, counted }) => {
    const listed = counts[keys.indexOf(placeAndKind(counted))]?.[counted.name] ?? 0;
    const others = listed - (own && isAmong(own, counted) ? 1 : 0);
    return { ...suggestion, count: Math.min(Math.max(others, 0), mostCounted) };
  });
  const nobody = all.filter(({ count, region }) => count === 0 && region === null);
  return [...all.filter(({ count }) => count > 0), ...nobody];
}

function isAmong(own: OwnListing, { kind, name, region, city }: Counted): boolean {
  if ((region && region !== own.regionSlug) || (city && city !== own.citySlug)) return false;
  if (kind === 'item') return own.itemSlugs.includes(name);
  return kind === 'all' || name === own.categorySlug || name === own.subcategorySlug;
}
