import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { insertSellers, leaveForGood, type Member, registerMember, sql } from '../factories.ts';
import { endpointOf } from '../setup/endpoint-of.ts';
import { repeat, rounds } from '../setup/rounds.ts';
import { call, transports } from '../setup/transports.ts';

const times = <Result>(count: number, one: (index: number) => Result) =>
  Array.from({ length: count }, (_, index) => one(index));

/** A call of a member, over one transport and the other in turn. */
const ask = ({ client }: Pick<Member, 'client'>, name: string, input: object, turn = 0) =>
  call(client, transports[turn % 2] ?? 'REST', endpointOf(name), input);

const tap = (member: Pick<Member, 'client'>, connectedUserId: unknown, more: object = {}, turn = 0) =>
  ask(member, 'network.connect', { connectedUserId, interactionType: 'whatsapp', ...more }, turn);

/** As a device does: what was undone, since too many calls of one person waited for each other, is told again. */
async function untilDone<Answer extends { status: number; headers: Headers }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await send();
  if (answer.status !== 503) return answer;
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  return untilDone(send);
}

const countOf = async (table: string, column: string, member: Member) =>
  (
    await sql<{ count: number }>(`select count(*)::int from ${table} where ${column} = $1`, [member.user._id])
  )[0]?.count;

const pairRounds = rounds(1, 10);

it(`keeps one row of a pair, whatever comes at once, in ${pairRounds} rounds`, async (context) => {
  await repeat(context, pairRounds, async () => {
    const { ids } = await insertSellers(1);
    const [contactId] = ids;
    const member = await registerMember();
    await ask(member, 'directory.reveal', { id: contactId });
    const started = Date.now();
    member.client.travelTo(new Date(started));
    const [id] = (await Promise.all(times(10, (turn) => tap(member, contactId, {}, turn)))).map(
      ({ data }) => data.connection._id,
    );
    const sent = [
      ...times(50, (turn) => () => tap(member, contactId, {}, turn)),
      ...times(50, (turn) => () => ask(member, 'network.save', { contactId }, turn)),
      ...times(50, (turn) => () => {
        const trustLevel = turn % 3 ? 'trusted' : 'contact';
        return ask(member, 'network.trust', { id, trustLevel }, turn);
      }),
      ...times(
        50,
        (turn) => () => ask(member, turn % 4 < 2 ? 'network.archive' : 'network.restore', { id }, turn),
      ),
    ];
    const answers = await Promise.all([
      ...sent.map(untilDone),
      ...times(2, () => member.client.rest('POST', '/auth/refresh')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    member.client.travelTo(new Date(started + 1));
    expect((await tap(member, contactId)).data).toMatchObject({
      connection: { _id: id, state: 'listed', lastContactAt: new Date(started + 1).toISOString() },
      quotaInfo: { viewedToday: 1 },
    });
    await ask(member, 'network.trust', { id, trustLevel: 'trusted' });
    const { body } = await member.client.batch([
      { name: 'network.connections', input: { trustLevel: 'trusted' } },
      { name: 'network.connectionStats', input: undefined },
      { name: 'network.saved', input: {} },
    ]);
    const [listed, stats, saved] = body.map(({ result }: { result: { data: object } }) => result.data);
    expect(listed).toMatchObject({ connections: [{ _id: id }], pagination: { totalCount: 1 } });
    expect(stats).toEqual({
      ...{ totalConnections: 1, trustedPartners: 1, partners: 0, contacts: 0, activeConversations: 1 },
    });
    expect(saved).toMatchObject({ saved: [{ contact: { _id: contactId, saved: true } }] });
    expect(await countOf('connections', 'user_id', member)).toBe(1);
    expect(await countOf('saved_contacts', 'user_id', member)).toBe(1);
    expect(await countOf('reveals', 'viewer_id', member)).toBe(1);
    const clicks = `select from listing_events where listing_id = $1 and action = 'whatsapp'`;
    expect(await sql(clicks, [contactId])).toHaveLength(1);
  });
});

it('lets two who tap each other wait for nobody in a circle', async () => {
  const [one, other] = await Promise.all([registerMember(), registerMember()]);
  const pairs = [[one, other] as const, [other, one] as const];
  for (const [from, to] of pairs) await ask(from, 'directory.reveal', { id: to.user._id });
  const answers = await Promise.all(
    times(10, (turn) => pairs.map(([from, to]) => tap(from, to.user._id, {}, turn))).flat(),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await sql('update reveals set day = day - 1 where viewer_id = any ($1)', [[one.user._id, other.user._id]]);
  for (const member of [one, other]) {
    const { data } = await ask(member, 'network.connectionStats', {});
    expect(data).toMatchObject({ totalConnections: 1, partners: 1 });
  }
});

it('shows nobody a number after a block was answered, and blocks once, whatever comes at once', async () => {
  const [one, other] = await Promise.all([registerMember(), registerMember()]);
  const { ids } = await insertSellers(10);
  await sql('insert into blocks (user_id, blocked_id) select $1, unnest($2::uuid[])', [
    one.user._id,
    (await insertSellers(195)).ids,
  ]);
  const contactId = one.user._id;
  const look = async (turn: number) => {
    const calls = ['directory.reveal', 'network.connect', 'network.save', 'directory.contact'] as const;
    const name = calls[turn % 4] ?? 'directory.reveal';
    const inputs = {
      'directory.reveal': { id: contactId },
      'directory.contact': { id: contactId },
      'network.connect': { connectedUserId: contactId, interactionType: 'phone' },
      'network.save': { contactId },
    };
    return (await ask(other, name, inputs[name], turn)).status;
  };
  const before = times(20, look);
  const ofEachOther = [
    ...times(10, (turn) => ask(one, 'network.block', { contactId: other.user._id }, turn)),
    ...times(3, (turn) => ask(other, 'network.block', { contactId: one.user._id }, turn)),
  ].map(async (asked) => (await asked).status);
  const ofOthers = ids.map(
    async (id, turn) => (await ask(one, 'network.block', { contactId: id }, turn)).status,
  );
  const refreshed = one.client.rest('POST', '/auth/refresh');
  await Promise.any(ofEachOther.map(async (status) => expect(await status).toBe(200)));
  expect(new Set(await Promise.all(times(20, look)))).toEqual(new Set([404]));
  // A connection that came before the first opening is refused with 403.
  expect((await Promise.all(before)).filter((status) => ![200, 403, 404].includes(status))).toEqual([]);
  const statuses = await Promise.all([...ofEachOther, ...ofOthers]);
  await refreshed;
  expect(statuses.filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
  expect(await countOf('blocks', 'user_id', one)).toBe(200);
  for (const name of ['network.connections', 'network.saved']) {
    const { data } = await ask(other, name, {});
    expect(JSON.stringify(data)).not.toContain(one.user.whatsapp.slice(-9));
  }
  expect((await ask(other, 'directory.reveal', { id: contactId })).status).toBe(404);
});

it('leaves a member who left and nothing else, where an account is erased in the middle', async () => {
  const left = await registerMember();
  const viewers = await Promise.all(times(3, () => registerMember()));
  const contactId = left.user._id;
  let isErased = false;
  const statuses = new Set<number>();
  const rows = await Promise.all(
    viewers.map(async (viewer) => {
      await ask(viewer, 'directory.reveal', { id: contactId });
      const { data } = await tap(viewer, contactId);
      const { _id: id } = data.connection;
      expect((await ask(viewer, 'network.save', { contactId })).status).toBe(200);
      await ask(viewer, 'network.note', { contactId, note: `${left.user.businessName}, la plombière` });
      return { viewer, id };
    }),
  );
  const busy = rows.map(async ({ viewer, id }) => {
    for (let turn = 0; turn < 40 && !isErased; turn += 1) {
      const answers = await Promise.all([
        tap(viewer, contactId, { id: randomUUID() }, turn),
        ask(viewer, 'network.save', { contactId }, turn),
        ask(viewer, 'network.trust', { id, trustLevel: 'trusted' }, turn),
        ask(viewer, 'network.exportContacts', { source: 'saved', format: 'csv' }),
      ]);
      for (const { status } of answers) statuses.add(status);
    }
  });
  await leaveForGood(left);
  isErased = true;
  await Promise.all(busy);
  expect([...statuses].filter((status) => status !== 200 && status !== 404)).toEqual([]);
  for (const viewer of viewers) {
    const { data } = await ask(viewer, 'network.connections', {});
    expect(data.connections).toMatchObject([
      { state: 'unavailable', connectedUserId: null, businessName: null },
    ]);
    const { data: list } = await ask(viewer, 'network.saved', {});
    expect(list.saved).toMatchObject([{ state: 'unavailable', contact: null, businessName: null }]);
    const kept = [
      await sql('select * from connections where user_id = $1', [viewer.user._id]),
      await sql('select * from saved_contacts where user_id = $1', [viewer.user._id]),
    ];
    for (const named of [contactId, left.user.businessName])
      expect(JSON.stringify(kept)).not.toContain(named);
  }
});
