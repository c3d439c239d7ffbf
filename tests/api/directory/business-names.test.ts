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
