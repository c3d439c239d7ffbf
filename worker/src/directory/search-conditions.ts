import { findCategory } from '@mboalink/shared/catalogue/categories.ts';
import type { CategoryChoice, SearchInput } from '@mboalink/shared/directory/calls.ts';
import { type SQL, sql } from 'drizzle-orm';
import { findable } from './contact-view.ts';

/** A filter's value, or undefined where the form says "all". */
export function wish<T extends string>(value: T | '' | 'all' | undefined): T | undefined {
  return value === '' || value === 'all' ? undefined : value;
}

/** All filters but the words, over `l`. Old category slugs mean today's. */
export function filterConditions(input: SearchInput, now: Date): SQL {
  const conditions: SQL[] = [findable(now)];
  const category = wish(input.category);
  const subcategory = wish(input.subcategory);
  const region = wish(input.region);
  const city = wish(input.city);
  if (category) conditions.push(sql`l.category_slug = ${currentSlug(category)}`);
  if (subcategory) conditions.push(sql`l.subcategory_slug = ${subcategory}`);
  if (region) conditions.push(sql`l.region_slug = ${region}`);
  if (city) conditions.push(sql`l.city_slug = ${city}`);
  const userType = wish(input.userType);
  if (userType) conditions.push(userTypeCondition(userType));
  if (input.categories?.length) {
    conditions.push(sql`(${sql.join(input.categories.map(choiceCondition), sql` or `)})`);
  }
  return sql.join(conditions, sql` and `);
}

function currentSlug(category: string): string {
  return findCategory(category)?.slug ?? category;
}

/** Somebody who does both is found as a seller and as a buyer. */
function userTypeCondition(userType: 'seller' | 'buyer' | 'both'): SQL {
  return userType === 'both' ? sql`l.user_type = 'both'` : sql`l.user_type in (${userType}, 'both')`;
}

function choiceCondition({ categorySlug, subcategorySlug, itemSlug }: CategoryChoice): SQL {
  const parts = [sql`l.category_slug = ${currentSlug(categorySlug)}`];
  if (subcategorySlug) parts.push(sql`l.subcategory_slug = ${subcategorySlug}`);
  if (itemSlug) parts.push(sql`${itemSlug} = any(l.item_slugs)`);
  return sql`(${sql.join(parts, sql` and `)})`;
}
