import { describe, expect, it } from 'vitest';
import { registerMember } from '../../factories.ts';
import { type Member, newBusinessWord } from '../../setup/people.ts';

const plumber = ['leaks-and-repairs', 'blocked-drains'];

const change = ({ client }: Member, body: object) => client.rest('PUT', '/auth/profile', { body });
const itemsOf = async ({ client }: Member) => (await client.rest('GET', '/auth/me')).body.data.user.items;

/** The third level of the picker, as another member searches it. */
async function found({ client }: Member, item: string, of: Member): Promise<boolean> {
  const criteria = { category: 'plumbing-and-water', subcategory: 'plumbers', items: [item] };
  const query = { ...criteria, search: of.user.businessName, browse: 'masked', exact: true };
  const { body } = await client.query('directory.search', query);
  return body.result.data.pagination.totalCount === 1;
}

describe('the items of a listing', () => {
  it('are chosen when somebody registers, by slug or name, and find them at the third level', async () => {
    const seller = await registerMember({
      businessName: `Atelier${newBusinessWord()}`,
      items: ['leaks-and-repairs', 'Débouchage', 'leaks-and-repairs'],
    });
    const buyer = await registerMember({ type: 'buyer' });
    expect(seller.user.items).toEqual(plumber);
    expect(await found(buyer, 'leaks-and-repairs', seller)).toBe(true);
    expect(await found(buyer, 'blocked-drains', seller)).toBe(true);
    expect(await found(buyer, 'new-house-plumbing', seller)).toBe(false);
  });

  it('change in the profile, with or without the trade beside them', async () => {
    const seller = await registerMember({ businessName: `Atelier${newBusinessWord()}` });
    const buyer = await registerMember({ type: 'buyer' });
    expect(seller.user.items).toEqual([]);
    expect((await change(seller, { items: plumber })).body.data.user.items).toEqual(plumber);
    expect(await found(buyer, 'blocked-drains', seller)).toBe(true);
    const trade = { category: 'plumbing-and-water', subcategory: 'plumbers' };
    await change(seller, { ...trade, items: ['new-house-plumbing'] });
    expect(await itemsOf(seller)).toEqual(['new-house-plumbing']);
    expect(await found(buyer, 'blocked-drains', seller)).toBe(false);
    expect((await change(seller, { items: [] })).body.data.user.items).toEqual([]);
  });

  it('stay where the trade is sent again, and go with it where it changes', async () => {
    const seller = await registerMember({ items: plumber });
    await change(seller, { category: 'plumbing-and-water', subcategory: 'plumbers' });
    expect(await itemsOf(seller)).toEqual(plumber);
    await change(seller, { category: 'plumbing-and-water', subcategory: 'swimming-pools' });
    expect(await itemsOf(seller)).toEqual([]);
  });
});
