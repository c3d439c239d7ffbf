import { expect, it } from 'vitest';
import { insertSellers, readPage, sql } from '../../factories.ts';
import { databaseRequests } from '../../setup/client.ts';
import { connect } from '../../setup/connecting.ts';
import { from } from '../../setup/networks.ts';
import { newReporter, newReporters, type Reporter, runJobs } from '../../setup/reporting.ts';

const { ids, word } = await insertSellers(3);
const [reader, ...people] = await newReporters(6);

/** Reaches a contact and trusts it; answers the connection. */
async function trust({ client, address }: Reporter, connectedUserId: string | undefined) {
  const headers = from(address);
  const body = { connectedUserId, interactionType: 'whatsapp' };
  const connected = await connect(client, body, headers);
  const id: string = connected.body.data.connection._id;
  await say('trusted', { client, address }, id);
  return id;
}

async function say(
  trustLevel: string,
  { client, address }: Pick<Reporter, 'client' | 'address'>,
  id: string,
) {
  const answer = await client.rest('PUT', `/business-connections/${id}/trust-level`, {
    ...{ body: { trustLevel }, headers: from(address) },
  });
  expect(answer.status).toBe(200);
  expect(databaseRequests(answer.headers)).toBe(1);
}

async function trustedBy(id: string | undefined): Promise<number | null> {
  await runJobs('figures');
  return (await reader?.client.rest('GET', `/contacts/${id}`))?.body.data.contact.trust.trustedBy;
}

it('says by how many a contact is trusted, from three up, on cards and pages, and never who', async () => {
  const [first, second, third] = people;
  if (!first || !second || !third) throw new Error('nobody came');
  for (const one of [first, second]) await trust(one, ids[0]);
  expect(await trustedBy(ids[0])).toBeNull();
  const last = await trust(third, ids[0]);
  expect(await trustedBy(ids[0])).toBe(3);
  expect((await readPage(`/business/${word}-1`, 'en')).html).toContain('Trusted by 3 people');
  await say('contact', third, last);
  expect(await trustedBy(ids[0])).toBeNull();
});

/** Of whom trust counts nothing, and what makes it so once they said it. */
const uncounted: [who: string, made: object, after: string][] = [
  ['young', { days: 6 }, ''],
  ['archived', {}, `update connections set archived_at = now() where user_id = $1 and $2 <> ''`],
  ['taken along', {}, `update connections set interaction_type = 'export' where user_id = $1 and $2 <> ''`],
  ['blocked', {}, 'insert into blocks (blocked_id, user_id) values ($1::uuid, $2::uuid)'],
  ['blocking', {}, 'insert into blocks (user_id, blocked_id) values ($1::uuid, $2::uuid)'],
  ['hidden', {}, `update listings set hidden_until = 'infinity' where user_id = $1 and $2 <> ''`],
  ['gone', {}, `update users set deleted_at = now() where id = $1 and $2 <> ''`],
];

it('counts nobody who is young, blocked, hidden or gone, nor whom a file or nothing connects', async () => {
  const [first, second] = people;
  if (!first || !second) throw new Error('nobody came');
  for (const one of [first, second]) await trust(one, ids[1]);
  for (const [, made, after] of uncounted) {
    const one = await newReporter(made);
    await trust(one, ids[1]);
    if (after) await sql(after, [one.user._id, ids[1]]);
  }
  expect(await trustedBy(ids[1])).toBeNull();
  await trust(await newReporter(), ids[1]);
  expect(await trustedBy(ids[1])).toBe(3);
});
