import { findCategoryName } from '@mboalink/shared/catalogue/category-names.ts';
import type { Context } from '../context.ts';
import { countedInCountry } from './country-counts.ts';

type Stats = { totalContacts: number; activeMembers: number; totalCategories: number };

/** What the directory holds: visible listings, members seen within 30 days, sectors with a listing. Rounded down. */
export async function readStats(ctx: Context): Promise<Stats> {
  const rows = await countedInCountry(ctx, ['all', 'active', 'category']);
  const countOf = (kind: 'all' | 'active') => rows.find((row) => row.kind === kind)?.listed ?? 0;
  const listed = rows.filter((row) => row.kind === 'category' && row.listed > 0);
  return {
    totalContacts: roundedDown(countOf('all')),
    activeMembers: roundedDown(countOf('active')),
    totalCategories: new Set(listed.map(({ name }) => findCategoryName(name)?.sector)).size,
  };
}

/** 4 873 → 4 800: two leading digits, so that no single person can be read off the difference. */
function roundedDown(count: number): number {
  const step = 10 ** Math.max(0, String(count).length - 2);
  return Math.floor(count / step) * step;
}
