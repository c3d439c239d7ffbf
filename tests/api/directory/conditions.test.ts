import { openingAt } from '@mboalink/shared/directory/opening-hours.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertSellers, registerMember, sql } from '../../factories.ts';
import { endpointOf } from '../../setup/endpoint-of.ts';
import type { Member } from '../../setup/people.ts';
import { newWord } from '../../setup/searching.ts';
import { call, transports } from '../../setup/transports.ts';

const { word, ids } = await insertSellers(5);
const always = JSON.stringify(
  Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, [['00:00', '24:00']]]),
  ),
);
const sundays = JSON.stringify({ sun: [['10:00', '14:00']] });
const never = '{}';
const price = (...amounts: number[]) =>
  JSON.stringify(amounts.map((fromXaf) => ({ label: 'Tresses', fromXaf })));
/** Each by its letter: hours, prices, and whether it shows a picture. */
const told = {
  a: [always, price(9000, 4000), true],
  b: [sundays, price(3000), false],
  c: [never, '[]', true],
  d: [always, '[]', false],
  e: [never, price(20_000), false],
} as const;
const letters = Object.keys(told) as (keyof typeof told)[];
const sunday = '2026-11-29T11:00:00.000Z';

let buyer: Member;

beforeAll(async () => {
  buyer = await registerMember({ type: 'buyer' });
  for (const [index, letter] of letters.entries()) {
    const [hours, prices, isPictured] = told[letter];
    await sql(
      `update listings set opening_hours = $2, prices = $3, profile_picture = case when $4 then md5(user_id::text) end
       where user_id = $1`,
      [ids[index], hours, prices, isPictured],
    );
  }
});

type Asked = Record<string, unknown>;

const search = endpointOf('directory.search');

async function found(transport: (typeof transports)[number], asked: Asked) {
  const { status, data, error } = await call(buyer.client, transport, search, { search: word, ...asked });
  expect(status, JSON.stringify(error)).toBe(200);
  const listed = data.contacts.map(({ _id }: { _id: string }) => letters[ids.indexOf(_id)]);
  return { listed, total: data.pagination.totalCount, understood: data.understood, data };
}

/** Who is listed, those that stand together in any order sorted by letter. */
const cases: [asked: Asked, groups: string[]][] = [
  [{ openAt: sunday }, ['abd', 'ce']],
  [{ openAt: '2026-11-30T11:00:00Z' }, ['ad', 'ce']],
  [{ openAt: 'any' }, ['abcde']],
  [{ maxPrice: 5000 }, ['ab', 'cd']],
  [{ maxPrice: 3999 }, ['b', 'cd']],
  [{ maxPrice: 0 }, ['abcde']],
  [{ withPicture: true }, ['ac']],
  [{ withPicture: false }, ['abcde']],
  [{ sort: 'price' }, ['b', 'a', 'e', 'cd']],
  [{ sort: 'price', openAt: sunday }, ['b', 'a', 'd', 'e', 'c']],
  [{ sort: 'price', maxPrice: 4000, withPicture: true }, ['a', 'c']],
  [{ openAt: sunday, maxPrice: 5000 }, ['ab', 'd', 'c']],
  [{ search: `${word} ouvert dimanche` }, ['abd', 'ce']],
  [{ search: `${word} moins de 5 000` }, ['ab', 'cd']],
  [{ search: `${word} pas cher` }, ['b', 'a', 'e', 'cd']],
  [{ search: `cheap ${word} with photo`, sort: 'price' }, ['a', 'c']],
  [{ search: `${word} moins de 5 000`, maxPrice: 30_000 }, ['abe', 'cd']],
  [{ search: `${word} moins de 5 000`, maxPrice: 0 }, ['abcde']],
];

describe.each(transports)('hours, prices and pictures, over %s', (transport) => {
  it.each(cases)('%j', async (asked, groups) => {
    const { listed, total } = await found(transport, asked);
    const inGroup = (index: number) => {
      const before = groups.slice(0, index).join('').length;
      return listed.slice(before, before + (groups[index]?.length ?? 0));
    };
    const seen = groups.map((_, index) => inGroup(index).sort().join(''));
    expect(seen).toEqual(groups);
    expect([total, listed.length]).toEqual(Array(2).fill(groups.join('').length));
    const { sort: _, ...counted } = asked;
    const { data } = await call(buyer.client, transport, endpointOf('directory.count'), {
      search: word,
      ...counted,
    });
    expect(data.count).toBe(total);
  });

  it('says what was read out of the words, and no more of what was sent off', async () => {
    const text = `${word} ouvert maintenant, pas cher, max 5000`;
    const { understood } = await found(transport, { search: text });
    expect(understood).toMatchObject({ openAt: 'now', maxPrice: 5000, sort: 'price' });
    const off = { openAt: 'any', maxPrice: 0, sort: 'relevance' };
    const { understood: left, listed } = await found(transport, { search: text, ...off });
    for (const name of ['openAt', 'maxPrice', 'sort']) expect(left).not.toHaveProperty(name);
    expect(listed).toHaveLength(5);
  });

  it('agrees with what the card says of the same moment', async () => {
    const { data } = await found(transport, { openAt: 'now' });
    const states = data.contacts.map(
      ({ hours }: { hours: object }) => openingAt(hours, new Date())?.isOpen ?? null,
    );
    expect(states).not.toContain(false);
    expect(states.lastIndexOf(true)).toBeLessThan(states.indexOf(null));
  });

  it('goes on in step, page by page and with a cursor', async () => {
    const { listed } = await found(transport, { sort: 'price' });
    const first = await found(transport, { sort: 'price', limit: 2 });
    const { nextCursor } = first.data.pagination;
    const second = await found(transport, { sort: 'price', limit: 2, cursor: nextCursor });
    const third = await found(transport, { sort: 'price', limit: 2, page: 3 });
    expect([...first.listed, ...second.listed, ...third.listed]).toEqual(listed);
  });
});

it('finds who is called by such words, whatever their hours', async () => {
  const own = newWord();
  const { user } = await registerMember({ businessName: `Maison ${own} du Dimanche` });
  await sql(`update listings set opening_hours = '{"mon": [["08:00", "09:00"]]}' where user_id = $1`, [
    user._id,
  ]);
  const { data } = await call(buyer.client, 'REST', search, { search: `maison ${own} du dimanche` });
  expect(data.contacts[0].businessName).toBe(user.businessName);
});

it('a file and an alert take the same', async () => {
  const query = new URLSearchParams({ source: 'search', format: 'csv', search: word, maxPrice: '5000' });
  const { headers } = await buyer.client.rest('GET', `/contacts/export?${query}`);
  expect(headers.get('X-Exported')).toBe('0 of 4');
  const { body } = await buyer.client.rest('POST', '/search-alerts', {
    body: { search: word, maxPrice: 5000, withPicture: true },
  });
  expect(body.data.alerts[0].filters).toEqual({ maxPrice: 5000, withPicture: true });
});
