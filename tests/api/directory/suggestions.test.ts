import { loadDemo } from '@mboalink/db/seed/load-demo.ts';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../../setup/people.ts';
import { inTurn, isLong } from '../../setup/rounds.ts';
import { useTestApplication } from '../../setup/use-test-application.ts';

const own = useTestApplication('suggestions');

let reader: Member;
let buyer: Member;

beforeAll(async () => {
  const client = new pg.Client({ connectionString: own.application.addresses.connectionString });
  await client.connect();
  await loadDemo(client, { count: 1200, now: new Date() });
  await client.end();
  reader = await own.people.registerMember({ type: 'buyer' });
  buyer = await own.people.registerMember({ type: 'buyer' }, 'fr');
  await count();
});

/** Lets the clock count what has changed. */
async function count() {
  await own.people.sql(`delete from jobs where name in ('index', 'members')`);
  await own.application.worker.runScheduled('* * * * *', new Date());
}

async function suggest({ client }: Member, asked: Record<string, string>) {
  const query = new URLSearchParams({ limit: '20', ...asked });
  const { status, body } = await client.rest('GET', `/contacts/autocomplete?${query}`);
  expect(status, JSON.stringify(asked)).toBe(200);
  // biome-ignore lint/suspicious/noExplicitAny: suggestions as the API answered them.
  return body.suggestions as any[];
}

async function find({ client }: Member, criteria: Record<string, unknown>) {
  const input = { limit: 1, browse: 'masked', ...criteria };
  const { status, body } = await client.query('directory.search', input);
  expect(status, JSON.stringify({ input, body })).toBe(200);
  return body.result.data.pagination;
}

const texts = `plombier|mécano bona|traiteur|coiffeuse akwa|garage littoral|dou|bafou|b|pl|yaou|menuisier yaounde|
  je cherche un plombier à bonamoussadi|who fix fridge for limbe|tailor buea|couture|taxi|maçon ouest|koki|phone|
  réparation téléphone douala|école|riz|location chaises|soudeur bonaberi|électricien`;

describe('the count of a suggestion', () => {
  it('is what the search finds that it stands for', async () => {
    const asked = texts
      .split('|')
      .flatMap((text, turn) =>
        inTurn(
          [
            { q: text.trim() },
            { q: text.trim(), near: 'bafoussam' },
            { q: text.trim(), region: 'littoral' },
            { q: text.trim(), region: 'centre', city: 'yaounde', category: 'plumbing-and-water' },
          ],
          turn,
          4,
        ),
      );
    let compared = 0;
    for (const [index, each] of [...asked, {}, { near: 'douala' }, { region: 'west' }].entries()) {
      const member = index % 2 ? reader : buyer;
      const suggestions = await suggest(member, each as Record<string, string>);
      const counted = suggestions.filter((one) => one.count !== null && one.quartier === null);
      for (const { text, count, criteria } of counted.slice(0, 4)) {
        const { totalCount, totalIsLowerBound } = await find(member, criteria);
        expect(totalCount + (totalIsLowerBound ? 1 : 0), `${JSON.stringify(each)}: ${text}`).toBe(count);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(isLong ? 250 : 60);
  }, 240_000);

  it('is of a quartier those in it, whom the search has first', async () => {
    const asked = ['akwa', 'coiffeuse akwa', 'bonamoussadi', 'mécano bonamoussadi', 'plombier bastos'];
    const suggested = [];
    for (const q of asked) suggested.push(...(await suggest(buyer, { q })));
    const rows = suggested.filter(({ quartier }) => quartier !== null);
    for (const { text, count, quartier, city, criteria } of rows) {
      const [inIt] = await own.people.sql<{ listed: number }>(
        `select count(*)::int as listed from search_entries join listings using (search_key)
          where subcategory_slug = coalesce($3, subcategory_slug) and category_slug = coalesce($4, category_slug) and terms @> array(select id from search_terms
            where kind = 'quartier' and name = $1 || '/' || array_to_string(index_words($2), ' '))`,
        [city, quartier, criteria.subcategory, criteria.category],
      );
      expect(count, text).toBe(inIt?.listed);
      const input = { ...criteria, limit: 20, browse: 'masked' };
      const { body } = await buyer.client.query('directory.search', input);
      const { contacts } = body.result.data;
      const isThere = (contact?: { quartier: string }) => contact?.quartier === quartier;
      expect(contacts.slice(0, count).every(isThere), text).toBe(true);
      expect(isThere(contacts[count]), text).toBe(false);
    }
    expect(rows.filter(({ count }) => count > 0).length).toBeGreaterThan(4);
  });

  it('is for a visitor of those who have an open page, as the page of the trade says', async () => {
    const seen = async () => {
      const headers = own.people.newHost();
      const { body } = await own.people
        .visitor()
        .rest('GET', '/contacts/suggestions?q=plombier+loum', { headers });
      const suggested = body.suggestions.find(({ city }: { city: string | null }) => city === 'loum');
      return suggested?.count ?? 0;
    };
    const before = await seen();
    const { word } = await own.people.insertSellers(2, { city: 'loum' });
    await count();
    expect(await seen()).toBe(before + 2);
    await own.people.sql('update listings set open_page = false where business_name = $1', [`${word} 1`]);
    await count();
    expect(await seen()).toBe(before + 1);
  });
});

describe('suggestions', () => {
  it('name nobody whose time is over, also before the clock has come by', async () => {
    const { word } = await own.people.insertSellers(2, { city: 'edea' });
    await own.people.sql(
      `update subscriptions set trial_ends_at = now() + interval '2 minutes' from users
        where user_id = id and name = $1`,
      [`${word} 1`],
    );
    const guest = own.people.visitor();
    const named = async (q: string) => {
      const { body } = await guest.rest('GET', `/contacts/suggestions?q=${q}`);
      return body.suggestions.map(({ text }: { text: string }) => text);
    };
    expect(await named(word)).toEqual([`${word} 2`, `${word} 1`]);
    guest.travelTo(new Date(Date.now() + 3 * 60_000));
    expect(await named(word.slice(0, -1))).toEqual([`${word} 2`]);
    expect(await named(`${word}%201`)).not.toContain(`${word} 1`);
  });

  it('name businesses to visitors from four letters on', async () => {
    const { word } = await own.people.insertSellers(1, { city: 'edea' });
    await own.people.sql(`update listings set business_name = 'Jqxv Loisirs' where business_name like $1`, [
      `${word}%`,
    ]);
    const named = async (q: string) => {
      const { body } = await own.people.visitor().rest('GET', `/contacts/suggestions?q=${q}`);
      return body.suggestions.map(({ text }: { text: string }) => text);
    };
    expect((await suggest(buyer, { q: 'jqx' })).map(({ text }) => text)).toEqual(['Jqxv Loisirs']);
    expect(await named('jqx')).toEqual([]);
    expect(await named('jqxv')).toEqual(['Jqxv Loisirs']);
    await own.people.sql(`update listings set open_page = false where business_name = 'Jqxv Loisirs'`);
    expect(await named('jqxv%20l')).toEqual([]);
    expect((await suggest(buyer, { q: 'jqxv l' })).map(({ text }) => text)).toEqual(['Jqxv Loisirs']);
  });

  it('of popular trades are those of the town, which somebody has there', async () => {
    const popular = await suggest(reader, { near: 'douala' });
    expect(popular[0]).toMatchObject({ city: 'douala', criteria: { city: 'douala' } });
    expect(popular[0].count).toBeGreaterThan(0);
    expect(new Set(popular.map(({ slug }) => slug)).size).toBe(popular.length);
  });
});

describe('what visitors read', () => {
  it('is counted by the clock: stats rounded, categories by those who have an open page', async () => {
    await count();
    const visitor = own.people.visitor();
    const [real] = await own.people.sql<{ listed: number; open: number; members: number }>(
      `select (select count(*)::int from search_entries) as listed,
        (select count(*)::int from listings where has_open_page and visible_until > now()) as open,
        (select count(*)::int from users where last_seen_at > now() - interval '30 days') as members`,
    );
    const stats = (await visitor.rest('GET', '/contacts/stats')).body.data;
    expect(stats.totalContacts).toBe(Math.floor((real?.listed ?? 0) / 100) * 100);
    expect(stats.activeMembers).toBe(Math.floor((real?.members ?? 0) / 100) * 100);
    expect(stats.totalCategories).toBe(18);
    const { categories } = (await visitor.rest('GET', '/categories?includeCounts=true')).body.data;
    const sum = categories.reduce((all: number, { count: each }: { count: number }) => all + each, 0);
    expect(sum).toBe(real?.open);
  });
});
