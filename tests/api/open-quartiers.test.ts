import { expect, it } from 'vitest';
import { insertSellers, readPage, sql } from '../factories.ts';

const namesOn = (html: string) =>
  [...html.matchAll(/<h2[^>]*><a [^>]*href="\/business\/[^>]+>([^<]+)/g)].map(([, name]) => name);

/** Sellers of a trade and a town that no other test looks at, each in one of the quartiers. */
async function sellersIn(quartiers: readonly (string | null)[]) {
  const { ids, word } = await insertSellers(quartiers.length);
  for (const [index, quartier] of quartiers.entries())
    await sql(
      `update listings set quartier = $2, category_slug = 'agriculture', subcategory_slug = 'fish-farming'
        where user_id = $1`,
      [ids[index], quartier],
    );
  return quartiers.map((_, index) => `${word} ${index + 1}`);
}

it('shows the nearest quartiers first where the one asked for has nobody', async () => {
  const [unknown, far, near, nearest] = await sellersIn([null, 'Yassa', 'Akwa', 'bonanjo']);
  const { html } = await readPage('/categories/fish-farming/douala?search=pisciculture+youpwe');
  expect(html).toContain('Voici tout Douala, les quartiers proches d’abord.');
  expect(namesOn(html)).toEqual([nearest, near, far, unknown]);
});
