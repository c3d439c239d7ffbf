import { expect, it } from 'vitest';
import { insertSellers, registerMember, visitor } from '../../factories.ts';

const { word } = await insertSellers(2);

it.each(['%', '_', '\\', '％', '＿', '＼'])('%s stands for no letter of what people type', async (sign) => {
  const typed = [sign.repeat(2), `${word.slice(0, 5)}${sign}${word.slice(6)}`];
  const { client } = await registerMember();
  for (const text of typed) {
    const query = encodeURIComponent(text);
    const suggested = await visitor().rest('GET', `/contacts/suggestions?q=${query}`);
    const businesses = suggested.body.data.suggestions.filter(
      ({ type }: { type: string }) => type === 'business',
    );
    expect(businesses, text).toEqual([]);
    const found = await client.rest('GET', `/contacts/search?sort=name&search=${query}`);
    const names = found.body.data.contacts.map(({ businessName }: { businessName: string }) => businessName);
    expect(
      names.filter((name: string) => name.startsWith(word)),
      text,
    ).toEqual([]);
  }
});
