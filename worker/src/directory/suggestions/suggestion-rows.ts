import type { countedKinds } from '@mboalink/db/schema/search.ts';
import { inFrench } from '@mboalink/shared/catalogue/place-gender.ts';
import { findTown } from '@mboalink/shared/catalogue/places.ts';
import type { Suggestion } from '@mboalink/shared/directory/calls.ts';
import { publicName } from '@mboalink/shared/directory/contact-details.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { searchLimits } from '@mboalink/shared/limits.ts';
import { openKind } from '../counts.ts';
import { findPlace } from '../understanding/find-place.ts';
import type { Place } from '../understanding/place-index.ts';
import { fillers } from '../understanding/word-lists.ts';
import { foldedWords, queryWords } from '../understanding/words.ts';
import type { Trade } from './trades.ts';

/** What is counted for a row: listings of a kind and name in a place. */
export type Counted = {
  kind: 'all' | 'category' | 'subcategory' | 'item';
  name: string;
  region: string | null;
  city: string | null;
};

/** A suggestion before it is counted. Its count is that of the search that its criteria are. */
export type Row = { suggestion: Omit<Suggestion, 'count'>; counted: Counted };

/** A trade, where one is named in a place. */
export function tradeRow(trade: Trade, place: Place | null, language: Language): Row {
  const name = trade.names[language];
  return {
    suggestion: {
      text: place ? inPlace(name, place, language) : name,
      type: trade.type,
      level: trade.level,
      slug: trade.slug,
      within: trade.within?.[language] ?? null,
      ...placeOf(place),
      criteria: { ...trade.criteria, ...placeCriteria(place) },
    },
    counted: { kind: trade.type, name: trade.slug, ...counted(place) },
  };
}

/** A place, with the trade that was chosen before. */
export function placeRow(place: Place, chosen: Trade | null, language: Language): Row {
  return {
    suggestion: {
      text: place.name[language],
      type: place.kind,
      level: null,
      slug: place.slug,
      within: null,
      ...placeOf(place),
      criteria: { ...chosen?.criteria, ...placeCriteria(place) },
    },
    counted: { kind: chosen?.type ?? 'all', name: chosen?.slug ?? 'all', ...counted(place) },
  };
}

/** A business that the database found by the beginning of its name. */
type Named = { name: string; slug: string; city: string };

/**
 * A business, found by its name: by what is left of it without the ways to its owner, or not at all. Else a number that
 * stands in a name could be read figure by figure.
 */
export function businessSuggestions({ name: whole, slug, city }: Named, typed: string): Suggestion[] {
  const name = publicName(whole);
  if (name !== whole && !beginsAs(name, typed)) return [];
  return [businessSuggestion({ name, slug, city })];
}

function beginsAs(name: string, typed: string): boolean {
  const words = foldedWords(name);
  return foldedWords(typed).every((word) => words.some((own) => own.startsWith(word)));
}

function businessSuggestion({ name, slug, city }: Named): Suggestion {
  return {
    ...{ text: name, type: 'business', level: null, slug, count: null, within: null },
    ...{ city, region: findTown(city)?.region ?? null, quartier: null },
    criteria: { search: name },
  };
}

/** Those around a quartier are found after its own, so they are counted too. */
function counted(place: Place | null) {
  return { region: place?.region ?? null, city: place?.town ?? null };
}

function placeOf(place: Place | null) {
  return {
    city: place?.town ?? null,
    region: place?.region ?? null,
    quartier: place?.kind === 'quartier' ? place.name.fr : null,
  };
}

/** A quartier is no filter: its name is looked for. */
function placeCriteria(place: Place | null): Suggestion['criteria'] {
  if (!place) return {};
  if (place.kind === 'quartier') return { search: quartierText(place) ?? place.name.fr };
  return { region: place.region, ...(place.town && { city: place.town }) };
}

function inPlace(name: string, { kind, name: place }: Place, language: Language): string {
  if (kind === 'region') {
    return language === 'fr' ? `${name}, région ${place.fr}` : `${name}, ${place.en} region`;
  }
  return language === 'fr' ? `${name} ${inFrench(place.fr)}` : `${name} in ${place.en}`;
}

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

const known = new Map<Place, string | null>();

/**
 * What to search for a quartier: its name, with its town where others are called so, and 'à' before it where a trade is. Null where neither is understood
 * as that quartier and nothing else.
 */
export function quartierText(place: Place): string | null {
  const kept = known.get(place);
  if (kept !== undefined) return kept;
  const name = place.name.fr;
  const town = findTown(place.town ?? '')?.fr ?? '';
  const texts = [name, `${name} ${town}`, `à ${name} ${town}`];
  const text = texts.find((each) => means(each, place)) ?? null;
  known.set(place, text);
  return text;
}

function means(text: string, place: Place): boolean {
  const words = queryWords(text);
  const found = findPlace(words);
  const others = words.filter(({ word }, position) => !found?.words.includes(position) && !fillers.has(word));
  return found?.place === place && !found.isCorrected && others.length === 0;
}
