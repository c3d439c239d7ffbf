import { listingCounts } from '@mboalink/db/schema/search.ts';
import { jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { categories, findSubcategory } from '@mboalink/shared/catalogue/categories.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import { popularTradesOf } from '../../insights/searches.ts';
import { type CountingContext, type CountOf, kindFor } from '../counts.ts';
import { popularTrades } from '../understanding/popular-trades.ts';
import { describe } from './category-tree.ts';

/** The categories whose trades are looked for most, then those with most listings; none that nobody is listed in. */
export async function listPopularCategories(ctx: CountingContext, { limit }: { limit: number }) {
  const { place, kind, name, listed } = listingCounts;
  const [row] = await ctx.db
    .select({
      popular: popularTradesOf(ctx),
      counts: jsonList(jsonObject({ name, listed }), sql`${name}`),
    })
    .from(listingCounts)
    .where(and(eq(place, 0), eq(kind, kindFor(ctx, 'category')), gt(listed, 0)));
  const counts = new Map(row?.counts.map((count) => [count.name, count.listed]));
  const asked = [...(row?.popular ?? []), ...popularTrades].map((slug) => findSubcategory(slug)?.category);
  const rankOf = (slug: string) => (asked.includes(slug) ? asked.indexOf(slug) : asked.length);
  const countOf: CountOf = (_, slug) => counts.get(slug) ?? 0;
  const popular = categories
    .filter(({ slug }) => counts.has(slug))
    .sort(
      (one, other) =>
        rankOf(one.slug) - rankOf(other.slug) || (counts.get(other.slug) ?? 0) - (counts.get(one.slug) ?? 0),
    );
  return { categories: popular.slice(0, limit).map((category) => describe(category, countOf)) };
}
