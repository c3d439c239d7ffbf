import { findCategoryName } from '@mboalink/shared/catalogue/category-names.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { isoInstant } from '../sql-instant.ts';

type Stats = { totalContacts: number; activeMembers: number; totalCategories: number };

type Row = { totalContacts: number; activeMembers: number; categorySlugs: string[] };

/** Counting stops here, so that the answer costs the same in a directory of a million. */
const countCap = 10_000;

const activeDays = 30;

/** What the directory holds: visible listings, members seen within 30 days, sectors with a listing. Rounded down. */
export async function readStats(ctx: Context): Promise<Stats> {
  const now = isoInstant(ctx.now);
  const result = await ctx.db.execute<Row>(sql`select
    (select count(*)::int from (
      select 1 from listings where visible_until > ${now} limit ${countCap}) l) as "totalContacts",
    (select count(*)::int from (
      select 1 from users where last_seen_at > ${now} - make_interval(days => ${activeDays}::int)
      limit ${countCap}) u) as "activeMembers",
    (select coalesce(json_agg(distinct category_slug), '[]') from (
      select category_slug from listings where visible_until > ${now} limit ${countCap}) c) as "categorySlugs"`);
  const row = result.rows[0];
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
