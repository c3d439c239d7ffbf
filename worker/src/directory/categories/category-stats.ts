import { categories, sectors } from '@mboalink/shared/catalogue/categories.ts';
import type { Context } from '../../context.ts';
import { countedInCountry } from '../country-counts.ts';
import { roundedDown } from '../rounded-down.ts';

/** How large the catalogue is, and how much of it has somebody listed. */
export async function readCategoryStats(ctx: Context) {
  const rows = await countedInCountry(ctx, ['all', 'category', 'subcategory', 'item']);
  const listed = (kind: (typeof rows)[number]['kind']) =>
    rows.filter((row) => row.kind === kind && row.listed > 0).length;
  const subcategories = categories.flatMap((category) => category.subcategories);
  return {
    overview: {
      totalSectors: sectors.length,
      totalCategories: categories.length,
      totalSubcategories: subcategories.length,
      totalItems: subcategories.flatMap(({ items }) => items).length,
      listedCategories: listed('category'),
      listedSubcategories: listed('subcategory'),
      listedItems: listed('item'),
      totalContacts: roundedDown(rows.find(({ kind }) => kind === 'all')?.listed ?? 0),
    },
  };
}
