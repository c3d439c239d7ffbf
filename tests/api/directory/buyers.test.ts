import { describe, expect, it } from 'vitest';
import {
  endTrial,
  insertSellers,
  leaveForGood,
  type Member,
  registerMember,
  sql,
  visitor,
} from '../../factories.ts';
import { endpointOf } from '../../setup/endpoint-of.ts';
import { call, transports } from '../../setup/transports.ts';

const ask = ({ client }: Pick<Member, 'client'>, name: string, input: object = {}, turn = 0) =>
  call(client, transports[turn % 2] ?? 'REST', endpointOf(name), input);

const list = (member: Member, listedAsBuyer = true) =>
  ask(member, 'accounts.changeVisibility', { listedAsBuyer });

const town = { region: 'north', city: 'garoua' };

const letters = () => crypto.randomUUID().replaceAll(/[\d-]/g, '').padEnd(8, 'z').slice(0, 8);

/** A buyer who has a name of their own, and a word of their own in whatever else a listing says. */
async function newBuyer(more: object = {}) {
  const [name, text] = [`zub${letters()}`, `wok${letters()}`];
  const member = await registerMember({ type: 'buyer', name: `Awa ${name}`, ...town, ...more });
  await sql(
    `update listings set description = $2, keywords = array[$2], quartier = $2, landmark = $2 where user_id = $1`,
    [member.user._id, text],
  );
  return { ...member, name, text, id: member.user._id as string };
}

type Buyer = Awaited<ReturnType<typeof newBuyer>>;

const buyersOfTown = { userType: 'buyer', city: town.city, sort: 'newest', limit: 50 };

/** Each call by which one member reads another, as their name for it. */
const waysTo = ({ id, name, text, user }: Buyer): [string, object][] => [
  ...[{}, { search: 'Garoua' }, { search: name }, { search: `Awa ${name}` }, { search: text }].flatMap(
    (input): [string, object][] => [
      ['directory.search', { ...buyersOfTown, ...input }],
      ['directory.search', { ...input, sort: 'newest' }],
      ['directory.count', { ...input, userType: 'buyer' }],
    ],
  ),
  ['directory.autocomplete', { q: name }],
  ['directory.contactBySlug', { slug: user.slug }],
  ['directory.contact', { id }],
  ['directory.revealedToday', {}],
  ['network.saved', {}],
  ['network.connections', {}],
  ['network.blocks', {}],
  ['network.reveals', {}],
  ['accounts.export', {}],
];

const files = [
  { source: 'saved', format: 'csv' },
  { source: 'network', format: 'vcard' },
  { source: 'search', format: 'text', ...buyersOfTown },
];

async function answersTo(reader: Pick<Member, 'client'>, buyer: Buyer) {
  const answers = await Promise.all(
    waysTo(buyer)
      .map((way, turn) => ask(reader, ...way, turn))
      .concat(files.map((file) => ask(reader, 'network.exportContacts', file))),
  );
  return answers.map(({ data, file }) => `${JSON.stringify(data)} ${file}`);
}

/** Which of the words that are nobody else's business stand in any of the answers. */
async function told(reader: Pick<Member, 'client'>, buyer: Buyer) {
  const answers = (await answersTo(reader, buyer)).join().toLowerCase();
  // What was asked for is said back nowhere.
  return [buyer.name, buyer.text, buyer.user.slug].filter((word) => answers.includes(word));
}

const found = async (reader: Member, buyer: Buyer) => {
  const { data } = await ask(reader, 'directory.search', buyersOfTown);
  return data.contacts.find(({ _id }: { _id: string }) => _id === buyer.id);
};

describe('a buyer who wants it', () => {
  it('is found by who sells, as a customer of their town, until they do not', async () => {
    const [buyer, seller, other] = await Promise.all([
      newBuyer(),
      registerMember({}, 'fr'),
      registerMember(),
    ]);
    expect(buyer.user).toMatchObject({ isFound: false, visibility: { listedAsBuyer: false } });
    expect(await found(seller, buyer)).toBeUndefined();
    const wanted = await list(buyer);
    expect(wanted.data.user).toMatchObject({ isFound: true, visibility: { listedAsBuyer: true } });
    expect(wanted.data.user.hasOpenPage).toBe(false);
    const card = await found(seller, buyer);
    const customer = {
      ...{ _id: buyer.id, businessName: 'Client', userType: 'buyer', ...town },
      ...{ slug: '', category: '', subcategory: '', items: [], keywords: [], description: '' },
      ...{ quartier: null, landmark: null, profilePicture: null, sponsored: false },
      names: { category: '', subcategory: '', city: 'Garoua', region: 'Nord' },
    };
    expect(card).toMatchObject({ ...customer, unlocked: false, whatsappNumber: null, email: null });
    expect((await found(other, buyer))?.businessName).toBe('Customer');
    const revealed = await ask(seller, 'directory.reveal', { id: buyer.id });
    expect(revealed.data).toMatchObject({
      contact: {
        ...customer,
        unlocked: true,
        whatsappNumber: buyer.user.whatsapp,
        email: buyer.user.email,
      },
      quotaInfo: { viewedToday: 1 },
    });
    await sql('update reveals set day = day - 1 where contact_id = $1', [buyer.id]);
    expect((await ask(buyer, 'network.reveals')).data.reveals).toHaveLength(1);
    const gone = await list(buyer, false);
    expect(gone.data.user).toMatchObject({ isFound: false, visibility: { listedAsBuyer: false } });
    expect(await found(other, buyer)).toBeUndefined();
    expect((await ask(other, 'directory.contact', { id: buyer.id })).status).toBe(404);
    // What was opened stays open, as after a pause.
    const kept = await ask(seller, 'directory.contact', { id: buyer.id });
    expect(kept.data.contact).toMatchObject({ ...customer, whatsappNumber: buyer.user.whatsapp });
  });

  it('is called by no name in whatever a seller reads, before the number is opened and after it', async () => {
    const [buyer, seller] = await Promise.all([newBuyer({}), registerMember()]);
    await list(buyer);
    await ask(buyer, 'accounts.changeVisibility', { namedToSellers: true });
    expect(await told(seller, buyer)).toEqual([]);
    await ask(seller, 'network.save', { contactId: buyer.id });
    expect(await told(seller, buyer)).toEqual([]);
    const tapped = { connectedUserId: buyer.id, interactionType: 'whatsapp' };
    await ask(seller, 'directory.reveal', { id: buyer.id });
    const { connection } = (await ask(seller, 'network.connect', tapped)).data;
    expect(connection).toMatchObject({ businessName: 'Customer', connectedUserId: { unlocked: true } });
    expect(await told(seller, buyer)).toEqual([]);
    const read = (await answersTo(seller, buyer)).filter((answer) => /customer/i.test(answer));
    expect(read.length).toBeGreaterThan(7);
    const listed = async (name: string, input: object) =>
      Object.values((await ask(seller, name, input)).data)
        .flat()
        .filter((one) => Object(one)._id !== undefined);
    for (const [search, count] of [
      ['customer', 0],
      ['garoua', 1],
      [buyer.name, 0],
      ['plumbers', 0],
    ] as const) {
      expect(await listed('network.saved', { search }), search).toHaveLength(count);
      expect(await listed('network.connections', { q: search }), search).toHaveLength(count);
    }
    expect(await listed('network.saved', { category: 'plumbing-and-water' })).toEqual([]);
    const { file } = await ask(seller, 'network.exportContacts', { source: 'saved', format: 'text' });
    expect(file).toMatch(/^Customer\r\n/);
    await list(buyer, false);
    expect(await told(seller, buyer)).toEqual([]);
    await ask(seller, 'network.block', { contactId: buyer.id });
    const { blocks } = (await ask(seller, 'network.blocks')).data;
    expect(blocks).toMatchObject([{ name: null, city: null }]);
    expect(await told(seller, buyer)).toEqual([]);
  });

  it('is not found by buyers, visitors, or on any page, nor counted by anybody', async () => {
    const [buyer, other] = await Promise.all([newBuyer(), newBuyer()]);
    await list(buyer);
    const entry = await sql<{ terms: string[]; posted: number }>(
      `select array(select kind from search_terms where id = any (terms) order by kind) as terms,
        (select count(*)::int from search_postings as posting where posting.search_key = listings.search_key) as posted
      from listings join search_entries using (search_key) where user_id = $1`,
      [buyer.id],
    );
    expect(entry).toEqual([{ terms: ['city', 'region', 'type'], posted: 0 }]);
    expect(await sql('select from search_terms where name = any ($1)', [[buyer.name, buyer.text]])).toEqual(
      [],
    );
    for (const reader of [other, { client: visitor() }]) {
      expect((await answersTo(reader, buyer)).join()).not.toContain(buyer.id);
      expect(await told(reader, buyer)).toEqual([]);
    }
    expect((await ask(other, 'directory.contact', { id: buyer.id })).status).toBe(404);
    expect((await ask(other, 'directory.reveal', { id: buyer.id })).status).toBe(404);
    expect((await ask(other, 'network.save', { contactId: buyer.id })).status).toBe(404);
    expect((await visitor().rest('GET', `/../business/${buyer.user.slug}`)).status).not.toBe(200);
  });

  it('is found with who buys and sells, and named among nobody', async () => {
    const own = `mix${letters()}`;
    const [buyer, seller] = await Promise.all([
      newBuyer(),
      registerMember(),
      registerMember({ ...town, businessName: own, alsoBuys: true }),
    ]);
    await list(buyer);
    const names = async (input: object) =>
      (await ask(seller, 'directory.search', { ...buyersOfTown, ...input })).data.contacts.map(
        ({ businessName }: { businessName: string }) => businessName,
      );
    expect(await names({})).toEqual(expect.arrayContaining(['Customer', own]));
    for (const userType of ['both', 'seller', 'all'])
      expect(await names({ userType })).not.toContain('Customer');
    const plumbers = await names({ category: 'plumbing-and-water' });
    expect([plumbers.includes(own), plumbers.includes('Customer')]).toEqual([true, false]);
    const { data } = await ask(seller, 'directory.count', { userType: 'buyer', city: town.city });
    const all = await ask(seller, 'directory.search', buyersOfTown);
    expect(data.count).toBe(all.data.pagination.totalCount);
  });

  it('costs quota, and is hidden by a pause, a report, a block and a deletion', async () => {
    const [buyer, seller, spent, over] = await Promise.all([
      newBuyer(),
      registerMember(),
      registerMember(),
      registerMember(),
    ]);
    await list(buyer);
    const { ids } = await insertSellers(3);
    for (const id of ids) await ask(spent, 'directory.reveal', { id });
    await endTrial(over.user._id);
    const refusals = await Promise.all(
      [spent, over].map((reader) => ask(reader, 'directory.reveal', { id: buyer.id })),
    );
    expect(refusals.map(({ error }) => error.error)).toEqual(['daily_limit_reached', 'upgrade_required']);
    const change = (input: object) => ask(buyer, 'accounts.changeVisibility', input);
    await change({ paused: true });
    expect(await found(seller, buyer)).toBeUndefined();
    await change({ paused: false });
    expect(await found(seller, buyer)).toBeDefined();
    await sql(`update listings set hidden_until = 'infinity' where user_id = $1`, [buyer.id]);
    expect(await found(seller, buyer)).toBeUndefined();
    await sql(`update listings set hidden_until = null where user_id = $1`, [buyer.id]);
    expect(await found(seller, buyer)).toBeDefined();
    await ask(buyer, 'network.block', { contactId: seller.user._id });
    expect(await found(seller, buyer)).toBeUndefined();
    expect((await ask(seller, 'directory.reveal', { id: buyer.id })).status).toBe(404);
    const other = await registerMember();
    expect(await found(other, buyer)).toBeDefined();
    await leaveForGood(buyer);
    expect(await found(other, buyer)).toBeUndefined();
  });
});

describe('wanting it', () => {
  const refused = {
    status: 400,
    error: { error: 'validation_failed', errors: [{ field: 'listedAsBuyer' }] },
  };

  it('is for buyers', async () => {
    const [seller, both] = await Promise.all([registerMember(), registerMember({ alsoBuys: true })]);
    for (const member of [seller, both]) {
      expect(await list(member)).toMatchObject(refused);
      expect((await ask(member, 'accounts.me')).data.user.visibility.listedAsBuyer).toBe(false);
      expect((await list(member, false)).status).toBe(200);
    }
  });

  it('waits until a business is no longer found, and then shows the person alone', async () => {
    const own = `gar${letters()}`;
    const [member, seller] = await Promise.all([
      registerMember({ businessName: own, ...town }),
      registerMember(),
    ]);
    const { _id: id, slug } = member.user;
    await ask(member, 'accounts.changeAccountType', { userType: 'buyer' });
    expect(await list(member)).toMatchObject(refused);
    await endTrial(id);
    expect((await list(member)).data.user).toMatchObject({ isFound: true, businessName: own });
    expect((await ask(seller, 'directory.contactBySlug', { slug })).status).toBe(404);
    expect((await ask(seller, 'directory.contact', { id })).data.contact.businessName).toBe('Customer');
    expect((await ask(seller, 'directory.search', { search: own })).data.contacts).toEqual([]);
  });
});
