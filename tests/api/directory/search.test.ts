import { describe, expect, it } from 'vitest';
import { endTrial, insertSellers, registerMember, sql } from '../../factories.ts';
import { newWord } from '../../setup/searching.ts';

/** A word that only this file's listings contain. */
const word = () => `z${newWord()}`;

const found = async (
  client: Awaited<ReturnType<typeof registerMember>>['client'],
  query: Record<string, string>,
) => {
  const { body, status } = await client.rest('GET', `/contacts/search?${new URLSearchParams(query)}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};

const names = (data: { contacts: { businessName: string }[] }) =>
  data.contacts.map((contact) => contact.businessName);

describe('the words of a search', () => {
  it('are looked for in name, keywords, category, description, quartier and town', async () => {
    const own = word();
    const seller = await registerMember({
      businessName: `Maison ${own}n`,
      keywords: [`${own}k`],
      description: `Nous faisons du ${own}d.`,
      quartier: `${own}q`,
      city: 'edea',
    });
    const { client } = await registerMember();
    for (const wanted of [`${own}n`, `${own}k`, `${own}d`, `${own}q`]) {
      expect(names(await found(client, { search: wanted })), wanted).toEqual([seller.user.businessName]);
    }
    expect(names(await found(client, { search: `${own}n plombier edea` }))).toEqual([
      seller.user.businessName,
    ]);
    const elsewhere = await found(client, { search: `${own}n douala` });
    expect(names(elsewhere)).toEqual([seller.user.businessName]);
    expect(elsewhere.understood).toMatchObject({
      place: { kind: 'city', slug: 'douala', name: 'Douala' },
      widened: [{ step: 'region', count: 1 }],
    });
  });
});

describe('the filters of a search', () => {
  it('narrow by category, subcategory, region, town and user type', async () => {
    const own = word();
    await registerMember({ businessName: `${own} un`, type: 'seller' });
    await registerMember({
      businessName: `${own} deux`,
      type: 'seller',
      alsoBuys: true,
      region: 'centre',
      city: 'yaounde',
    });
    const { client } = await registerMember();
    const total = async (query: Record<string, string>) =>
      (await found(client, { search: own, ...query })).pagination.totalCount;
    expect(await total({})).toBe(2);
    expect(await total({ region: 'centre' })).toBe(1);
    expect(await total({ city: 'douala' })).toBe(1);
    expect(await total({ category: 'plumbing-and-water' })).toBe(2);
    expect(await total({ category: 'legal-services', exact: 'true' })).toBe(0);
    expect(await total({ subcategory: 'plumbers', region: 'littoral' })).toBe(1);
    expect(await total({ userType: 'seller' })).toBe(2);
    expect(await total({ userType: 'both' })).toBe(1);
    expect(await total({ userType: 'buyer' })).toBe(1);
    const choice = [{ categorySlug: 'plumbing-and-water', subcategorySlug: 'plumbers' }];
    expect(await total({ categories: JSON.stringify(choice) })).toBe(2);
    // Without `exact` the word would be left out where somebody else has the item.
    const item = [{ ...choice[0], itemSlug: 'leaks-and-repairs' }];
    expect(await total({ categories: JSON.stringify(item), exact: 'true' })).toBe(0);
  });
});

describe('who is found', () => {
  it('leaves out the viewer, buyers, and sellers whose trial is over', async () => {
    const own = word();
    const expired = await registerMember({ businessName: `${own} fini` });
    await registerMember({ businessName: `${own} acheteur`, type: 'buyer' });
    const viewer = await registerMember({ businessName: `${own} moi` });
    await endTrial(expired.user._id);
    expect((await found(viewer.client, { search: own })).contacts).toEqual([]);
  });

  it('keeps a listing three days after a paid time, and not a day more', async () => {
    const own = word();
    const seller = await registerMember({ businessName: own });
    const { client } = await registerMember();
    const paidDaysAgo = async (days: number) => {
      await sql(
        `update subscriptions set trial_ends_at = now() - interval '40 days', paid_until = now() - make_interval(days => $2::int)
         where user_id = $1`,
        [seller.user._id, days],
      );
      return (await found(client, { search: own })).contacts.length;
    };
    expect(await paidDaysAgo(2)).toBe(1);
    expect(await paidDaysAgo(3)).toBe(0);
  });
});

describe('the order of results', () => {
  it('puts the business name first, then the trade, then other text; inside by what was paid, then the newest', async () => {
    const own = word();
    const make = (name: string, more: object) => registerMember({ businessName: name, ...more });
    const makePaid = async (name: string, more: object) => {
      const { user } = await make(name, more);
      await sql(
        `update subscriptions set trial_ends_at = now(), paid_until = now() + interval '9 days' where user_id = $1`,
        [user._id],
      );
    };
    await makePaid('A texte', { description: `du ${own}`, selectedPlan: 'premium' });
    await make('B mot basic', { keywords: [own] });
    await makePaid('C mot premium', { keywords: [own], selectedPlan: 'premium' });
    await makePaid('D mot pro', { keywords: [own], selectedPlan: 'pro' });
    await make('E mot premium à l’essai', { keywords: [own], selectedPlan: 'premium' });
    await make('F mot basic récent', { keywords: [own] });
    await make(`${own} nom`, {});
    const { client } = await registerMember();
    const data = await found(client, { search: own });
    expect(names(data)).toEqual([
      `${own} nom`,
      'C mot premium',
      'D mot pro',
      'F mot basic récent',
      'E mot premium à l’essai',
      'B mot basic',
      'A texte',
    ]);
    expect(data.contacts.map((contact: { sponsored: boolean }) => contact.sponsored)).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
      true,
    ]);
  });

  it('puts near before paid, and who was here lately before the newest', async () => {
    const own = word();
    const make = (businessName: string, more: object) =>
      registerMember({ businessName, keywords: [own], ...more });
    await make('A près, absent', { city: 'douala' });
    await make('B près, là', { city: 'douala' });
    await make('C près, absent, plus récent', { city: 'douala' });
    const paid = await make('D région, payé', { city: 'edea', selectedPlan: 'premium' });
    await make('E loin', { region: 'west', city: 'bafoussam' });
    await sql(`update subscriptions set paid_until = now() + interval '9 days' where user_id = $1`, [
      paid.user._id,
    ]);
    // As the clock finds them a month later.
    await sql(
      `with away as (
         update listings set is_active = false where $1 = any (keywords) and business_name like '%absent%' returning user_id)
       update users set last_seen_at = now() - interval '33 days' where id in (select user_id from away)`,
      [own],
    );
    const { client } = await registerMember({ city: 'douala' });
    expect(names(await found(client, { search: own }))).toEqual([
      'B près, là',
      'C près, absent, plus récent',
      'A près, absent',
      'D région, payé',
      'E loin',
    ]);
    expect(names(await found(client, { search: own, sort: 'newest' }))[0]).toBe('E loin');
  });
});

describe('the count', () => {
  it('is exact up to a thousand and a lower bound above', async () => {
    const few = await insertSellers(7);
    const many = await insertSellers(1_005);
    const { client } = await registerMember({ type: 'buyer' });
    expect((await found(client, { search: few.word })).pagination).toEqual({
      page: 1,
      limit: 20,
      totalCount: 7,
      totalIsLowerBound: false,
      nextCursor: null,
    });
    expect((await found(client, { search: many.word })).pagination).toMatchObject({
      totalCount: 1000,
      totalIsLowerBound: true,
    });
  });
});

it('says which of the typed words stand where, and nothing of what is not shown', async () => {
  const own = word();
  const seller = await registerMember({
    businessName: `Maison ${own}n`,
    keywords: [`${own}k`, '6 70 00 00 00'],
    description: `Nous faisons du ${own}d.`,
  });
  const { client } = await registerMember({ type: 'buyer' });
  const matchesOf = async (search: string) => (await found(client, { search })).contacts[0]?.matches;
  expect(await matchesOf(`${own}k ${own}N`)).toEqual([
    { in: 'name', words: [`${own}N`] },
    { in: 'keywords', words: [`${own}k`] },
  ]);
  expect(await matchesOf(`${own}d`)).toEqual([{ in: 'description', words: [`${own}d`] }]);
  expect((await found(client, {})).contacts[0].matches).toBeUndefined();
  expect(await matchesOf(`${own}k 00`)).toEqual([{ in: 'keywords', words: [`${own}k`] }]);
  await client.rest('POST', `/contacts/${seller.user._id}/reveal`);
  const opened = await client.rest('GET', `/contacts/${seller.user._id}`);
  expect(opened.body.data.contact.matches).toBeUndefined();
});
