import { users } from '@mboalink/db/schema/accounts.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { activeDays } from '@mboalink/shared/active-days.ts';
import { findCategoryName } from '@mboalink/shared/catalogue/category-names.ts';
import { and, count, gt, isNull, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

type Stats = { totalContacts: number; activeMembers: number; totalCategories: number };

/** Counting stops here, so that the answer costs the same in a directory of a million. */
const mostCounted = 10_000;

/** What the directory holds: visible listings, members seen within 30 days, sectors with a listing. Rounded down. */
export async function readStats(ctx: Context): Promise<Stats> {
  const { db, now } = ctx;
  const visible = db
    .select({ categorySlug: listings.categorySlug })
    .from(listings)
    .where(gt(listings.visibleUntil, now))
    .limit(mostCounted)
    .as('visible');
  const seenSince = sql`${instant(now)} - make_interval(days => ${activeDays}::int)`;
  const active = db
    .select({ id: users.id })
    .from(users)
    .where(and(gt(users.lastSeenAt, seenSince), isNull(users.deletedAt)))
    .limit(mostCounted)
    .as('active');
  const slugs = sql<string[]>`coalesce(json_agg(distinct ${visible.categorySlug}), '[]')`;
  const [row] = await db
    .select({
      totalContacts: sql<number>`${db.select({ count: count() }).from(visible)}`.mapWith(Number),
      activeMembers: sql<number>`${db.select({ count: count() }).from(active)}`.mapWith(Number),
      categorySlugs: sql<string[]>`${db.select({ slugs }).from(visible)}`,
    })
    .from(oneRow);
  return {
    totalContacts: roundedDown(row?.totalContacts ?? 0),
    activeMembers: roundedDown(row?.activeMembers ?? 0),
    totalCategories: new Set(row?.categorySlugs.map((slug) => findCategoryName(slug)?.sector)).size,
  };
}

/** 4 873 → 4 800: two leading digits, so that no single person can be read off the difference. */
function roundedDown(count: number): number {
  const step = 10 ** Math.max(0, String(count).length - 2);
  return Math.floor(count / step) * step;
}
