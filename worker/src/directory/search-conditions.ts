import { listings } from '@mboalink/db/schema/directory.ts';
import type { CategoryChoice } from '@mboalink/shared/directory/calls.ts';
import {
  chosenIn,
  type FilterName,
  type FilterValues,
  filterNames,
} from '@mboalink/shared/directory/filters.ts';
import { and, arrayContains, arrayOverlaps, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Search } from './read-search.ts';

/** What each filter asks of a listing, when it asks for something. */
const conditions: { [Name in FilterName]: (value: FilterValues[Name]) => SQL } = {
  category: (slug) => eq(listings.categorySlug, slug),
  subcategory: (slug) => eq(listings.subcategorySlug, slug),
  items: (slugs) => arrayOverlaps(listings.itemSlugs, slugs),
  region: (slug) => eq(listings.regionSlug, slug),
  city: (slug) => eq(listings.citySlug, slug),
  // Somebody who does both is found as a seller and as a buyer.
  userType: (type) =>
    type === 'seller' || type === 'buyer'
      ? inArray(listings.userType, [type, 'both'])
      : eq(listings.userType, 'both'),
};

/** Over `listings`: all that a search asks for but its words. */
export function filterConditions({ filters, choices }: Search): SQL | undefined {
  const asked = filterNames.filter((name) => chosenIn(filters, name).length > 0);
  return and(...asked.map((name) => conditionOf(name, filters)), or(...choices.map(choiceCondition)));
}

function conditionOf<Name extends FilterName>(name: Name, filters: FilterValues): SQL {
  return conditions[name](filters[name]);
}

function choiceCondition({ categorySlug, subcategorySlug, itemSlug }: CategoryChoice): SQL | undefined {
  return and(
    eq(listings.categorySlug, categorySlug),
    subcategorySlug ? eq(listings.subcategorySlug, subcategorySlug) : undefined,
    itemSlug ? arrayContains(listings.itemSlugs, [itemSlug]) : undefined,
  );
}
