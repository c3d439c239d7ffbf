import { listings } from '@mboalink/db/schema/directory.ts';
import type { CategoryChoice } from '@mboalink/shared/directory/calls.ts';
import {
  chosenIn,
  type FilterName,
  type FilterValues,
  filterNames,
} from '@mboalink/shared/directory/filters.ts';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { findable } from './contact-view.ts';
import type { Search } from './read-search.ts';

const l = alias(listings, 'l');

/** What each filter asks of a listing `l`, when it asks for something. */
const conditions: { [Name in FilterName]: (value: FilterValues[Name]) => SQL } = {
  category: (slug) => sql`${l.categorySlug} = ${slug}`,
  subcategory: (slug) => sql`${l.subcategorySlug} = ${slug}`,
  items: (slugs) =>
    sql`${l.itemSlugs} && array[${sql.join(
      slugs.map((slug) => sql`${slug}`),
      sql`, `,
    )}]::text[]`,
  region: (slug) => sql`${l.regionSlug} = ${slug}`,
  city: (slug) => sql`${l.citySlug} = ${slug}`,
  // Somebody who does both is found as a seller and as a buyer.
  userType: (type) =>
    type === 'both' ? sql`${l.userType} = 'both'` : sql`${l.userType} in (${type}, 'both')`,
};

/** All of a search but its words, over `l`. */
export function filterConditions({ filters, choices }: Search, now: Date): SQL {
  const asked = filterNames.filter((name) => chosenIn(filters, name).length > 0);
  const parts = [findable(now), ...asked.map((name) => conditionOf(name, filters))];
  if (choices.length > 0) parts.push(sql`(${sql.join(choices.map(choiceCondition), sql` or `)})`);
  return sql.join(parts, sql` and `);
}

function conditionOf<Name extends FilterName>(name: Name, filters: FilterValues): SQL {
  return conditions[name](filters[name]);
}

function choiceCondition({ categorySlug, subcategorySlug, itemSlug }: CategoryChoice): SQL {
  const parts = [sql`${l.categorySlug} = ${categorySlug}`];
  if (subcategorySlug) parts.push(sql`${l.subcategorySlug} = ${subcategorySlug}`);
  if (itemSlug) parts.push(sql`${itemSlug} = any(${l.itemSlugs})`);
  return sql`(${sql.join(parts, sql` and `)})`;
}
