import { randomUUID } from 'node:crypto';
import { dayMilliseconds, doualaDay } from '@mboalink/shared/day.ts';
import { expect, it } from 'vitest';
import { insertSellers, type Member, registerMember, sql } from '../../factories.ts';
import { newSearcher, newSearchers, runJob, searchFor } from '../../setup/searching.ts';

const { ids, word } = await insertSellers(6);

const track = async ({ client }: Pick<Member, 'client'>, body: unknown) =>
  client.rest('POST', '/analytics/track', { body });

const accepted = async (member: Pick<Member, 'client'>, body: unknown) =>
  (await track(member, body)).body.data.accepted;

const eventsOf = (contactId: string | undefined) =>
  sql<{ action: string; day: string; city: string | null }>(
    `select action, day::text, city_slug as city from events where contact_id = $1 order by action, day`,
    [contactId],
  );

const actionsOf = async (contactId: string | undefined) =>
  (await eventsOf(contactId)).map(({ action }) => action);

const reveal = ({ client }: Pick<Member, 'client'>, id: string | undefined) =>
  client.rest('POST', `/contacts/${id}/reveal`);

it('records a tap once a day for each way, however often and from wherever it is said', async () => {
  const member = await registerMember();
  const [targetUserId] = ids;
  await reveal(member, targetUserId);
  const tap = (actionType: string) => track(member, { actionType, targetUserId });
  const answers = await Promise.all(Array.from({ length: 10 }, () => tap('phone_click')));
  expect(answers.map(({ body }) => body.data.accepted).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect((await tap('email_click')).body.data).toEqual({ accepted: 1 });
  await runJob('listing-days');
  expect(await actionsOf(targetUserId)).toEqual(['contact_reveal', 'email_click', 'phone_click']);
});

it('records nothing of a contact that was not shown, nor of oneself', async () => {
  const member = await registerMember();
  const own = member.user._id;
  for (const targetUserId of [ids[1], own])
    expect(await accepted(member, { actionType: 'whatsapp_click', targetUserId })).toBe(0);
  expect((await member.client.rest('GET', `/contacts/${own}`)).status).toBe(404);
  await runJob('listing-days');
  expect([...(await eventsOf(ids[1])), ...(await eventsOf(own))]).toEqual([]);
});

it('records nothing between two of whom one blocked the other', async () => {
  const [member, other] = await Promise.all([registerMember(), registerMember()]);
  await Promise.all([reveal(member, ids[5]), reveal(other, ids[5])]);
  const block = (one: string | undefined, another: string | undefined) =>
    sql('insert into blocks (user_id, blocked_id) values ($1, $2)', [one, another]);
  await block(ids[5], member.user._id);
  await block(other.user._id, ids[5]);
  for (const each of [member, other])
    expect(await accepted(each, { actionType: 'profile_view', targetUserId: ids[5] })).toBe(0);
});

it('records what is looked at, with the town of whoever looks', async () => {
  const member = await registerMember({ city: 'edea' });
  await reveal(member, ids[2]);
  await member.client.rest('GET', `/contacts/${ids[2]}`);
  expect(await accepted(member, { actionType: 'phone_click', targetUserId: ids[2] })).toBe(1);
  const body = { connectedUserId: ids[2], interactionType: 'whatsapp' };
  await member.client.rest('POST', '/business-connections/create', { body });
  await runJob('listing-days');
  expect((await eventsOf(ids[2])).map(({ action, city }) => `${action} ${city}`)).toEqual([
    ...['contact_reveal edea', 'phone_click edea', 'profile_view edea', 'whatsapp_click edea'],
  ]);
});

it('takes a file of a search without a contact, a time in any form, and no place', async () => {
  const [targetUserId] = (await insertSellers(1)).ids;
  const member = await registerMember();
  await reveal(member, targetUserId);
  const searchData = { category: 'plumbers', keywords: ['plombier'] };
  expect(await accepted(member, { actionType: 'contact_export', searchData })).toBe(0);
  const file = { id: randomUUID(), actionType: 'contact_export', searchData };
  expect(await accepted(member, { events: [file] })).toBe(0);
  const now = Date.now();
  const inDouala = new Date(now + 60 * 60 * 1000).toISOString().replace('Z', '+01:00');
  for (const [actionType, timestamp] of [
    ['phone_click', inDouala],
    ['email_click', now],
  ])
    expect(
      await accepted(member, { actionType, targetUserId, location: null, metadata: { timestamp } }),
    ).toBe(1);
  const longAgo = { timestamp: now - 8 * dayMilliseconds };
  expect(await accepted(member, { actionType: 'whatsapp_click', targetUserId, metadata: longAgo })).toBe(0);
});

it('takes what the server records itself, and counts nothing for it', async () => {
  const member = await registerMember();
  await reveal(member, ids[3]);
  await runJob('listing-days');
  for (const actionType of ['contact_reveal', 'contact_saved', 'contact_removed', 'contact_export'])
    expect(await accepted(member, { actionType, targetUserId: ids[3] })).toBe(0);
  const searchData = { category: 'Plumbers', city: 'Douala', region: '', keywords: ['plombier'] };
  expect(await accepted(member, { actionType: 'search_performed', searchData })).toBe(0);
  expect(await actionsOf(ids[3])).toEqual(['contact_reveal']);
});

/** As if somebody had registered and opened everybody that they did ten days ago. */
async function tenDaysAgo({ user }: Member) {
  await sql(`update users set created_at = created_at - interval '10 days' where id = $1`, [user._id]);
  await sql(`update reveals set revealed_at = revealed_at - interval '10 days' where viewer_id = $1`, [
    user._id,
  ]);
}

it('records nothing from before an account, nor a tap from before the number was shown', async () => {
  const { ids: others } = await insertSellers(1);
  const [targetUserId] = others;
  const member = await registerMember();
  await reveal(member, targetUserId);
  const events = [0, 1, 2, 3, 4, 5, 6].flatMap((days) =>
    ['profile_view', 'whatsapp_click', 'phone_click', 'email_click'].map((actionType) => ({
      ...{ id: randomUUID(), actionType, targetUserId },
      metadata: { timestamp: new Date(Date.now() - days * dayMilliseconds).toISOString() },
    })),
  );
  const days = new Set([doualaDay(new Date())]);
  expect(await accepted(member, { events })).toBe(4);
  await runJob('listing-days');
  days.add(doualaDay(new Date()));
  for (const { day } of await eventsOf(targetUserId)) expect(days).toContain(day);
});

it('keeps a mark only of what it added, and 500 of somebody in a day', async () => {
  const { ids: others } = await insertSellers(2);
  const [targetUserId, another] = others;
  const member = await registerMember();
  for (const id of others) await reveal(member, id);
  const marks = async () =>
    (await sql('select from recorded_taps where user_id = $1', [member.user._id])).length;
  const events = Array.from({ length: 50 }, () => ({
    ...{ id: randomUUID(), actionType: 'phone_click', targetUserId },
  }));
  expect(await accepted(member, { events })).toBe(1);
  expect(await accepted(member, { events })).toBe(0);
  expect(await marks()).toBe(1);
  await sql(`insert into recorded_taps (user_id, tap_id) select $1, uuidv7() from generate_series(1, 499)`, [
    member.user._id,
  ]);
  const more = { id: randomUUID(), actionType: 'email_click', targetUserId };
  expect(await accepted(member, { events: [more] })).toBe(0);
  const body = { connectedUserId: another, interactionType: 'phone' };
  const connect = (id?: string) =>
    member.client.rest('POST', '/business-connections/create', { body: { ...body, ...(id && { id }) } });
  await connect();
  expect((await connect(randomUUID())).status).toBe(200);
  expect(await marks()).toBe(500);
});

it('records what a device kept to itself, once, on the days when it was', async () => {
  const member = await registerMember();
  await reveal(member, ids[4]);
  await tenDaysAgo(member);
  const now = Date.now();
  const ago = (days: number) => new Date(now - days * dayMilliseconds);
  const event = (actionType: string, days: number, id = randomUUID()) => ({
    ...{ id, actionType, targetUserId: ids[4], metadata: { timestamp: ago(days).toISOString() } },
  });
  const sent = [
    ...[event('profile_view', 2), event('profile_view', 1), event('phone_click', -1)],
    ...[event('email_click', 8), event('contact_saved', 0)],
  ];
  const repeated = { ...event('email_click', 3), id: sent[0]?.id };
  expect(await accepted(member, { events: [...sent, repeated] })).toBe(3);
  const unknown = { ...event('email_click', 0), targetUserId: ids[1] };
  expect(await accepted(member, { events: [...sent, unknown] })).toBe(0);
  const moved = { ...sent[1], metadata: { timestamp: ago(5).toISOString() } };
  expect(await accepted(member, { events: [moved] })).toBe(0);
  await runJob('listing-days');
  const today = doualaDay(new Date(now));
  expect((await eventsOf(ids[4])).filter(({ action }) => action !== 'contact_reveal')).toMatchObject([
    { action: 'phone_click', day: today },
    { action: 'profile_view', day: doualaDay(ago(2)) },
    { action: 'profile_view', day: doualaDay(ago(1)) },
  ]);
});

const complete = { id: randomUUID(), actionType: 'phone_click', targetUserId: ids[0] };

it.each([
  [{}, ['actionType', 'targetUserId']],
  [{ actionType: 'profile_deleted', targetUserId: ids[0] }, ['actionType']],
  [{ actionType: 'phone_click', targetUserId: '7' }, ['targetUserId']],
  [{ actionType: 'profile_view' }, ['targetUserId']],
  [{ actionType: 'search_performed' }, ['searchData']],
  [{ actionType: 'contact_export' }, ['targetUserId']],
  [{ ...complete, metadata: { timestamp: 'gestern' } }, ['metadata.timestamp']],
  [{ ...complete, metadata: { timestamp: 1.5 } }, ['metadata.timestamp']],
  [{ ...complete, metadata: { timestamp: 1e300 } }, ['metadata.timestamp']],
  [{ ...complete, location: { city: 'x'.repeat(90) } }, ['location.city']],
  [{ ...complete, events: [complete] }, ['actionType']],
  [{ events: [] }, ['events']],
  [{ events: Array.from({ length: 51 }, () => complete) }, ['events']],
  [{ events: [complete, { ...complete, id: undefined, targetUserId: undefined }] }, ['events.1.id']],
  [{ events: [complete, { ...complete, targetUserId: undefined }] }, ['events.1.targetUserId']],
])('refuses %j by naming what is wrong', async (body, fields) => {
  const answer = await track(await registerMember(), body);
  expect(answer.status).toBe(400);
  expect(answer.body.errors.map(({ field }: { field: string }) => field)).toEqual(fields);
});

it('records a search once, by its first page, with what it was understood as and whether it met anybody', async () => {
  await insertSellers(1, { city: 'mbanga' });
  const inMbanga = () =>
    sql(
      `select trade, met_nobody, device is null as is_young from events where city_slug = 'mbanga' order by happened_at`,
    );
  const member = await newSearcher();
  await searchFor(member, 'plombier à Mbanga');
  await member.client.rest('GET', `/contacts/search?search=plombier+mbanga&page=2`);
  await searchFor(member, 'soudeur à Mbanga');
  const young = await registerMember({ city: 'mbanga' });
  await young.client.rest('GET', '/contacts/search?subcategory=plumbers');
  await young.client.rest('GET', `/contacts/search?search=${word}`);
  await young.client.rest('GET', '/contacts/search?subcategory=welders');
  for (const more of [
    'subcategory=welders&city=mbanga&search=zzqxjw&exact=true',
    'search=soudeur+zzqxjw+mbanga',
  ])
    await member.client.rest('GET', `/contacts/search?${more}`);
  await runJob('listing-days');
  expect(await inMbanga()).toEqual([
    { trade: 'plumbers', met_nobody: false, is_young: false },
    { trade: 'welders', met_nobody: true, is_young: false },
    { trade: 'plumbers', met_nobody: false, is_young: true },
    { trade: null, met_nobody: false, is_young: true },
    // Of a new account it is not taken, and who looks for a word that nobody has did not miss a welder.
    { trade: 'welders', met_nobody: false, is_young: true },
    { trade: 'welders', met_nobody: false, is_young: false },
    { trade: 'welders', met_nobody: false, is_young: false },
  ]);
});

it('calls popular what five people looked for in a town', async () => {
  await insertSellers(1, { city: 'manjo' });
  const people = await newSearchers(5);
  const popular = async () => {
    await runJob('popular');
    return (await sql(`select popular_trades('manjo') as trades`))[0]?.trades;
  };
  for (const person of people.slice(1)) await searchFor(person, 'plombier à Manjo');
  expect(await popular()).toEqual([]);
  for (const person of people) await searchFor(person, 'plombier manjo');
  expect(await popular()).toEqual(['plumbers']);
  await runJob('index');
  const { body } = await (people[0] ?? (await newSearcher())).client.rest(
    'GET',
    '/contacts/autocomplete?near=manjo',
  );
  expect(body.data.suggestions[0]).toMatchObject({ slug: 'plumbers', city: 'manjo', count: 1 });
});
