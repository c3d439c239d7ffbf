import type { countedKinds } from '@mboalink/db/schema/search.ts';
import { inFrench } from '@mboalink/shared/catalogue/place-gender.ts';
import { findTown } from '@mboalink/shared/catalogue/places.ts';
import type { Suggestion } from '@mboalink/shared/directory/calls.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { searchLimits } from '@mboalink/shared/limits.ts';
import { openKind } from '../counts.ts';
import type { Place } from '../understanding/place-index.ts';
import type { Trade } from './trades.ts';

type Counted = {
  kind: Trade['type'] | 'all';
  name: string;
  region: string | null;
  city: string | null;
  quartier: string | null;
};

/** A suggestion before it is counted. Its count is that of the search that its criteria are; of a quartier, those in it. */
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
      ...placeFields(place),
      criteria: { ...trade.criteria, ...placeCriteria(place) },
    },
    counted: { kind: trade.type, name: trade.slug, ...placeFields(place) },
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
      ...placeFields(place),
      criteria: { ...chosen?.criteria, ...placeCriteria(place) },
    },
    counted: { kind: chosen?.type ?? 'all', name: chosen?.slug ?? 'all', ...placeFields(place) },
  };
}

function placeFields(place: Place | null) {
  const quartier = place?.kind === 'quartier' ? place.name.fr : null;
  return { region: place?.region ?? null, city: place?.town ?? null, quartier };
}

/** A quartier is no filter: its name is searched for, with its town, since others may be called so. */
function placeCriteria(place: Place | null): Suggestion['criteria'] {
  if (!place) return {};
  const { kind, name, region, town } = place;
  if (kind === 'quartier') return { search: `quartier ${name.fr} ${findTown(town ?? '')?.fr}` };
  return { region, ...(town && { city: town }) };
}

function inPlace(name: string, { kind, name: place }: Place, language: Language): string {
  if (kind === 'region') {
    return language === 'fr' ? `${name}, région ${place.fr}` : `${name}, ${place.en} region`;
  }
  return language === 'fr' ? `${name} ${inFrench(place.fr)}` : `${name} in ${place.en}`;
}

type Question = Omit<Counted, 'kind' | 'name'> & { kind: (typeof countedKinds)[number]; names: string[] };

/** The kind that a row is counted by: visitors are told only of those who have an open page, as open pages tell them. */
export function countedKind(kind: Counted['kind'], openOnly: boolean): Question['kind'] {
  return openOnly ? openKind(kind) : kind;
}

const placeAndKind = ({ kind, region, city, quartier }: Counted) => `${kind} ${region} ${city} ${quartier}`;

/** What is counted for a row; of a quartier its town as well, whose listings are found after its own. */
const countedOf = ({ counted }: Row): Counted[] =>
  counted.quartier ? [counted, { ...counted, quartier: null }] : [counted];

/** One question for each kind and place. */
export function questionsOf(rows: readonly Row[], openOnly: boolean): Question[] {
  const groups = Map.groupBy(rows.flatMap(countedOf), placeAndKind);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { kind, name, ...place } = first;
    return {
      ...place,
      kind: countedKind(kind, openOnly),
      names: [name, ...others.map((other) => other.name)],
    };
  });
}

/** The answers to the questions, in their order. */
export type Counts = Record<string, number>[];

/** One more than is counted: a search says '1 000+' there. */
const mostCounted = searchLimits.counted + 1;

/** The rows with their counts. A trade that nobody has in a place is left out; one that nobody has at all comes last. */
export function withCounts(rows: readonly Row[], counts: Counts): Suggestion[] {
  const keys = [...new Set(rows.flatMap(countedOf).map(placeAndKind))];
  const listedOf = (counted: Counted) => counts[keys.indexOf(placeAndKind(counted))]?.[counted.name] ?? 0;
  const all = rows.map((row) => ({
    suggestion: { ...row.suggestion, count: Math.min(listedOf(row.counted), mostCounted) },
    isFound: countedOf(row).some((counted) => listedOf(counted) > 0),
  }));
  const nobody = all.filter(({ suggestion, isFound }) => !isFound && suggestion.region === null);
  return [...all.filter(({ isFound }) => isFound), ...nobody].map(({ suggestion }) => suggestion);
}
