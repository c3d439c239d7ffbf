import { loadDemo } from '@mboalink/db/seed/load-demo.ts';
import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { inTurn, isLong } from '../setup/rounds.ts';
import { useTestApplication } from '../setup/use-test-application.ts';

const own = useTestApplication('closed-pages');

const hidden = {
  business_name: 'Vulcano Zircon Service',
  description: 'Réparation de zorgblax et de climatiseurs, soudure, devis gratuit, dépannage de plomberie.',
  keywords: ['zirconium', 'plombier', 'wifiphone'],
  quartier: 'Quimbolo',
};

const landmark = 'Derrière la pharmacie Xylobriz';

/** What a visitor may try, one word after the other: names, words, slips, trades, things and places. */
const words =
  `vulcano zircon service|vulcano|vulcan|zirconium|zirconiom|zorgblax|zorgblox|wifiphone|wifi|xylobriz|xylobrix|xylo|
  pharmacie xylobriz|plombier xylobriz|plombier zorgblax sangmelima|quimbolo|plombier quimbolo sangmelima|service|
  réparation zorgblax|réparation climatiseur|plombier sangmelima|sangmelima|plombier|devis gratuit|fuite|vulcano zircon`
    .split('|')
    .map((text) => text.trim());

const pages = [
  '/categories',
  '/categories/plumbers',
  '/categories/plumbers/sangmelima',
  '/categories?city=sangmelima',
  ...words.flatMap((text, turn) => [
    ...inTurn([`/categories?search=${encodeURIComponent(text)}`], turn),
    ...inTurn([`/categories?search=${encodeURIComponent(text)}&city=sangmelima`], turn + 1),
  ]),
];

const calls = [
  '/contacts/suggestions?near=sangmelima',
  ...words.flatMap((text, turn) => [
    ...inTurn([`/contacts/suggestions?q=${encodeURIComponent(text)}&limit=20`], turn + 1),
    ...inTurn([`/contacts/suggestions?q=${encodeURIComponent(text)}&limit=20&near=sangmelima`], turn),
  ]),
  '/categories?includeCounts=true',
  '/categories/hierarchical?includeCounts=true',
  '/categories/popular',
  '/categories/stats',
  '/categories/plumbing-and-water?includeCounts=true',
  '/categories/plumbers/items?includeCounts=true',
  '/categories/search?q=fuite',
  '/categories/search/items?q=fuite',
];

let closedId: string;
let openId: string;

beforeAll(async () => {
  const client = new pg.Client({ connectionString: own.application.addresses.connectionString });
  await client.connect();
  await loadDemo(client, { count: 400, now: new Date() });
  await client.end();
  const { ids } = await own.people.insertSellers(3, { city: 'sangmelima' });
  [closedId = '', openId = ''] = ids;
  await own.people.sql(
    `update listings set region_slug = 'south', item_slugs = '{leaks-and-repairs}' where user_id = any ($1)`,
    [ids],
  );
  await own.people.sql(
    `update listings set open_page = false, business_name = $2, description = $3, keywords = $4, quartier = $5
      where user_id = $1`,
    [closedId, hidden.business_name, hidden.description, hidden.keywords, hidden.quartier],
  );
});

/** All that a visitor is answered, once the clock has counted. */
async function answers(): Promise<Record<string, string>> {
  await own.people.sql(`delete from jobs where name = 'index'`);
  await own.application.worker.runScheduled('* * * * *', new Date());
  const said: Record<string, string> = {};
  for (const path of [...pages, ...calls.map((call) => `/api/v1${call}`)]) {
    const { status, headers, html } = await own.people.readPage(path);
    said[path] = `${status} ${headers.get('location')} ${html}`;
  }
  return said;
}

it('tells visitors nothing of a closed page or of a landmark that is not on one', async () => {
  const set = (column: string, id: string, value: unknown) =>
    own.people.sql(`update listings set ${column} = $2 where user_id = $1`, [id, value]);
  await set('visible_until', closedId, '-infinity');
  const without = await answers();
  await set('visible_until', closedId, 'infinity');
  await set('landmark', openId, landmark);
  const { client } = await own.people.registerMember({ type: 'buyer' });
  for (const search of ['zorgblax', 'vulcano zircon service', 'xylobriz', 'plombier quimbolo']) {
    const { body } = await client.query('directory.search', { search });
    expect(body.result.data.pagination.totalCount, search).toBeGreaterThan(0);
  }
  const beside = await answers();
  for (const [path, said] of Object.entries(without)) expect(beside[path], path).toBe(said);

  await set('open_page', closedId, true);
  await set('landmark_on_page', openId, true);
  const opened = await answers();
  for (const search of ['zorgblax', 'xylobriz', 'zirconiom', 'quimbolo'])
    expect(
      Object.entries(opened).filter(
        ([path, html]) =>
          path.includes(`?search=${search}`) && /<h2[^>]*><a [^>]*href="\/business\//.test(html),
      ),
      search,
    ).not.toEqual([]);
  const differing = Object.keys(opened).filter((path) => opened[path] !== without[path]);
  expect(differing.length).toBeGreaterThan(isLong ? 50 : 25);
});
