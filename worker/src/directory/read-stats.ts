import { findCategoryName } from '@mboalink/shared/catalogue/category-names.ts';
import type { Context } from '../context.ts';
import { countedInCountry } from './country-counts.ts';
import { roundedDown } from './rounded-down.ts';

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
