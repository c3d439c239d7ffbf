import { inFrench } from '@mboalink/shared/catalogue/place-gender.ts';
import { findTown } from '@mboalink/shared/catalogue/places.ts';
import type { Suggestion } from '@mboalink/shared/directory/calls.ts';
import { publicName } from '@mboalink/shared/directory/contact-details.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type { Place } from '../understanding/place-names.ts';
import { foldedWords } from '../understanding/query-words.ts';
import { quartierText } from './quartier-text.ts';
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
