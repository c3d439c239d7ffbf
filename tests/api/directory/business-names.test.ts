import { describe, expect, it } from 'vitest';
import { leave, type Member, registerMember, sql } from '../../factories.ts';
import { newWord } from '../../setup/searching.ts';

/** A word that only this file's listings contain. */
const word = () => `q${newWord()}`;

async function search({ client }: Member, query: Record<string, string>) {
  const { body, status } = await client.rest('GET', `/contacts/search?${new URLSearchParams(query)}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

const namesOf = (data: { contacts: { businessName: string }[] }) =>
  data.contacts.map(({ businessName }) => businessName);

const viewer = await registerMember();

describe('a business name', () => {
  it('is found first as a whole, in any case, though trade and place are in it', async () => {
    const own = word();
    const name = `Plomberie sanitaire ${own} Akwa`;
    await registerMember({ businessName: name, city: 'edea' });
    for (const typed of [name, name.toUpperCase(), name.toLowerCase(), `${name} Édéa`]) {
      expect(namesOf(await search(viewer, { search: typed }))[0], typed).toBe(name);
    }
  });

  it('is found first though the word beside its trade could be a slip', async () => {
    const names = ['Boulangerie La Paix', 'Plomberie Tchinda'];
    const [bakery, plumber] = names;
    await registerMember({ businessName: bakery, category: 'food-beverages', subcategory: 'bakery' });
    await registerMember({ businessName: plumber });
    // Of another trade: a name alone does not stand before a trade.
    await registerMember({ businessName: bakery, category: 'agriculture', subcategory: 'crops' });
    for (const [name, subcategory] of [
      [bakery, 'bakery'],
      [plumber, 'plumbers'],
    ]) {
      const [first] = (await search(viewer, { search: name?.toLowerCase() ?? '' })).contacts;
      expect([first.businessName, first.subcategory]).toEqual([name, subcategory]);
    }
  });

  it('is no way to the top of a trade: not by its word alone, and with a town only for who has it there', async () => {
    const names = ['Plombier', 'Plombier Douala'];
    const crops = { category: 'agriculture', subcategory: 'crops', region: 'far-north', city: 'maroua' };
    for (const businessName of names) await registerMember({ businessName, ...crops });
    await registerMember({ businessName: `Tuyaux ${word()}` });
    for (const typed of ['plombier', 'plombier douala']) {
      const [first] = (await search(viewer, { search: typed })).contacts;
      expect([first.subcategory, names.includes(first.businessName)], typed).toEqual(['plumbers', false]);
    }
  });

  it('is told to nobody once it is gone, nor a number that somebody wrote', async () => {
    const own = word();
    const member = await registerMember({
      businessName: own,
      description: '699887766 tenu par zebulonkwa',
    });
    const near = [`${own.slice(0, -1)}y`, '699887765 services', 'zebulonkva'];
    await leave(member);
    for (const typed of near) {
      const { understood } = await search(viewer, { search: typed });
      expect(understood.corrected, typed).toBeUndefined();
    }
  });

  it('is found with a slip in the word of its trade, and with one in its own', async () => {
    const own = word();
    const name = `Quincaillerie ${own}`;
    await registerMember({ businessName: name });
    const slipped = own.slice(0, 5) + own.slice(6);
    for (const typed of [`Quincailerie ${own}`, `Quincaillerie ${slipped}`]) {
      expect(namesOf(await search(viewer, { search: typed }))[0], typed).toBe(name);
    }
  });
});

describe('a telephone number', () => {
  it('finds nobody, not even who wrote it, and is no trade', async () => {
    const number = '699112233';
    const { user } = await registerMember({ description: `Au ${number}, ciment 42.5.` });
    // As names could be once.
    await sql('update listings set business_name = $2 where user_id = $1', [user._id, `Appelez ${number}`]);
    for (const typed of [number, '+237 6 99 11 22 33', `tel ${number}`, '6991', '42']) {
      for (const exact of ['false', 'true']) {
        const data = await search(viewer, { search: typed, exact });
        expect(namesOf(data), typed).toEqual([]);
        expect(data.understood, typed).toBeNull();
      }
    }
  });
});

describe('words that nobody knows', () => {
  it('are left out beside a place that is named, and the answer says so', async () => {
    await registerMember({ city: 'edea' });
    const data = await search(viewer, { search: 'xqzwbl edea' });
    expect(data.contacts.length).toBeGreaterThan(0);
    expect(data.contacts.every(({ city }: { city: string }) => city === 'edea')).toBe(true);
    expect(data.understood.widened).toMatchObject([{ step: 'drop_word' }]);
  });
});

describe('what was chosen in the panel', () => {
  it('is never left out, whatever the words say', async () => {
    const own = word();
    await registerMember({ businessName: `Maison ${own}`, city: 'douala' });
    const inPanel = { region: 'far-north', city: 'waza', category: 'plumbing-and-water' };
    for (const text of [`Maison ${own}`, 'plombier', 'plombier douala', 'xqzw blorf']) {
      expect((await search(viewer, { ...inPanel, search: text })).contacts, text).toEqual([]);
    }
  });
});

describe('a quartier where nobody is', () => {
  it('is named, with how many there are in its town, and one where somebody is puts them first', async () => {
    await registerMember({
      businessName: `Calebasses ${word()}`,
      category: 'arts-and-crafts',
      subcategory: 'pottery-and-calabash',
      quartier: 'Logpom',
    });
    const elsewhere = await search(viewer, { search: 'poterie bonamoussadi' });
    expect(elsewhere.contacts.length).toBeGreaterThan(0);
    expect(elsewhere.understood).toMatchObject({
      place: { kind: 'quartier', slug: 'bonamoussadi' },
      widened: [{ step: 'city', count: elsewhere.pagination.totalCount }],
    });
    const there = await search(viewer, { search: 'poterie logpom' });
    expect(there.contacts[0].quartier).toBe('Logpom');
    expect(there.understood.widened).toBeUndefined();
    const withWord = await search(viewer, { search: 'poterie zzkqxw logpom' });
    expect(withWord.contacts[0].quartier).toBe('Logpom');
  });
});
