import { expect, it } from 'vitest';
import { insertSellers, registerMember, sql, visitor } from '../../factories.ts';
import { databaseRequests } from '../../setup/client.ts';
import { endpointOf } from '../../setup/endpoint-of.ts';
import { newTeacher, newTeachers, newWord, runJob, searchFor, teach } from '../../setup/teaching.ts';
import { call, transports } from '../../setup/transports.ts';

const { ids } = await insertSellers(4);

const clear = endpointOf('insights.clearSearchHistory');

/** What is kept of who opened a contact, and how many lessons others take from it. */
async function keptOf(contactId: string | undefined) {
  const persons = `select person from events where contact_id = $1`;
  const [row] = await sql<{ searches: number; words: number; trades: number; lessons: number }>(
    `select count(*)::int as searches, count(*) filter (where word_hashes <> '{}')::int as words,
      count(*) filter (where trade is not null and device is not null and network is not null)::int as trades,
      (select count(*)::int from word_lessons where person in (${persons})) as lessons
      from events where action = 'search_performed' and person in (${persons})`,
    [contactId],
  );
  return row;
}

it.each(transports)('forgets words over %s, of one person alone, and counts as before', async (transport) => {
  const [contactId, otherId] = transport === 'REST' ? ids : ids.slice(2);
  const word = newWord();
  const teacher = await newTeacher();
  const others = await newTeachers(2);
  for (const said of ['plombier', word]) await searchFor(teacher, said);
  await teach(teacher, word, contactId);
  for (const other of others.slice(0, 1)) await teach(other, word, otherId);
  await runJob('learning');
  expect(await keptOf(contactId)).toEqual({ searches: 3, words: 2, trades: 1, lessons: 1 });
  const quota = async () => {
    const { resetInSeconds, ...quotaInfo } = (await teacher.client.rest('GET', '/contacts/opened')).body.data
      .quotaInfo;
    return quotaInfo;
  };
  const before = await quota();

  const answer = await call(teacher.client, transport, clear);
  expect(answer).toMatchObject({ status: 200, data: { cleared: 2 } });
  expect(databaseRequests(answer.headers)).toBe(1);
  expect((await call(teacher.client, transport, clear)).data).toEqual({ cleared: 0 });
  expect(await keptOf(contactId)).toEqual({ searches: 3, words: 0, trades: 1, lessons: 0 });
  expect(await keptOf(otherId)).toEqual({ searches: 1, words: 1, trades: 0, lessons: 1 });
  expect(await quota()).toEqual(before);

  // Two others teach as if nobody else had: three were needed.
  for (const other of others.slice(1)) await teach(other, word, otherId);
  await runJob('learning');
  expect(await keptOf(contactId)).toMatchObject({ lessons: 0 });
  expect((await keptOf(otherId))?.lessons).toBe(2);
  await searchFor(teacher, word);
  await runJob('learning');
  expect(await keptOf(contactId)).toMatchObject({ searches: 4, words: 1 });
});

it.each(transports)(
  'is open over %s to who is hidden or has used up the day, and to no visitor',
  async (transport) => {
    const member = await registerMember();
    for (const id of ids.slice(0, 3)) await member.client.rest('POST', `/contacts/${id}/reveal`);
    const cleared = { status: 200, data: { cleared: 0 } };
    expect(await call(member.client, transport, clear)).toMatchObject(cleared);
    await sql(`update subscriptions set trial_ends_at = now() - interval '1 day' where user_id = $1`, [
      member.user._id,
    ]);
    expect(await call(member.client, transport, clear)).toMatchObject(cleared);
    expect((await call(visitor(), transport, clear)).status).toBe(401);
  },
);
