import { type Category, categories } from '@mboalink/shared/catalogue/categories.ts';
import { sectors } from '@mboalink/shared/catalogue/category-names.ts';
import type { Sector } from '@mboalink/shared/directory/open-calls.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type { Context } from '../../context.ts';
import { countedInCountry } from '../counts.ts';

type Counted = Awaited<ReturnType<typeof countedInCountry>>;

/** How many have an open page, by category and by trade. */
export const countTrades = (ctx: Context) => countedInCountry(ctx, ['open-category', 'open-subcategory']);

/** The sectors with the categories that somebody is listed in; beside cards, where room is short, without their trades. */
export function sectorsOf(rows: Counted, language: Language, { beside = false } = {}): Sector[] {
  // No category has the slug of a subcategory.
  const counts = new Map(rows.map(({ name, listed }) => [name, listed]));
  const counted = (entry: Pick<Category, 'slug' | Language>) => ({
    slug: entry.slug,
    name: entry[language],
    listed: counts.get(entry.slug) ?? 0,
  });
  const isFilled = ({ listed }: { listed: number }) => listed > 0;
  return sectors
    .map((sector) => ({
      slug: sector.slug,
      name: sector[language],
      categories: categories
        .filter((category) => category.sector === sector.slug)
        .map((category) => ({
          ...counted(category),
          trades: beside ? [] : category.subcategories.map(counted).filter(isFilled),
        }))
        .filter(isFilled),
    }))
    .filter((sector) => sector.categories.length > 0);
}

/** All sectors, and how many have an open page in the whole country. */
export async function readTrades(ctx: Context) {
  const rows = await countTrades(ctx);
  const total = rows.reduce((sum, { kind, listed }) => sum + (kind === 'open-category' ? listed : 0), 0);
  return { total, sectors: sectorsOf(rows, ctx.language) };
}
