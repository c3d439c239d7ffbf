import { describe, expect, it } from 'vitest';
import { leave, type Member, registerMember, sql } from '../../factories.ts';
import { databaseRequests } from '../../setup/client.ts';
import { endpointOf } from '../../setup/endpoint-of.ts';
import { inTurn } from '../../setup/rounds.ts';
import { call, transports } from '../../setup/transports.ts';

const ask = ({ client }: Pick<Member, 'client'>, name: string, input: object = {}, turn = 0) =>
  call(client, transports[turn % 2] ?? 'REST', endpointOf(name), input);

const block = (member: Member, other: Member) => ask(member, 'network.block', { contactId: other.user._id });

/** Words that nobody else has. */
const newWord = (letters: string) =>
  `${letters}${crypto.randomUUID().replaceAll(/[\d-]/g, '').slice(0, 8)}`.padEnd(14, 'k');

/** Of those whom these tests know, and nobody else. */
const common = newWord('mai');

/** A member whose listing has words of its own, one in its name and one in its text. */
async function seller() {
  const member = await registerMember();
  const [name, text] = [newWord('zib'), newWord('wok')];
  await sql(`update listings set business_name = $2, description = $3 where user_id = $1`, [
    member.user._id,
    `${common} ${name}`,
    `On y trouve ${text} et plus encore.`,
  ]);
  return { ...member, name, text };
}

type Seller = Awaited<ReturnType<typeof seller>>;

/** What somebody is answered who looks for a contact by every way that leads to one, without what each answer has by chance. */
async function waysTo(viewer: Member, contact: Seller, turn = 0) {
  const { name, text, user } = contact;
  const id = user._id;
  const searches = [name, `${common} ${name}`, `${text} ${common}`, `${name} ${text}`, text];
  searches.push(`${name.slice(0, -1)}x`, name.slice(0, 6), `zzyzx ${text}`);
  const calls: [string, object][] = [
    ...searches.flatMap((search): [string, object][] => [
      ['directory.search', { search }],
      ['directory.count', { search }],
      ['directory.search', { search, exact: true, sort: 'newest' }],
    ]),
    ['directory.autocomplete', { q: name.slice(0, 8) }],
    ['directory.autocomplete', { q: `${common} ${name}` }],
    ['directory.contact', { id }],
    ['directory.contactBySlug', { slug: user.slug }],
    ['directory.reveal', { id }],
    ['directory.revealedToday', {}],
    ['network.connect', { connectedUserId: id, interactionType: 'whatsapp' }],
    ['network.saved', { search: name }],
    ['network.connections', { q: name }],
    ['network.saved', {}],
    ['network.connections', {}],
    ['network.opened', {}],
    ['network.reveals', {}],
  ];
  const answers = [];
  for (const [call, input] of calls) {
    const { status, data, error } = await ask(viewer, call, input, turn);
    answers.push({ ...data, call, status, ...(error && { error: error.error }) });
  }
  return JSON.parse(JSON.stringify(answers), (field, value) =>
    ['requestId', 'resetTime', 'resetInSeconds', 'challenge', 'lastContactAt'].includes(field) ? null : value,
  );
}

const found = (answers: unknown, { user }: Member) => JSON.stringify(answers).includes(user._id);

describe('a block', () => {
  it.each(inTurn([...transports.keys()], 0))(
    'hides each from the other, whatever the way, and back (%i)',
    async (turn) => {
      const [one, other] = await Promise.all([seller(), seller()]);
      for (const [from, to] of [
        [one, other],
        [other, one],
      ] as const) {
        await ask(from, 'network.save', { contactId: to.user._id });
        await ask(from, 'directory.reveal', { id: to.user._id });
        await ask(from, 'network.connect', { connectedUserId: to.user._id, interactionType: 'phone' });
      }
      const before = await Promise.all([waysTo(one, other), waysTo(other, one)]);
      const blocked = await ask(one, 'network.block', { contactId: other.user._id }, turn);
      expect(databaseRequests(blocked.headers)).toBe(1);
      expect(blocked.data.blocks).toEqual([
        {
          ...{ id: blocked.data.blockId, name: `${common} ${other.name}`, blockedAt: expect.any(String) },
          ...{ city: other.user.city, cityName: expect.any(String) },
        },
      ]);
      const again = await ask(one, 'network.block', { contactId: other.user._id }, turn);
      expect(again.data).toEqual(blocked.data);
      expect((await ask(one, 'network.blocks', {}, turn)).data).toEqual({ blocks: blocked.data.blocks });
      const [ofBlocker, ofBlocked] = await Promise.all([waysTo(one, other, turn), waysTo(other, one, turn)]);
      for (const [answers, who] of [
        [ofBlocker, other],
        [ofBlocked, one],
      ] as const) {
        const told = [who.user._id, who.name, who.user.email, who.user.whatsapp.slice(-9)];
        expect(told.filter((word) => JSON.stringify(answers).includes(word))).toEqual([]);
      }
      // What one has oneself stays where the other blocked: as of a member who left.
      const { data: list } = await ask(other, 'network.connections');
      expect(list.connections).toMatchObject([
        { state: 'unavailable', businessName: null, connectedUserId: null },
      ]);
      expect((await ask(other, 'network.saved')).data.saved).toMatchObject([
        { state: 'unavailable', contact: null },
      ]);
      expect((await ask(other, 'network.connectionStats')).data).toMatchObject({
        totalConnections: 1,
        partners: 0,
      });
      expect((await ask(one, 'network.connectionStats')).data).toMatchObject({ totalConnections: 0 });
      expect((await ask(one, 'network.connections')).data.connections).toEqual([]);
      expect((await ask(one, 'network.saved')).data.pagination.totalCount).toBe(0);
      expect((await ask(one, 'accounts.dashboard')).data.stats.savedContacts).toBe(0);
      expect((await ask(other, 'accounts.dashboard')).data.stats.savedContacts).toBe(1);
      // Nor can who was blocked block back, or learn that there is somebody to block.
      expect((await block(other, one)).status).toBe(404);
      const back = await ask(one, 'network.unblock', { id: blocked.data.blockId }, turn);
      expect([back.status, back.data]).toEqual([200, { blocks: [] }]);
      expect(await Promise.all([waysTo(one, other), waysTo(other, one)])).toEqual(before);
      expect(found(before, other) && found(before, one)).toBe(true);
    },
  );

  it('is answered as though the listing were not there', async () => {
    const [viewer, blocker] = [await registerMember(), await seller()];
    await block(blocker, viewer);
    const blocked = await waysTo(viewer, blocker);
    await ask(blocker, 'network.unblock', { id: (await ask(blocker, 'network.blocks')).data.blocks[0].id });
    await sql(`update listings set hidden_until = 'infinity' where user_id = $1`, [blocker.user._id]);
    await expect
      .poll(
        async () => {
          await sql('select drop_unused_terms(1000)');
          return sql('select from search_terms where name = any ($1)', [[blocker.name, blocker.text]]);
        },
        { timeout: 10_000 },
      )
      .toEqual([]);
    expect(blocked).toEqual(await waysTo(viewer, blocker));
  });

  it('is of whom one knows, and nobody else', async () => {
    const [member, stranger] = [await registerMember(), await registerMember({ type: 'buyer' })];
    const nobody = '00000000-0000-7000-8000-000000000000';
    for (const input of [
      { contactId: member.user._id },
      { contactId: stranger.user._id },
      { contactId: nobody },
      { revealId: nobody },
    ])
      expect((await ask(member, 'network.block', input)).error.error).toBe('not_found');
  });

  it('goes with an account, and stands in what one may take along', async () => {
    const [one, other] = [await seller(), await seller()];
    await block(one, other);
    const exported = (await one.client.rest('GET', '/auth/export')).body.data;
    expect(exported.blocks).toEqual([
      { businessName: `${common} ${other.name}`, blockedAt: expect.any(String) },
    ]);
    await leave(other);
    expect((await ask(one, 'network.blocks')).data.blocks).toMatchObject([{ name: null, city: null }]);
    await sql('delete from users where id = $1', [other.user._id]);
    expect((await ask(one, 'network.blocks')).data.blocks).toEqual([]);
  });
});

describe('who opened one’s number', () => {
  const reveal = (from: Pick<Member, 'client'>, to: Member) =>
    from.client.rest('POST', `/contacts/${to.user._id}/reveal`);
  const reveals = async (member: Member, query: object = {}, turn = 0) => {
    const { headers, data } = await ask(member, 'network.reveals', query, turn);
    expect(databaseRequests(headers)).toBe(1);
    return data;
  };
  const wasYesterday = (...openers: Pick<Member, 'user'>[]) => moved(-1, openers);
  const moved = (days: number, openers: Pick<Member, 'user'>[]) =>
    sql('update reveals set day = day + $2::int where viewer_id = any ($1)', [
      openers.map(({ user }) => user._id),
      days,
    ]);

  it('tells from the next day on sellers by their business, buyers by none, the day, and the town from three people on', async () => {
    const member = await registerMember();
    const opener = await seller();
    const buyers = await Promise.all([1, 2].map(() => registerMember({ type: 'buyer' })));
    const far = await registerMember({ type: 'buyer', city: 'bafoussam', region: 'west' });
    const shownOnly = await registerMember({ type: 'buyer' });
    await ask(shownOnly, 'directory.contact', { id: member.user._id });
    const first = [opener, ...buyers.slice(0, 1), far];
    for (const one of first) await reveal(one, member);
    expect(await reveals(member)).toEqual({
      reveals: [],
      pagination: { page: 1, limit: 20, totalCount: 0 },
    });
    await wasYesterday(...first);
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    const id = expect.any(String);
    const nowhere = { id, city: null, cityName: null, day };
    const few = await reveals(member);
    expect(few.pagination).toEqual({ page: 1, limit: 20, totalCount: 3 });
    expect(few.reveals.toSorted((a: { name: string | null }) => (a.name ? -1 : 1))).toEqual([
      { ...nowhere, name: `${common} ${opener.name}` },
      { ...nowhere, name: null },
      { ...nowhere, name: null },
    ]);
    await reveal(buyers[1] as Member, member);
    await wasYesterday(buyers[1] as Member);
    const townsOf = (rows: { city: string | null }[]) => rows.map(({ city }) => city);
    // New accounts count for no town.
    expect(townsOf((await reveals(member)).reveals)).toEqual([null, null, null, null]);
    await sql(
      `update users set created_at = created_at - interval '8 days'
        where id in (select viewer_id from reveals where contact_id = $1)`,
      [member.user._id],
    );
    for (const turn of [0, 1]) {
      const { reveals: rows } = await reveals(member, { page: 1 }, turn);
      const towns = townsOf(rows);
      expect(towns.filter((city) => city === opener.user.city)).toHaveLength(3);
      expect(towns.filter((city) => city === null)).toHaveLength(1);
    }
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(...(await reveals(member, { page, limit: 2 })).reveals);
    expect(new Set(pages.map((row) => row.id)).size).toBe(4);
    const [opened] = await sql<{ id: string }>('select reveal_id as id from reveals where viewer_id = $1', [
      opener.user._id,
    ]);
    const text = JSON.stringify(pages);
    for (const told of [
      opener.user._id,
      opener.user.whatsapp.slice(-9),
      opener.user.email,
      buyers[0]?.user.name,
    ])
      expect(text).not.toContain(told);
    expect(text).toContain(opened?.id);
  });

  it('calls by no name who opened it as a buyer, whatever they become, and no buyer in what one takes along', async () => {
    const [member, buyer] = await Promise.all([registerMember(), registerMember({ type: 'buyer' })]);
    const names = async () => (await reveals(member)).reveals.map(({ name }: { name: unknown }) => name);
    await reveal(buyer, member);
    await wasYesterday(buyer);
    for (const rows of [
      `saved_contacts (user_id, contact_id) values ($1, $2)`,
      `connections (user_id, connected_user_id, interaction_type) values ($1, $2, 'phone')`,
      `reveals (viewer_id, contact_id, day) values ($1, $2, '2026-01-05')`,
    ])
      await sql(`insert into ${rows}`, [member.user._id, buyer.user._id]);
    const { savedContacts, connections, openedContacts } = (await ask(member, 'accounts.export')).data;
    for (const rows of [savedContacts, connections, openedContacts])
      expect(rows).toMatchObject([{ contactId: buyer.user._id, businessName: null }]);
    const sells = await buyer.client.rest('PUT', '/auth/account-type', { body: { userType: 'both' } });
    expect(sells.status).toBe(200);
    expect(await names()).toEqual([null]);
    const [{ id: revealId }] = (await reveals(member)).reveals;
    const blocked = await ask(member, 'network.block', { revealId });
    expect(blocked.data.blocks).toMatchObject([{ name: null, city: null }]);
    expect((await ask(member, 'accounts.export')).data.blocks).toMatchObject([{ businessName: null }]);
  });

  it('lets one be blocked by the row, who is then in no list, and comes back', async () => {
    const [member, other] = [await registerMember(), await registerMember()];
    const buyer = await registerMember({ type: 'buyer' });
    await reveal(buyer, member);
    await wasYesterday(buyer);
    const [row] = (await reveals(member)).reveals;
    expect((await ask(other, 'network.block', { revealId: row.id })).status).toBe(404);
    const blocked = await ask(member, 'network.block', { revealId: row.id });
    expect(blocked.data.blocks).toMatchObject([{ name: null, city: null }]);
    expect((await ask(member, 'network.block', { revealId: row.id })).data).toEqual(blocked.data);
    expect(await reveals(member)).toMatchObject({ reveals: [], pagination: { totalCount: 0 } });
    expect((await ask(buyer, 'directory.contact', { id: member.user._id })).status).toBe(404);
    await moved(1, [buyer]);
    expect((await ask(buyer, 'directory.revealedToday')).data).toMatchObject({ contacts: [], left: 1 });
    await ask(member, 'network.unblock', { id: blocked.data.blockId });
    expect((await ask(buyer, 'directory.revealedToday')).data.contacts).toHaveLength(1);
    await wasYesterday(buyer);
    expect((await reveals(member)).reveals).toEqual([row]);
    await ask(buyer, 'network.block', { contactId: member.user._id });
    expect((await reveals(member)).reveals).toEqual([]);
    await leave(buyer);
    expect((await reveals(member)).reveals).toEqual([]);
  });

  it('is nobody else’s to block or to take back', async () => {
    const [member, opener, other] = [await registerMember(), await registerMember(), await registerMember()];
    await reveal(opener, member);
    await wasYesterday(opener);
    const [row] = (await reveals(member)).reveals;
    expect((await ask(other, 'network.block', { revealId: row.id })).status).toBe(404);
    const { data } = await ask(member, 'network.block', { revealId: row.id });
    for (const one of [other, opener]) {
      expect((await ask(one, 'network.unblock', { id: data.blockId })).data).toEqual({ blocks: [] });
      expect((await ask(one, 'network.blocks')).data).toEqual({ blocks: [] });
    }
    expect((await ask(member, 'network.blocks')).data).toEqual({ blocks: data.blocks });
  });

  it('can be blocked back by who was blocked: a refusal would tell', async () => {
    const [blocker, member] = [await registerMember(), await registerMember()];
    await reveal(blocker, member);
    await wasYesterday(blocker);
    const [row] = (await reveals(member)).reveals;
    const { data } = await block(blocker, member);
    expect(await reveals(member)).toMatchObject({ reveals: [], pagination: { totalCount: 0 } });
    const { data: back } = await ask(member, 'network.block', { revealId: row.id });
    expect(back.blocks).toMatchObject([{ name: blocker.user.businessName }]);
    expect((await ask(blocker, 'network.blocks')).data).toEqual({ blocks: data.blocks });
  });

  it('tells no town of buyers, nor anything of who was blocked and hid, by blocking either', async () => {
    const [member, opener] = await Promise.all([registerMember(), registerMember()]);
    const buyer = await registerMember({ type: 'buyer' });
    await buyer.client.rest('PUT', '/listing/visibility', { body: { namedToSellers: true } });
    for (const one of [buyer, opener]) await reveal(one, member);
    await wasYesterday(buyer, opener);
    for (const { id } of (await reveals(member)).reveals)
      await ask(member, 'network.block', { revealId: id });
    const blocks = async () => (await ask(member, 'network.blocks')).data.blocks;
    const ofBuyer = { name: buyer.user.name, city: null, cityName: null };
    const ofOpener = { name: opener.user.businessName, city: opener.user.city };
    expect(await blocks()).toEqual(
      expect.arrayContaining([expect.objectContaining(ofBuyer), expect.objectContaining(ofOpener)]),
    );
    await opener.client.rest('PUT', '/listing/visibility', { body: { paused: true } });
    await opener.client.rest('PUT', '/auth/profile', { body: { region: 'north', city: 'garoua' } });
    expect(await blocks()).toEqual(
      expect.arrayContaining([
        expect.objectContaining(ofBuyer),
        expect.objectContaining({ name: null, city: null, cityName: null }),
      ]),
    );
  });
});
