import { categories } from '@mboalink/shared/catalogue/categories.ts';
import { towns } from '@mboalink/shared/catalogue/places.ts';
import { wordsOf } from '@mboalink/shared/slug.ts';
import { expect } from 'vitest';
import { insertSellers, type Member, registerMember, sql } from '../../factories.ts';
import { itLong } from '../../setup/rounds.ts';

type Row = {
  _id: string;
  businessName: string | null;
  contact: { userType: string; category: string; subcategory: string; city: string } | null;
};

const names = [
  ...['Ébène Meubles', 'Chez Awa', 'Plomberie Kamga', 'L’Élégance du Wouri', 'Salon Awa & Fils', 'Kwa'],
  ...['Douala Froid', 'Quincaillerie Moderne', 'Menuiserie de Bonabéri', 'Awa Coiffure'],
];

const trades = categories.slice(0, 5).flatMap(({ slug, en, fr, subcategories }) =>
  subcategories.slice(0, 2).map((trade) => ({
    ...{ category: slug, subcategory: trade.slug },
    called: `${en} ${fr} ${trade.en} ${trade.fr}`,
  })),
);

const places = towns.slice(0, 5);

/** Whole words of everything, and beginnings of them. */
const asked = [
  ...new Set(
    [...names, ...trades.map(({ called }) => called), ...places.map(({ en, fr }) => `${en} ${fr}`)]
      .flatMap(wordsOf)
      .filter((word) => !/\d/.test(word))
      .flatMap((word) => [1, 2, 3, 4, 6, 9, 30].map((letters) => word.slice(0, letters))),
  ),
];

/** Picks in an order that is the same in each run. */
function picker(seed: number) {
  let state = seed;
  return <Value>(values: readonly Value[]): Value => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const value = values[Math.floor((state / 2_147_483_648) * values.length)];
    if (value === undefined) throw new Error('nothing to pick from');
    return value;
  };
}

type Pick = ReturnType<typeof picker>;

/** What may become of a listing, or between its owner and the viewer. */
const changes: ((id: string, viewer: string, pick: Pick) => Promise<unknown>)[] = [
  (id, _, pick) => sql('update listings set business_name = $2 where user_id = $1', [id, pick(names)]),
  (id, _, pick) => sql('update listings set city_slug = $2 where user_id = $1', [id, pick(places).slug]),
  (id, _, pick) => {
    const { category, subcategory } = pick(trades);
    const set = 'update listings set category_slug = $2, subcategory_slug = $3 where user_id = $1';
    return sql(set, [id, category, subcategory]);
  },
  (id) => sql('update listings set paused = not paused where user_id = $1', [id]),
  (id) =>
    sql(
      `update listings set user_type = case user_type when 'buyer' then 'seller' else 'buyer' end,
        listed_as_buyer = user_type <> 'buyer' where user_id = $1`,
      [id],
    ),
  (id) =>
    sql(
      `update subscriptions set trial_ends_at = trial_ends_at
        + case when trial_ends_at > now() then -1 else 1 end * interval '60 days' where user_id = $1`,
      [id],
    ),
  (id) =>
    sql('update users set deleted_at = case when deleted_at is null then now() end where id = $1', [id]),
  (id, viewer) =>
    sql(
      `insert into reveals (viewer_id, contact_id, day) values ($2, $1, current_date - 1) on conflict do nothing`,
      [id, viewer],
    ),
  (id, viewer, pick) => {
    const [who, whom] = pick([true, false]) ? [id, viewer] : [viewer, id];
    return sql(
      `with gone as (delete from blocks where user_id = $1 and blocked_id = $2 returning 1)
        insert into blocks (user_id, blocked_id) select $1, $2 where not exists (select from gone)`,
      [who, whom],
    );
  },
];

const lists = [
  { path: '/contacts/saved', search: 'search', rows: 'saved' },
  { path: '/business-connections', search: 'q', rows: 'connections' },
] as const;

async function read({ client }: Member, { path, rows }: (typeof lists)[number], query: object) {
  const parameters = new URLSearchParams({ limit: '100', ...query });
  const { status, body } = await client.rest('GET', `${path}?${parameters}`);
  expect(status).toBe(200);
  const found: Row[] = body.data[rows].map(
    ({ connectedUserId, ...row }: Row & { connectedUserId: unknown }) => ({
      ...{ ...row, contact: row.contact ?? connectedUserId ?? null },
    }),
  );
  expect(body.data.pagination.totalCount).toBe(found.length);
  return found;
}

/** Whether a row may be found by a word, by what it says itself. */
function isCalled({ businessName, contact }: Row, word: string): boolean {
  const isBusiness = contact?.userType !== 'buyer';
  const trade = trades.find(({ subcategory }) => isBusiness && subcategory === contact?.subcategory);
  const place = places.find(({ slug }) => slug === contact?.city);
  const known = [isBusiness ? businessName : null, trade?.called, place && `${place.en} ${place.fr}`];
  return known.some((text) => wordsOf(text ?? '').some((other) => other.startsWith(word)));
}

async function expectFilters(member: Member, pick: Pick): Promise<void> {
  for (const list of lists) {
    const whole = await read(member, list, {});
    const compare = async (query: object, isFound: (row: Row) => boolean) => {
      const found = (await read(member, list, query)).map(({ _id }) => _id);
      expect([query, found]).toEqual([query, whole.filter(isFound).map(({ _id }) => _id)]);
    };
    for (let times = 0; times < 8; times += 1) {
      const word = pick(asked);
      await compare({ [list.search]: word }, (row) => isCalled(row, word));
    }
    const [one, other] = [pick(asked), pick(asked).slice(0, 2)];
    await compare({ [list.search]: `${one} ${other}` }, (row) =>
      [one, other].every((word) => isCalled(row, word)),
    );
    const { category } = pick(trades);
    await compare(
      { category },
      ({ contact }) => contact?.userType !== 'buyer' && contact?.category === category,
    );
    await compare({ [list.search]: '677' }, () => false);
  }
}

itLong.each(['seller', 'buyer'] as const)(
  'finds in lists of a %s whom the whole list says to be called so, whatever they become',
  async (type) => {
    const pick = picker(type.length);
    const member = await registerMember({ type });
    const viewer = String(member.user._id);
    const { ids } = await insertSellers(40);
    for (const id of ids) for (const change of changes.slice(0, 3)) await change(id, viewer, pick);
    for (const [table, columns, values] of [
      ['saved_contacts', 'contact_id', ''],
      ['connections', 'connected_user_id, interaction_type', `, 'phone'`],
    ])
      await sql(
        `insert into ${table} (user_id, ${columns}) select $1, id${values} from unnest($2::uuid[]) as id`,
        [...[viewer, ids]],
      );
    await expectFilters(member, pick);
    for (let round = 0; round < 8; round += 1) {
      for (let times = 0; times < 12; times += 1) await pick(changes)(pick(ids), viewer, pick);
      await expectFilters(member, pick);
    }
  },
);
