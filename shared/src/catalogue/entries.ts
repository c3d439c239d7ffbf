import type { FieldError } from '../errors.ts';
import { unknownMessage } from '../field-messages.ts';
import type { Language } from '../language.ts';
import { wordsOf } from '../slug.ts';
import { categories, findSubcategory } from './categories.ts';
import { findCategoryName } from './category-names.ts';
import { findTown, otherTown, towns } from './places.ts';
import { findRegion, regionNames } from './regions.ts';
import type { EntryNames } from './schemas.ts';

/** Something of the catalogue that has a name. `above` is the slug of what it belongs to. */
export type Entry = { slug: string; above?: string; en: string; fr: string; keys: readonly string[] };

type Source = {
  slug: string;
  en: string;
  fr: string;
  name?: string;
  oldSlugs?: readonly string[];
};

const subcategories = categories.flatMap((category) => category.subcategories);

const sources: Record<EntryKind, () => Entry[]> = {
  category: () => categories.map((category) => toEntry(category)),
  subcategory: () => subcategories.map((entry) => toEntry(entry, entry.category)),
  item: () => subcategories.flatMap(({ items }) => items).map((entry) => toEntry(entry, entry.subcategory)),
  region: () => regionNames.map((region) => toEntry(region)),
  city: () => [...towns.map((town) => toEntry(town, town.region)), toEntry(otherTown)],
};

function toEntry({ slug, en, fr, name, oldSlugs = [] }: Source, above?: string): Entry {
  const spellings = [slug, ...oldSlugs, en, fr, ...(name ? [name] : [])];
  return { slug, en, fr, ...(above && { above }), keys: [...new Set(spellings.map(keyOf))] };
}

/** 'Plomberie & Eau', 'plomberie-et-eau' and 'PLOMBERIE ET EAU' are one key: words alone count. */
function keyOf(text: string): string {
  return wordsOf(text)
    .filter((word) => word !== 'and' && word !== 'et')
    .join(' ');
}

const lists = new Map<EntryKind, { entries: Entry[]; byKey: Map<string, Entry[]> }>();

/** Made when first asked for: most calls need none of them. */
function listOf(kind: EntryKind) {
  const known = lists.get(kind);
  if (known) return known;
  const entries = sources[kind]();
  const byKey = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const key of entry.keys) byKey.set(key, [...(byKey.get(key) ?? []), entry]);
  }
  const made = { entries, byKey };
  lists.set(kind, made);
  return made;
}

const belongsTo = (above: string) => (entry: Entry) => entry.above === undefined || entry.above === above;

/**
 * The entry that a slug, an old slug or a name in either language means; case, accents and signs are ignored. Where
 * several have one name, the one that lies below `above`, else the first.
 */
export function findEntry(kind: EntryKind, typed: string, above = ''): Entry | undefined {
  const found = listOf(kind).byKey.get(keyOf(typed)) ?? [];
  return found.find(belongsTo(above)) ?? found[0];
}

/** How many of its letters may be wrong: what differs more was not meant, and costs most to compare. */
const mostWrong = 1 / 3;

/**
 * The name that is spelled most like a text, in the reader's language: among those below `above`, if it has any, else
 * in the whole catalogue, where '' says that none is near.
 */
export function nearestName(kind: EntryKind, typed: string, language: Language, above = ''): string {
  const wanted = keyOf(typed);
  const { entries } = listOf(kind);
  const within = above ? entries.filter((entry) => entry.above === above) : [];
  const candidates = within.length > 0 ? within : entries;
  const limit = within.length > 0 ? Number.POSITIVE_INFINITY : Math.ceil(wanted.length * mostWrong) + 1;
  let nearest = { name: '', distance: limit };
  for (const entry of candidates) {
    for (const key of entry.keys) {
      const distance = editDistance(wanted, key, nearest.distance);
      if (distance < nearest.distance) nearest = { name: entry[language], distance };
    }
  }
  return nearest.name;
}

/**
 * How many letters must be added, removed or replaced to make one text the other (Levenshtein). Gives up with
 * Infinity as soon as it is sure that the answer is not below `limit`.
 */
function editDistance(from: string, to: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(from.length - to.length) >= limit) return Number.POSITIVE_INFINITY;
  const distances = Uint16Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const least = advance(distances, row, from[row - 1] ?? '', to);
    if (least >= limit) return Number.POSITIVE_INFINITY;
  }
  const distance = distances[to.length] ?? 0;
  return distance < limit ? distance : Number.POSITIVE_INFINITY;
}

/** Takes one more letter of the first text into account; answers the least distance of the row. */
function advance(distances: Uint16Array, row: number, letter: string, to: string): number {
  let diagonal = row - 1;
  let least = row;
  distances[0] = row;
  for (let column = 1; column <= to.length; column += 1) {
    const above = distances[column] ?? 0;
    const replaced = diagonal + (letter === to[column - 1] ? 0 : 1);
    const distance = Math.min(replaced, above + 1, (distances[column - 1] ?? 0) + 1);
    distances[column] = distance;
    diagonal = above;
    if (distance < least) least = distance;
  }
  return least;
}

/** What an entry of the catalogue may be. */
export type EntryKind = 'category' | 'subcategory' | 'item' | 'region' | 'city';

type Reading = {
  /** The field that is named when its text is unknown. */
  field: string;
  kind: EntryKind;
  text: string;
  /** The slug of what the entry should belong to. */
  above?: string;
  /** Whether an entry that belongs elsewhere counts as unknown. */
  onlyBelow?: boolean;
};

export type EntryReader = { slugOf: (reading: Reading) => string; errors: readonly FieldError[] };

/** What is said of a list of nonsense. A nearest name is looked for in the whole catalogue, which takes milliseconds. */
const mostErrors = 5;

const mostNearest = 2;

/** Reads entries of the catalogue out of an input; what is unknown is added to `errors` and has an empty slug. */
export function entryReader(language: Language): EntryReader {
  const errors: FieldError[] = [];
  const slugOf = ({ field, kind, text, above, onlyBelow }: Reading): string => {
    const entry = findEntry(kind, text, above);
    const misplaced = onlyBelow && above && entry?.above !== undefined && entry.above !== above;
    if (entry && !misplaced) return entry.slug;
    if (errors.length >= mostErrors) return '';
    const nearest = errors.length < mostNearest ? nearestName(kind, text, language, above) : '';
    errors.push({ field, message: unknownMessage(nearest, language) });
    return '';
  };
  return { slugOf, errors };
}

/** What the slugs of a listing are called in a language. */
export function namesOf({ category, subcategory, region, city }: EntryNames, language: Language): EntryNames {
  return {
    category: findCategoryName(category)?.[language] ?? '',
    subcategory: findSubcategory(subcategory)?.[language] ?? '',
    region: findRegion(region)?.[language] ?? '',
    city: (city === otherTown.slug ? otherTown : findTown(city))?.[language] ?? '',
  };
}
