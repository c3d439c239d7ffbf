import { describe, expect, it } from 'vitest';
import { insertSellers, registerMember } from '../../factories.ts';
import { endpointOf } from '../../setup/endpoint-of.ts';
import { call, transports } from '../../setup/transports.ts';

const search = endpointOf('directory.search');
const updateProfile = endpointOf('accounts.updateProfile');

const { word } = await insertSellers(2);
const { client } = await registerMember();
const french = await registerMember({}, 'fr');

describe.each(transports)('over %s, a search', (transport) => {
  it.each([
    [
      'slugs',
      { category: 'plumbing-and-water', subcategory: 'plumbers', region: 'littoral', city: 'douala' },
    ],
    [
      'English names',
      { category: 'Plumbing & Water', subcategory: 'Plumbers', region: 'Littoral', city: 'Douala' },
    ],
    [
      'French names, without case and accents',
      { category: 'PLOMBERIE ET EAU', subcategory: 'plombiers', region: 'littoral', city: 'DOUALA' },
    ],
    ['names in its list of choices', { categories: [{ categorySlug: 'Plomberie et eau' }] }],
    ['the country by its name', { country: 'Cameroun' }],
    ['forms that say all', { category: 'all', region: '', userType: 'all', country: '' }],
  ])('understands %s', async (_, filters) => {
    const { status, data } = await call(client, transport, search, { search: word, ...filters });
    expect(status).toBe(200);
    expect(data.pagination.totalCount).toBe(2);
  });

  it('names the field and the nearest known, in the reader’s language', async () => {
    const { status, error } = await call(french.client, transport, search, {
      region: 'Sud West',
      city: 'Duala',
    });
    expect(status).toBe(400);
    expect(error.errors).toEqual([
      {
        field: 'region',
        message: 'n’est pas dans notre liste\u00a0; le plus proche est «\u00a0Sud-Ouest\u00a0»',
      },
      { field: 'city', message: 'n’est pas dans notre liste\u00a0; le plus proche est «\u00a0Douala\u00a0»' },
    ]);
  });

  it('answers slugs, and their names in the reader’s language beside them', async () => {
    const { data } = await call(french.client, transport, search, { search: word, limit: 1 });
    expect(data.contacts[0]).toMatchObject({
      category: 'plumbing-and-water',
      city: 'douala',
      names: { category: 'Plomberie et eau', subcategory: 'Plombiers', region: 'Littoral', city: 'Douala' },
    });
  });
});

describe('a registration', () => {
  it('takes names, keeps slugs and answers both', async () => {
    const { user } = await registerMember(
      { category: 'Food & Beverages', subcategory: 'Boulangerie', region: 'Ouest', city: 'Bafoussam' },
      'fr',
    );
    expect(user).toMatchObject({
      category: 'food-beverages',
      subcategory: 'bakery',
      region: 'west',
      city: 'bafoussam',
      names: { region: 'Ouest', city: 'Bafoussam' },
    });
  });

  it.each([
    [{ category: 'Plumbing & Watter' }, 'is not in our list; the nearest is “Plumbing & Water”'],
    [{ subcategory: 'tailors' }, 'is not in our list; the nearest is “'],
    [{ city: 'bafoussam' }, 'is not in our list; the nearest is “'],
    [{ country: 'Gabon' }, 'is not served: only Cameroon is'],
  ])('refuses %j and says why', async (overrides, message) => {
    const [field] = Object.keys(overrides);
    await expect(registerMember(overrides)).rejects.toThrow(`{"field":"${field}","message":"${message}`);
  });
});

describe.each(transports)('over %s, a profile', (transport) => {
  it('takes names in pairs that belong together', async () => {
    const member = await registerMember();
    const named = await call(member.client, transport, updateProfile, { region: 'Sud-Ouest', city: 'limbe' });
    expect(named.data.user).toMatchObject({ region: 'south-west', city: 'limbe' });
    const apart = await call(member.client, transport, updateProfile, { region: 'Ouest', city: 'Limbe' });
    expect(apart.status).toBe(400);
    expect(apart.error.errors).toMatchObject([{ field: 'city' }]);
  });
});
