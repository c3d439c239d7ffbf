import { categories } from '@mboalink/shared/catalogue/categories.ts';
import { sectors } from '@mboalink/shared/catalogue/category-names.ts';
import { towns } from '@mboalink/shared/catalogue/places.ts';

/** What the directory has room for, which is known before anybody is counted. */
export const figures = {
  categories: sectors.length,
  trades: categories.flatMap(({ subcategories }) => subcategories).length,
  towns: towns.length,
};
