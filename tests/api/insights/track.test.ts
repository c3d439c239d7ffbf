import { expect, it } from 'vitest';
import { insertSellers, type Member, registerMember, sql } from '../../factories.ts';
import { newNetworkAddress } from '../../setup/networks.ts';
import { newSearcher, newSearchers, newWord, runJob, searchFor, settled } from '../../setup/searching.ts';

const { ids, word } = await insertSellers(6);

const track = async ({ client }: Pick<Member, 'client'>, body: unknown) =>
  client.rest('POST', '/analytics/track', { body });

const accepted = async (member: Pick<Member, 'client'>, body: unknown) =>
  (await track(member, body)).body.data.accepted;

const eventsOf = (contactId: string | undefined) =>
  sql<{ action: string; city: string | null }>(
    `select action, city_slug as city from listing_events where listing_id = $1 order by action`,
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
  await settled();
  expect(await actionsOf(targetUserId)).toEqual(['email', 'phone', 'view']);
});

it('records nothing of a contact that was not shown, nor of oneself', async () => {
  const member = await registerMember();
  const own = member.user._id;
  for (const targetUserId of [ids[1], own])
    expect(await accepted(member, { actionType: 'whatsapp_click', targetUserId })).toBe(0);
  expect((await member.client.rest('GET', `/contacts/${own}`)).status).toBe(404);
  await settled();
  expect([...(await eventsOf(ids[1])), ...(await eventsOf(own))]).toEqual([]);
});

it('records what is looked at, with the town of whoever looks and is no new member', async () => {
  const member = await registerMember({ city: 'edea' });
  const young = await registerMember({ city: 'edea' });
  await sql(`update users set created_at = now() - interval '8 days' where id = $1`, [member.user._id]);
  for (const each of [member, young]) await reveal(each, ids[2]);
  await member.client.rest('GET', `/contacts/${ids[2]}`);
  expect(await accepted(member, { actionType: 'phone_click', targetUserId: ids[2] })).toBe(1);
  const body = { connectedUserId: ids[2], interactionType: 'whatsapp' };
  await member.client.rest('POST', '/business-connections/create', { body });
  await settled();
  expect((await eventsOf(ids[2])).map(({ action, city }) => `${action} ${city}`).sort()).toEqual([
    'phone edea',
    'view edea',
    'view null',
    'whatsapp edea',
  ]);
});

it('records a search for a trade once, by its first page, with its town and whether it met anybody', async () => {
  await insertSellers(1, { city: 'mbanga' });
  const inMbanga = () =>
    sql(`select trade, found_nobody as nobody from searches where city_slug = 'mbanga' order by searched_at`);
  const member = await newSearcher();
  await searchFor(member, 'plombier à Mbanga');
  await member.client.rest('GET', `/contacts/search?search=plombier+mbanga&page=2`);
  await searchFor(member, 'soudeur à Mbanga');
  await member.client.rest('GET', `/contacts/search?search=${word}`);
  for (const more of [
    'subcategory=welders&city=mbanga&search=zzqxjw&exact=true',
    'search=soudeur+zzqxjw+mbanga',
  ])
    await member.client.rest('GET', `/contacts/search?${more}`);
  await settled();
  expect(await inMbanga()).toEqual([
    { trade: 'plumbers', nobody: false },
    { trade: 'welders', nobody: true },
    // Who looks for a word that nobody has did not miss a welder.
    { trade: 'welders', nobody: false },
    { trade: 'welders', nobody: false },
  ]);
});

it('calls popular what five people with accounts over seven days looked for in a town', async () => {
  await insertSellers(1, { city: 'manjo' });
  const people = await newSearchers(5);
  const young = { ...(await registerMember({ type: 'buyer' })), address: newNetworkAddress() };
  const popular = async () => {
    await runJob('figures');
    return sql(`select trade, people from search_figures where kind = 'popular' and city_slug = 'manjo'`);
  };
  for (const person of [...people.slice(1), young]) await searchFor(person, 'plombier à Manjo');
  expect(await popular()).toEqual([]);
  for (const person of people) await searchFor(person, 'plombier manjo');
  expect(await popular()).toEqual([{ trade: 'plumbers', people: 5 }]);
  await runJob('index');
  const { body } = await young.client.rest('GET', '/contacts/autocomplete?near=manjo');
  expect(body.data.suggestions[0]).toMatchObject({ slug: 'plumbers', city: 'manjo', count: 1 });
});

it('keeps which words nobody had: of the catalogue, or such as three businesses write and none is named', async () => {
  const [common, rare, named] = [newWord(), newWord(), newWord()];
  const { ids: writers } = await insertSellers(3, { city: 'mbanga' });
  await sql(`update listings set description = $2 where user_id = any ($1)`, [writers, `${common} ${named}`]);
  await sql(`update listings set description = description || ' ' || $2 where user_id = $1`, [
    writers[0],
    rare,
  ]);
  await sql(`update listings set business_name = $2 where user_id = $1`, [writers[1], `Chez ${named}`]);
  const member = await newSearcher();
  for (const said of [common, rare, named, 'inox']) await searchFor(member, `soudeur ${said} à Yokadouma`);
  await settled();
  const kept = await sql<{ words: string[] }>('select words from searches where member_id = $1', [
    member.user._id,
  ]);
  expect(
    kept
      .flatMap(({ words }) => words)
      .filter((each) => each !== 'soudeur')
      .sort(),
  ).toEqual([common, 'inox'].sort());
});
