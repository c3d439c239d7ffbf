import { beforeAll, describe, expect, it } from 'vitest';
import { endTrial, insertSellers, registerMember, sql } from '../../factories.ts';
import type { Member } from '../../setup/people.ts';

const { word } = await insertSellers(5);
const others = await insertSellers(2, { city: 'edea' });

let buyer: Member;
let seller: Member;
let expired: Member;

beforeAll(async () => {
  buyer = await registerMember({ type: 'buyer' });
  seller = await registerMember();
  expired = await registerMember();
  await endTrial(expired.user._id);
});

async function count({ client }: Member, criteria: Record<string, string>) {
  const { status, body } = await client.rest('GET', `/contacts/count?${new URLSearchParams(criteria)}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

async function totalOf({ client }: Member, criteria: Record<string, string>) {
  const query = new URLSearchParams({ ...criteria, browse: 'masked' });
  const { body } = await client.rest('GET', `/contacts/search?${query}`);
  const { totalCount, totalIsLowerBound } = body.data.pagination;
  return { count: totalCount, isLowerBound: totalIsLowerBound };
}

describe('the count of a search', () => {
  const searches: Record<string, string>[] = [
    { search: word },
    { search: `${word} ${others.word}` },
    { search: `plombier ${word}`, region: 'littoral' },
    { search: word, region: 'west' },
    { search: word, city: 'douala', userType: 'seller' },
    { search: word.slice(0, -1), exact: 'true' },
    { category: 'plumbing-and-water', subcategory: 'plumbers', items: '["leaks-and-repairs"]' },
    { category: 'Plomberie et eau' },
    { categories: '[{"categorySlug":"plumbing-and-water","subcategorySlug":"plumbers"}]', city: 'edea' },
    { search: '677 12 34 56' },
    {},
  ];

  it.each(searches.map((search) => [JSON.stringify(search), search] as const))(
    'of %s is what its page says',
    async (_, search) => {
      for (const member of [buyer, seller, expired]) {
        expect(await count(member, search)).toEqual(await totalOf(member, search));
      }
    },
  );

  it('leaves out who asks', async () => {
    const first = await registerMember({ businessName: `${word} seul`, subcategory: 'swimming-pools' });
    const criteria = { search: word, subcategory: 'swimming-pools' };
    expect((await count(buyer, criteria)).count).toBe(1);
    expect(await count(first, criteria)).toEqual(await totalOf(first, criteria));
  });
});

it('a count opens nobody and is no search that is recorded', async () => {
  const fresh = await registerMember({ type: 'buyer' });
  await registerMember({ subcategory: 'swimming-pools', city: 'edea' });
  const query = 'subcategory=swimming-pools&region=littoral&city=edea';
  const kept = () =>
    sql(
      `select (select count(*) from reveals where viewer_id = $1) as reveals,
        (select count(*) from searches where trade = 'swimming-pools' and city_slug = 'edea') as searches`,
      [fresh.user._id],
    );
  const nothing = [{ reveals: '0', searches: '0' }];
  const { body } = await fresh.client.rest('GET', `/contacts/count?${query}`);
  expect(body).toEqual({ success: true, data: { count: 1, isLowerBound: false } });
  // What a search leaves behind, a count left before it or not at all.
  await fresh.client.rest('GET', `/contacts/search?${query}&browse=masked`);
  await expect.poll(kept).toEqual([{ ...nothing[0], searches: '1' }]);
});
