import { listings } from '@mboalink/db/schema/directory.ts';
import { count, gt } from 'drizzle-orm';
import type { Context } from '../context.ts';

/** How many listings each category shows now, by its slug. */
export async function countByCategory({ db, now }: Context): Promise<Map<string, number>> {
  const rows = await db
    .select({ slug: listings.categorySlug, count: count() })
    .from(listings)
    .where(gt(listings.visibleUntil, now))
    .groupBy(listings.categorySlug);
  return new Map(rows.map((row) => [row.slug, row.count]));
}
