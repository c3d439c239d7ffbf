import { beforeEach, expect, it } from 'vitest';
import type { Member } from '../setup/people.ts';
import { repeat, rounds } from '../setup/rounds.ts';
import { shared as own } from '../setup/shared-application.ts';

beforeEach(() => own.people.sql('delete from jobs'));

const day = 24 * 60 * 60_000;
const clockAt = (milliseconds: number) =>
  own.application.worker.runScheduled('* * * * *', new Date(Date.now() + milliseconds));

const { leave } = own.people;

const isThere = async ({ user }: Member) =>
  (await own.people.sql('select 1 from users where id = $1', [user._id])).length > 0;

/** The tables in which an e-mail address or number of somebody stands. */
async function tablesWith(...identities: string[]): Promise<string[]> {
  const tables = await own.people.sql<{ table: string }>(
    `select quote_ident(tablename) as table from pg_tables where schemaname = 'public'`,
  );
  expect(tables.length).toBeGreaterThan(8);
  const found = [];
  for (const { table } of tables) {
    const likes = identities.map((identity) => `%${identity}%`);
    const [row] = await own.people.sql<{ found: boolean }>(
      `select exists (select 1 from ${table} t where t::text ilike any ($1)) as found`,
      [likes],
    );
    if (row?.found) found.push(table);
  }
  return found;
}

it('takes everything personal away after seven days, not before, and leaves hashes only', async () => {
  const member = await own.people.registerMember();
  const changed = await own.people.changeEmail(member);
  const viewer = await own.people.registerMember();
  await viewer.client.rest('POST', `/contacts/${member.user._id}/reveal`);
  await own.people.visitor().rest('POST', '/auth/verify-otp', {
    body: { identifier: changed.newEmail, otp: '000000' },
  });
  own.application.services.mail.failNext({ kind: 'refuse', status: 500 });
  await leave(member);
  const identities = [changed.oldEmail, changed.newEmail, member.user.whatsapp];
  await clockAt(7 * day - 60_000);
  expect(await isThere(member)).toBe(true);
  // A row that another job holds at this moment is left to the next run.
  await expect
    .poll(async () => {
      await own.people.sql('delete from jobs');
      await clockAt(7 * day + 60_000);
      return isThere(member);
    })
    .toBe(false);
  expect(await tablesWith(...identities)).toEqual([]);
  expect(await own.people.sql('select 1 from spent_trials')).not.toEqual([]);
  const opened = (await viewer.client.rest('GET', '/contacts/opened')).body.data;
  expect(opened).toMatchObject({ contacts: [], left: 1 });
  const again = await own.people.registerMember({ email: changed.newEmail, whatsapp: member.user.whatsapp });
  expect(again.user.subscriptionState).toBe('expired');
});

it('erases many in batches, each account once, however many clocks come by', async () => {
  const { ids } = await own.people.insertSellers(120);
  await own.people.sql(`update users set deleted_at = now() - interval '7 days' where id = any ($1)`, [ids]);
  await Promise.all([clockAt(0), clockAt(0), clockAt(0)]);
  expect(await own.people.sql('select id from users where id = any ($1)', [ids])).toEqual([]);
  await own.people.sql('delete from jobs');
  await clockAt(0);
});

const lastMinutes = rounds(8, 200);

it(`leaves somebody who signs in at the last minute a whole account or none, in ${lastMinutes} rounds`, async (context) => {
  const outcomes = { whole: 0, erased: 0 };
  await repeat(context, lastMinutes, async (round) => {
    const member = await own.people.registerMember();
    await leave(member);
    await own.people.sql(`update users set deleted_at = now() - interval '8 days' where id = $1`, [
      member.user._id,
    ]);
    await own.people.sql('delete from jobs');
    const client = own.people.visitor();
    await client.rest('POST', '/auth/send-otp', { body: { identifier: member.user.email } });
    const body = { identifier: member.user.email, otp: await own.people.readCode(member.user.email) };
    const later = new Promise((soon) => setTimeout(soon, (round % 8) * 4));
    const [answer] = await Promise.all([
      later.then(() => client.rest('POST', '/auth/verify-otp', { body })),
      clockAt(0),
    ]);
    if (answer.status === 200) {
      outcomes.whole += 1;
      expect((await client.rest('GET', '/auth/me')).body.data.user).toEqual(member.user);
      expect(answer.body.data.restored).toBe(true);
    } else {
      outcomes.erased += 1;
      expect([answer.status, answer.body.error]).toEqual([401, 'invalid_code']);
      expect(await tablesWith(member.user.email, member.user.whatsapp)).toEqual([]);
    }
  });
  context.task.meta.figures += `; ${outcomes.whole} came back, ${outcomes.erased} were erased`;
}, 600_000);
