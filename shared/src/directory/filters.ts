import type { UserType } from '../accounts/user-types.ts';
import type { EntryKind } from '../catalogue/entries.ts';
import { keysOf } from '../keys-of.ts';

/**
 * One filter of a search: `entry` takes a slug of the catalogue, `entries` takes several, `choice` one of its values.
 * Whatever lies below a filter (says `above`) belongs to its value and goes when that changes.
 */
export type Filter = { above?: string } & (
  | { kind: 'entry' | 'entries'; of: EntryKind }
  | { kind: 'choice'; values: readonly [string, ...string[]] }
);

/**
 * The filters of a search, in the order of the panel. The address, the input of the calls, whether anything was asked
 * for and what "Clear all" clears follow from this list; chips and panel are records over its names, and the search does
 * not compile while it takes no notice of one.
 */
export const filters = {
  category: { kind: 'entry', of: 'category' },
  subcategory: { kind: 'entry', of: 'subcategory', above: 'category' },
  items: { kind: 'entries', of: 'item', above: 'subcategory' },
  region: { kind: 'entry', of: 'region' },
  city: { kind: 'entry', of: 'city', above: 'region' },
  userType: { kind: 'choice', values: ['seller', 'buyer', 'both'] as const satisfies readonly UserType[] },
} as const satisfies Readonly<Record<string, Filter>>;

export type FilterName = keyof typeof filters;

export const filterNames: readonly FilterName[] = keysOf(filters);

/** A filter as the list describes it, without the knowledge which one it is. */
export function filterOf(name: FilterName): Filter {
  return filters[name];
}

type ValueOf<F> = F extends { kind: 'choice'; values: readonly (infer Value)[] }
  ? Value | ''
  : F extends { kind: 'entries' }
    ? string[]
    : string;

/** A value for each filter; an empty text or list where nothing was chosen. */
export type FilterValues = { [Name in FilterName]: ValueOf<(typeof filters)[Name]> };

/** Something for each filter, in their order. `make` has to answer what `Made` promises for each name. */
export function forEachFilter<Made extends Record<FilterName, unknown>>(
  make: (name: FilterName) => Made[FilterName],
): Made {
  return Object.fromEntries<unknown>(filterNames.map((name) => [name, make(name)])) as Made;
}

export const noFilters: FilterValues = forEachFilter((name) => (filterOf(name).kind === 'entries' ? [] : ''));

/** One value chosen in a filter. */
export type ChosenValues = {
  [Name in FilterName]: FilterValues[Name] extends string[] ? string : Exclude<FilterValues[Name], ''>;
};

/** What was chosen in one filter: nothing, one value, or several. */
export function chosenIn<Name extends FilterName>(
  values: FilterValues,
  name: Name,
): readonly ChosenValues[Name][] {
  const value: string | readonly string[] = values[name];
  const chosen = typeof value === 'string' ? [value].filter((text) => text !== '') : value;
  return chosen as readonly ChosenValues[Name][];
}

/** The filters that are set, without the others. */
export function chosenFilters(values: FilterValues): Partial<FilterValues> {
  const set = filterNames.filter((name) => chosenIn(values, name).length > 0);
  return Object.fromEntries(set.map((name) => [name, values[name]])) as Partial<FilterValues>;
}

/** Whether any filter is set. */
export function hasFilters(values: FilterValues): boolean {
  return Object.keys(chosenFilters(values)).length > 0;
}

/** The same with another value in one filter, and nothing in those below it. */
export function withFilter<Values extends FilterValues, Name extends FilterName>(
  values: Values,
  name: Name,
  value: FilterValues[Name],
): Values {
  const below = filterNames.filter((other) => liesBelow(other, name));
  const cleared = Object.fromEntries(below.map((other) => [other, noFilters[other]]));
  return Object.assign({}, values, cleared, { [name]: value });
}

/** The same with other values in several filters. */
export function withFilters<Values extends FilterValues>(
  values: Values,
  changes: Partial<FilterValues>,
): Values {
  // In the order of the list: what lies below a filter is set after that filter has cleared it.
  return filterNames.reduce((changed, name) => {
    const value = changes[name];
    return value === undefined ? changed : withFilter(changed, name, value);
  }, values);
}

/** The same without one value of a filter. */
export function withoutFilter<Values extends FilterValues>(
  values: Values,
  name: FilterName,
  value: string,
): Values {
  if (filterOf(name).kind !== 'entries') return withFilter(values, name, '');
  return withFilter(
    values,
    name,
    chosenIn(values, name).filter((other) => other !== value),
  );
}

/** The same with a value chosen that was not, or the other way round. Entries of a list add up. */
export function toggleFilter<Values extends FilterValues>(
  values: Values,
  name: FilterName,
  value: string,
): Values {
  const chosen: readonly string[] = chosenIn(values, name);
  if (chosen.includes(value)) return withoutFilter(values, name, value);
  return withFilter(values, name, filterOf(name).kind === 'entries' ? [...chosen, value] : value);
}

/** The filter whose value this one belongs to. */
export function filterAbove(name: FilterName): FilterName | undefined {
  return filterNames.find((candidate) => candidate === filterOf(name).above);
}

function liesBelow(name: FilterName, other: FilterName): boolean {
  const above = filterAbove(name);
  return above !== undefined && (above === other || liesBelow(above, other));
}
