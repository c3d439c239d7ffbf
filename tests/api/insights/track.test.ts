import { expect, it } from 'vitest';
import { insertSellers, registerMember, sql } from '../../factories.ts';
import { newTeacher, newTeachers, runJob, searchFor } from '../../setup/teaching.ts';

const { ids, word } = await insertSellers(3);

const track = (member: { client: Awaited<ReturnType<typeof registerMember>>['client'] }, body: unknown) =>
  member.client.rest('POST', '/analytics/track', { body });

const eventsOf = (contactId: string | undefined) =>
  sql<{ action: string }>(`select action from events where contact_id = $1 order by action`, [contactId]);

it('records a tap once a day for each way, however often and from wherever it is said', async () => {
  const member = await registerMember();
  const [targetUserId] = ids;
  await member.client.rest('POST', `/contacts/${targetUserId}/reveal`);
  const tap = (actionType: string) => track(member, { actionType, targetUserId });
  const answers = await Promise.all(Array.from({ length: 10 }, () => tap('phone_click')));
  expect(answers.map(({ body }) => body.data.accepted).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect((await tap('email_click')).body.data).toEqual({ accepted: 1 });
  await runJob('learning');
  expect((await eventsOf(targetUserId)).map(({ action }) => action)).toEqual([
    ...['contact_reveal', 'email_click', 'phone_click'],
  ]);
});

it('records nothing of a contact that was not shown', async () => {
  const member = await registerMember();
  const answer = await track(member, { actionType: 'whatsapp_click', targetUserId: ids[1] });
  expect(answer.body.data).toEqual({ accepted: 0 });
  expect(await eventsOf(ids[1])).toEqual([]);
});

it.each([
  [{}, ['actionType', 'targetUserId']],
  [{ actionType: 'profile_view', targetUserId: ids[0] }, ['actionType']],
  [{ actionType: 'phone_click', targetUserId: '7' }, ['targetUserId']],
])('refuses %j by naming what is wrong', async (body, fields) => {
  const answer = await track(await registerMember(), body);
  expect(answer.status).toBe(400);
  expect(answer.body.errors.map(({ field }: { field: string }) => field)).toEqual(fields);
});

it('records a search once, by its first page, with what it was understood as', async () => {
  await insertSellers(1, { city: 'mbanga' });
  const inMbanga = () =>
    sql(
      `select trade, device is null as is_young from events where city_slug = 'mbanga' order by happened_at`,
    );
  const member = await newTeacher();
  await searchFor(member, 'plombier à Mbanga');
  await member.client.rest('GET', `/contacts/search?search=plombier+mbanga&page=2`);
  const young = await registerMember({ city: 'mbanga' });
  await young.client.rest('GET', '/contacts/search?subcategory=plumbers');
  await young.client.rest('GET', `/contacts/search?search=${word}`);
  await runJob('learning');
  expect(await inMbanga()).toEqual([
    { trade: 'plumbers', is_young: false },
    { trade: 'plumbers', is_young: true },
    { trade: null, is_young: true },
  ]);
});

it('calls popular what five people looked for in a town', async () => {
  await insertSellers(1, { city: 'manjo' });
  const people = await newTeachers(5);
  const popular = async () => {
    await runJob('popular');
    return (await sql(`select popular_trades('manjo') as trades`))[0]?.trades;
  };
  for (const person of people.slice(1)) await searchFor(person, 'plombier à Manjo');
  expect(await popular()).toEqual([]);
  for (const person of people) await searchFor(person, 'plombier manjo');
  expect(await popular()).toEqual(['plumbers']);
  await runJob('index');
  const { body } = await (people[0] ?? (await newTeacher())).client.rest(
    'GET',
    '/contacts/autocomplete?near=manjo',
  );
  expect(body.data.suggestions[0]).toMatchObject({ slug: 'plumbers', city: 'manjo', count: 1 });
});
