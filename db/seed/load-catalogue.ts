import { categorySearchWords, placeSearchWords } from '@mboalink/shared/catalogue/search-words.ts';
import type { ClientBase } from 'pg';

/**
 * Writes the words that find categories and places into `search_words`, and brings the listings in line whose
 * words changed. Running it again costs one comparison. Must run before any listing is written.
 * @returns how many rows are new or changed
 */
export async function loadCatalogue(client: ClientBase): Promise<number> {
  const rows = JSON.stringify([...categorySearchWords(), ...placeSearchWords()]);
  await client.query('begin');
  try {
    const { rows: changed } = await client.query<{ kind: string; slug: string }>(
      `insert into search_words (kind, slug, words)
         select kind, slug, words from json_to_recordset($1) as entry(kind text, slug text, words text)
       on conflict (kind, slug) do update set words = excluded.words
         where search_words.words <> excluded.words
       returning kind, slug`,
      [rows],
    );
    if (changed.length > 0) await refreshListings(client, changed);
    await client.query('commit');
    return changed.length;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Naming a column is enough for the trigger that gathers a listing's words. */
async function refreshListings(client: ClientBase, changed: { kind: string; slug: string }[]) {
  await client.query(
    `update listings set keywords = keywords
     where exists (
       select from json_to_recordset($1) as changed(kind text, slug text)
       where (kind, slug) in (
         ('category', category_slug), ('subcategory', subcategory_slug), ('region', region_slug), ('town', city_slug)
       )
     )`,
    [JSON.stringify(changed)],
  );
}
