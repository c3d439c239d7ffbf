import { expect, it } from 'vitest';
import { registerMember } from '../../factories.ts';
import { newWord } from '../../setup/searching.ts';

const own = `z${newWord()}`;
await registerMember({ businessName: `${own} du quartier`, quartier: 'Bali' });
await registerMember({ businessName: `${own} du Nord`, region: 'north-west', city: 'bali' });

it.each([
  ['littoral', 'douala', { town: 'Douala', slug: 'bali' }, { name: 'Bali', within: 'North West' }],
  ['littoral', 'other', { town: 'Douala', slug: 'bali' }, { name: 'Bali', within: 'North West' }],
  ['north-west', 'bamenda', { town: 'Bali', slug: 'bali' }, { name: 'Bali', within: 'Douala' }],
])(
  'who asks in %s, %s, means the Bali that is near, and reads of the other',
  async (region, city, place, other) => {
    const { client } = await registerMember({ region, city });
    const found = async (search: string) => {
      const query = new URLSearchParams({ search, limit: '1' });
      const { body, status } = await client.rest('GET', `/contacts/search?${query}`);
      expect(status, JSON.stringify(body)).toBe(200);
      return body.data;
    };
    const near = await found(`${own} bali`);
    expect(near.understood).toMatchObject({ place, otherPlaces: [other] });
    expect(near.contacts[0].city).toBe(place.town === 'Bali' ? 'bali' : 'douala');
    const told = await found(`${own} bali ${other.within}`);
    expect(told.understood.place.town).not.toBe(place.town);
    expect(told.understood.otherPlaces).toBeUndefined();
    expect(told.contacts[0].city).not.toBe(near.contacts[0].city);
  },
);
