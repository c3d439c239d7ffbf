import { randomUUID } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { insertSellers, newHost, readPage, sql } from '../factories.ts';
import { databaseRequests } from '../setup/client.ts';

const trade = '/categories/bakery/limbe';

const newPicture = () => randomUUID().replaceAll('-', '');

/** Sellers of a trade and a town that no other test looks at. */
async function newSellers(count: number) {
  const { ids, word } = await insertSellers(count, { city: 'limbe' });
  await sql(
    `update listings set region_slug = 'south-west', category_slug = 'food-beverages', subcategory_slug = 'bakery'
      where user_id = any($1)`,
    [ids],
  );
  return { ids, word };
}

/** The card of a business, by the beginning of its name. */
const cardOf = (html: string, word: string) =>
  html
    .split('<li class="')
    .slice(1)
    .find((card) => card.includes(word)) ?? '';

it('folds pictures up for who saves data, whoever asked before or asks after', async () => {
  const { ids, word } = await newSellers(1);
  const picture = newPicture();
  await sql('update listings set profile_picture = $2 where user_id = $1', [ids[0], picture]);
  for (const path of [trade, `/business/${word}-1`]) {
    const host = newHost();
    const read = async (saves: boolean) => {
      const { headers } = await readPage(path);
      expect(headers.get('vary')).toBe('Accept-Language, Cookie, Save-Data');
      const answer = await readPage(path, 'fr', { ...host, ...(saves && { 'save-data': 'on' }) });
      const { html } = answer;
      const shown = path === trade ? cardOf(html, word) : html;
      const folded = shown.match(/<details[^>]*><summary>Voir la photo.*?<\/details>/s)?.[0] ?? '';
      // On a list they stand on the page that a card leads to.
      expect(folded.includes(`src="/pictures/${picture}" alt="Photo de `)).toBe(saves && path !== trade);
      expect(folded === '' || folded.includes('loading="lazy"')).toBe(true);
      return [
        databaseRequests(answer.headers),
        shown.replace(folded, '').includes(`src="/pictures/${picture}"`),
      ];
    };
    expect([await read(false), await read(true), await read(false), await read(true)], path).toEqual([
      [1, true],
      [1, false],
      [0, true],
      [0, false],
    ]);
  }
});

it('weighs at most 24 KB with its styles and twenty cards that say all they can', async () => {
  const { ids } = await newSellers(20);
  await sql(
    `update listings set opened_by = 7, quartier = 'Mile ' || search_key,
       profile_picture = md5(slug), description = repeat(md5(slug) || ' ', 8) where user_id = any($1)`,
    [ids],
  );
  const { text } = await readPage(trade);
  expect([...text.matchAll(/<img /g)]).toHaveLength(20);
  const weight = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;
  expect(weight).toBeLessThanOrEqual(24_000);
});
