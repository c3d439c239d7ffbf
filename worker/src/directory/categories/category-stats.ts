import { categories, sectors } from '@mboalink/shared/catalogue/categories.ts';
import { type CountingContext, countedInCountry, kindFor, roundedDown } from '../counts.ts';

/** How large the catalogue is, and how much of it has somebody listed. */
export async function readCategoryStats(ctx: CountingContext) {
  const kinds = (['all', 'category', 'subcategory', 'item'] as const).map((kind) => kindFor(ctx, kind));
  const rows = await countedInCountry(ctx, kinds);
  const rowsOf = (kind: Parameters<typeof kindFor>[1]) =>
    rows.filter((row) => row.kind === kindFor(ctx, kind) && row.listed > 0);
  const subcategories = categories.flatMap((category) => category.subcategories);
  return {
    overview: {
      totalSectors: sectors.length,
      totalCategories: categories.length,
      totalSubcategories: subcategories.length,
      totalItems: subcategories.flatMap(({ items }) => items).length,
      listedCategories: rowsOf('category').length,
      listedSubcategories: rowsOf('subcategory').length,
      listedItems: rowsOf('item').length,
      totalContacts: roundedDown(rowsOf('all')[0]?.listed ?? 0),
    },
  };
}
