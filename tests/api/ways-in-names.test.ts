import { describe, expect, it } from 'vitest';
import {
  insertSellers,
  readCode,
  readPage,
  registerMember,
  registerPremium,
  registrationFields,
  sql,
  visitor,
} from '../factories.ts';
import { endpointOf } from '../setup/endpoint-of.ts';
import { call, transports } from '../setup/transports.ts';

const number = '677 12 34 56';
const ways = /677 ?12|6771234|awa@|www\.|677.?12.?34/;

/** A seller from before, whose name and address hold the ways to them; of a trade that no other test names. */
async function newSeller() {
  const { ids, word } = await insertSellers(1);
  const [row] = await sql<{ slug: string }>(
    `update listings set business_name = $2 || ' ' || $3 || ' Chez Awa', quartier = 'Bonapriso www.awa.cm',
      category_slug = 'cleaning-and-laundry', subcategory_slug = 'dry-cleaners-and-laundry', landmark = 'Face ' || $3, landmark_on_page = true, keywords = array['awa@gmail.com', 'tuyaux'],
      description = 'Tél. ' || $3, page_told_at = now() - interval '80 hours' where user_id = $1 returning slug`,
    [ids[0], word, number],
  );
  return { id: ids[0] ?? '', word, slug: row?.slug ?? '', called: `${word} Chez Awa` };
}

describe('what holds a number in its name or address', () => {
  it('is drawn without on every open page', async () => {
    const { slug, word, called } = await newSeller();
    for (const path of [
      `/business/${slug}`,
      `/business/${slug}/poster`,
      '/categories/dry-cleaners-and-laundry/douala',
      '/categories/dry-cleaners-and-laundry',
      `/categories?search=${word}`,
    ]) {
      for (const language of ['fr', 'en']) {
        const { status, html } = await readPage(path, language);
        expect([status, html.includes(called)], path).toEqual([200, true]);
        expect(html, path).not.toMatch(ways);
      }
    }
    const { html } = await readPage(`/business/${slug}`);
    expect(html).toContain(`<title>${called}\u00a0: Pressing et blanchisserie à Douala`);
    expect(html).toContain(`<h1>${called}</h1>`);
    expect(html).toContain('Bonapriso, Douala');
  });

  it('is called so by no search, or the number could be read from its beginnings', async () => {
    const { word } = await newSeller();
    const found = async (call: string) => (await sql<{ keys: number[] }>(`select ${call} as keys`))[0]?.keys;
    for (const isOpen of [true, false]) {
      expect(await found(`find_named('${word} 677 1', '{}', null, null, null, ${isOpen}, '{}')`)).toEqual([]);
      const names = `array['${word} ${number} chez awa']`;
      expect(await found(`find_called(${names}, '{}', null, null, null, null, ${isOpen}, '{}')`)).toEqual([]);
    }
  });

  it('is found by no group of it, wherever it is written', async () => {
    const { client } = await registerMember();
    const found = async (word: string, group: string) => {
      const { body } = await client.query('directory.search', { search: `${word} ${group}` });
      const { quotaInfo, ...answer } = body.result.data;
      // An id may hold either by chance.
      return JSON.stringify(answer).replaceAll(/677|698/g, '…');
    };
    for (const column of ['business_name', 'description', 'quartier', 'landmark']) {
      const { ids, word } = await insertSellers(1);
      await sql(`update listings set ${column} = $2, keywords = array[$2] where user_id = $1`, [
        ids[0],
        `${word} ${number} zorgblix`,
      ]);
      expect(await found(word, '677'), column).toBe(await found(word, '698'));
      const entries = await sql<{ name: string }>(
        `select name from search_entries join listings using (search_key)
          join search_terms on search_terms.id = any (search_entries.terms)
          where user_id = $1 and kind in ('word', 'open-word') and name ~ '^[0-9]+$'`,
        [ids[0]],
      );
      expect(entries, column).toEqual([]);
    }
  });

  it.each(transports)('is suggested over %s by what is left of the name alone', async (transport) => {
    const { word, called, slug } = await newSeller();
    const suggested = async (q: string) => {
      const { client } = await registerMember();
      const answers = await Promise.all(
        [visitor(), client].map((asks) => call(asks, transport, endpointOf('directory.suggestions'), { q })),
      );
      return answers.map(({ data }) =>
        data.suggestions.filter((each: { slug: string }) => each.slug === slug).map((each: object) => each),
      );
    };
    const found = { text: called, criteria: { search: called } };
    expect(await suggested(word)).toEqual([
      [expect.objectContaining(found)],
      [expect.objectContaining(found)],
    ]);
    expect(await suggested(`${word} 677`)).toEqual([[], []]);
  });

  it.each(transports)('is answered without to members over %s, until they opened it', async (transport) => {
    const { id, word, slug, called } = await newSeller();
    const { client } = await registerMember();
    const ask = (name: string, input: object) => call(client, transport, endpointOf(name), input);
    const closed = [
      await ask('directory.search', { search: word }),
      await ask('directory.search', { search: word, browse: 'masked' }),
      await ask('directory.contact', { id }),
      await ask('directory.contactBySlug', { slug }),
    ];
    for (const { status, data } of closed) {
      expect(status).toBe(200);
      expect(JSON.stringify(data)).toContain(called);
      expect(JSON.stringify(data)).not.toMatch(ways);
    }
    const opened = await ask('directory.reveal', { id });
    expect(opened.data.contact).toMatchObject({
      businessName: `${word} ${number} Chez Awa`,
      quartier: 'Bonapriso www.awa.cm',
      keywords: ['awa@gmail.com', 'tuyaux'],
    });
  });
});

describe('what a visitor typed', () => {
  it.each([
    ['awa 677 12 34 56', 'awa (numéro masqué)'],
    ['awa@gmail.com', '(e-mail masqué)'],
    ['chez www.awa.cm', 'chez (lien masqué)'],
  ])('%j stands in the search field, and in no title or heading', async (typed, said) => {
    const { html } = await readPage(`/categories?search=${encodeURIComponent(typed)}`);
    expect(html).toContain(`value="${typed}"`);
    const [, heading] = /<h1>([^<]*)<\/h1>/.exec(html) ?? [];
    expect(heading).toContain(said);
    const head = html.slice(0, html.indexOf('</head>'));
    for (const part of [head, /<nav class="trail".*?<\/nav>/.exec(html)?.[0]]) {
      expect(decodeURIComponent((part ?? '').replaceAll('+', ' '))).not.toMatch(ways);
    }
  });
});

describe('an address that had a number', () => {
  it('leads to the one without', async () => {
    const { slug } = await newSeller();
    const [name] = slug.split('-');
    const old = `${name}-677-12-34-56-chez-awa`;
    await sql(`update listings set slug = $2 where slug = $1`, [slug, `${name}-chez-awa`]);
    for (const below of ['', '/poster']) {
      const { status, headers } = await readPage(`/business/${old}${below}`);
      expect([status, headers.get('location')]).toEqual([301, `/business/${name}-chez-awa${below}`]);
    }
    const { client } = await registerMember();
    const { data } = await call(client, 'REST', endpointOf('directory.contactBySlug'), { slug: old });
    expect(data.contact.slug).toBe(`${name}-chez-awa`);
  });

  it('is kept by nobody', async () => {
    const { id } = await newSeller();
    const change = sql(`update listings set slug = slug || '-677-12-34-56-0199a1b2' where user_id = $1`, [
      id,
    ]);
    await expect(change).rejects.toThrow('listings_slug');
  });
});

const refused = [
  ['businessName', `Salon ${number} Chez Awa`, 'ne peut contenir de numéro de téléphone'],
  ['name', 'Awa awa@gmail.com', 'ne peut contenir d’adresse e-mail'],
  ['quartier', 'Bonapriso www.awa.cm', 'ne peut contenir de lien'],
  ['landmark', `Face ${number}`, 'ne peut contenir de numéro de téléphone'],
] as const;

const honest = [
  'Quincaillerie 2000',
  'Pressing 24/24',
  'Ets Ngo & Fils 237',
  'Salon 1er Avril',
  'Garage Km 5',
  'BP 4532',
];

describe('a registration', () => {
  it('is refused with a number, an address or a link in a name or place, and says where they belong', async () => {
    const fields = registrationFields(Object.fromEntries(refused.map(([field, text]) => [field, text])));
    const client = visitor('fr');
    await client.rest('POST', '/auth/send-registration-otp', { body: { email: fields.email } });
    const body = { email: fields.email, otp: await readCode(fields.email) };
    await client.rest('POST', '/auth/verify-registration-otp', { body });
    const { status, body: answer } = await client.rest('POST', '/auth/register', { body: fields });
    expect([status, answer.error]).toEqual([400, 'validation_failed']);
    for (const [field, , said] of refused) {
      expect(answer.errors).toContainEqual({ field, message: expect.stringContaining(said) });
    }
  });
});

describe('a profile', () => {
  const save = (client: ReturnType<typeof visitor>, body: object) =>
    client.rest('PUT', '/auth/profile', { body });

  it.each(refused)('refuses a new %s such as %j', async (field, text, said) => {
    const { client, user } = await registerMember({}, 'fr');
    const { status, body } = await save(client, { description: 'Fuites', [field]: text });
    expect([status, body.errors]).toEqual([400, [{ field, message: expect.stringContaining(said) }]]);
    expect((await client.rest('GET', '/auth/me')).body.data.user).toEqual(user);
  });

  it('is saved with those that it had before, and answers them to their owner', async () => {
    const { client, user } = await registerMember();
    const before = Object.fromEntries(refused.map(([field, text]) => [field, text]));
    await sql('update users set name = $2 where id = $1', [user._id, before.name]);
    await sql('update listings set business_name = $2, quartier = $3, landmark = $4 where user_id = $1', [
      user._id,
      before.businessName,
      before.quartier,
      before.landmark,
    ]);
    const { status, body } = await save(client, { ...before, description: 'Fuites' });
    expect(status).toBe(200);
    expect(body.data.user).toMatchObject({ ...before, description: 'Fuites' });
    expect((await save(client, { businessName: 'Salon Awa' })).body.data.user.businessName).toBe('Salon Awa');
  });

  it('takes honest figures in a name', async () => {
    const { client } = await registerMember();
    for (const businessName of honest)
      expect((await save(client, { businessName })).status, businessName).toBe(200);
  });
});

describe('premium', () => {
  const place = { region: 'littoral', city: 'douala', landmark: null };

  it('has no number in a new address, and keeps the old ones', async () => {
    const { client, user } = await registerPremium({}, 'fr');
    const change = (locations: object[]) => client.rest('PUT', '/listing/locations', { body: { locations } });
    const { status, body } = await change([place, { ...place, quartier: `Akwa ${number}` }]);
    expect([status, body.errors]).toEqual([
      400,
      [{ field: 'locations.1.quartier', message: expect.stringContaining('numéro') }],
    ]);
    await sql(`update listings set quartier = $2, other_locations = $3 where user_id = $1`, [
      user._id,
      'Bonapriso www.awa.cm',
      JSON.stringify([{ ...place, quartier: null, landmark: `Face ${number}` }]),
    ]);
    const moved = await change([
      { ...place, quartier: null, landmark: `Face ${number}` },
      { ...place, quartier: 'Bonapriso www.awa.cm' },
    ]);
    expect(moved.status).toBe(200);
    expect(moved.body.data.user.landmark).toBe(`Face ${number}`);
  });

  it('has no number in the name of its link', async () => {
    const { client } = await registerPremium({}, 'fr');
    const { status, body } = await client.rest('PUT', '/listing/branding', {
      body: { colour: null, cover: null, shortName: 'awa677123456' },
    });
    expect([status, body.errors]).toEqual([
      400,
      [{ field: 'shortName', message: expect.stringContaining('numéro') }],
    ]);
  });
});
