import { describe, expect, it } from 'vitest';
import { insertSellers, registerMember, sql } from '../../factories.ts';
import { newWord } from '../../setup/searching.ts';
import { addresses } from '../../setup/shared-application.ts';

type Named = { businessName: string };

/** The first three businesses for a text: a member by the search, a visitor by the open page. */
const readers = {
  'a member': async (text: string) => {
    const { client } = await registerMember({ type: 'buyer' });
    const { body } = await client.rest('GET', `/contacts/search?limit=3&search=${encodeURIComponent(text)}`);
    return JSON.stringify(body.data.contacts.map(({ businessName }: Named) => businessName));
  },
  'a visitor': async (text: string) => {
    const page = await fetch(`${addresses.url}/categories?search=${encodeURIComponent(text)}`);
    const linked = (await page.text()).matchAll(/href="\/business\/([^"?]+)/g);
    return [...new Set([...linked].map(([, slug]) => slug))].slice(0, 3).join();
  },
};

describe.each(Object.entries(readers))('for %s', (_, firstThree) => {
  it('who carries all the words stands beside the trade that they name', async () => {
    const [one, other] = [newWord(), newWord()];
    const { word, ids } = await insertSellers(1);
    await insertSellers(4);
    await sql(
      `update listings set keywords = $2, category_slug = 'beauty-and-hair', subcategory_slug = 'hairdressers'
        where user_id = $1`,
      [ids[0], [`plombier ${one}`, other]],
    );
    expect(await firstThree(`plombier ${one} ${other}`)).toContain(word);
  });
});

it('exactly these words are found although small ones stand between them', async () => {
  const [one, other] = [newWord(), newWord()];
  const { user } = await registerMember({ keywords: [`${one} à la ${other}`] });
  const reader = await registerMember({ type: 'buyer' });
  const path = `/contacts/search?exact=true&search=${encodeURIComponent(`${one} à la ${other}`)}`;
  const { body } = await reader.client.rest('GET', path);
  expect(body.data.contacts.map(({ _id }: { _id: string }) => _id)).toEqual([user._id]);
});
