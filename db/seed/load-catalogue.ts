import { categorySearchWords, placeSearchWords } from '@mboalink/shared/catalogue/search-words.ts';
import { inArray, ne, or, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { casing } from '../src/casing.ts';
import { listings, searchWords } from '../src/schema/directory.ts';
import { columnName } from '../src/sql/insert-select.ts';

type Entry = Pick<typeof searchWords.$inferSelect, 'kind' | 'slug'>;

/**
 * Writes the words that find categories and places into `search_words`, and brings the listings in line whose
 * words changed. Running it again costs one comparison. Must run before any listing is written.
 * @returns how many rows are new or changed
 */
export async function loadCatalogue(client: Client): Promise<number> {
  const words = sql`excluded.${columnName(searchWords.words)}`;
  return drizzle({ client, casing }).transaction(async (transaction) => {
    const changed = await transaction
      .insert(searchWords)
      .values([...categorySearchWords(), ...placeSearchWords()])
      .onConflictDoUpdate({
        target: [searchWords.kind, searchWords.slug],
        set: { words },
        setWhere: ne(searchWords.words, words),
      })
      .returning({ kind: searchWords.kind, slug: searchWords.slug });
    // Naming a column is enough for the trigger that gathers a listing's words.
    if (changed.length > 0) {
      await transaction
        .update(listings)
        .set({ keywords: sql`${listings.keywords}` })
        .where(usesOneOf(changed));
    }
    return changed.length;
  });
}

function usesOneOf(changed: readonly Entry[]) {
  const slugs = (kind: Entry['kind']) =>
    changed.filter((entry) => entry.kind === kind).map((entry) => entry.slug);
  return or(
    inArray(listings.categorySlug, slugs('category')),
    inArray(listings.subcategorySlug, slugs('subcategory')),
    inArray(listings.regionSlug, slugs('region')),
    inArray(listings.citySlug, slugs('town')),
  );
}
