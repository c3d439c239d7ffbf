import type { Names } from '../../catalogue/names.ts';
import type { LocalEntry } from './local-suggestions.ts';

const made = new WeakMap<Names, LocalEntry[]>();

/** Categories and their trades as they can be suggested without the server. */
export function tradeEntries(names: Names): LocalEntry[] {
  const known = made.get(names) ?? names.categories.flatMap((category) => entriesOf(category, names));
  made.set(names, known);
  return known;
}

function entriesOf({ slug: category, name }: Names['categories'][number], names: Names): LocalEntry[] {
  return [
    { slug: category, level: 1, name, within: null, criteria: { category } },
    ...names.subcategoriesOf(category).map(
      (trade): LocalEntry => ({
        ...{ ...trade, level: 2, within: name },
        criteria: { category, subcategory: trade.slug },
      }),
    ),
  ];
}
