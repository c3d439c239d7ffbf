import type { NeonExchange } from '@mboalink/db/local/neon-endpoint.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { createClient } from '../setup/client.ts';
import { useTestApplication } from '../setup/use-test-application.ts';

const own = useTestApplication('outbox');

afterEach(async () => {
  own.faults.beforeQuery = () => undefined;
  await own.people.sql('delete from outbox');
  await own.people.sql('delete from jobs');
});

const minute = 60_000;
const clockAt = (milliseconds: number) =>
  own.application.worker.runScheduled('* * * * *', new Date(Date.now() + milliseconds));

const rows = () =>
  own.people.sql<{
    attempts: number;
    recipient: string | null;
    sent: boolean;
    dead: boolean;
    error: string | null;
  }>(
    `select attempts, recipient, sent_at is not null as sent, dead_at is not null as dead, last_error as error
      from outbox order by created_at`,
  );

const sent = (attempts: number) => ({ attempts, recipient: null, sent: true, dead: false, error: null });

/** Signs somebody in on another browser, which their mailbox is told of. */
async function signInElsewhere() {
  // Sellers are mailed of their page, too.
  const { user } = await own.people.registerMember({ type: 'buyer' });
  const client = own.people.visitor();
  await client.rest('POST', '/auth/send-otp', { body: { identifier: user.email } });
  const body = { identifier: user.email, otp: await own.people.readCode(user.email) };
  const fail = () => own.application.services.mail.failNext({ kind: 'refuse', status: 500 });
  const signIn = async () =>
    expect((await client.rest('POST', '/auth/verify-otp', { body })).status).toBe(200);
  return { email: user.email as string, fail, signIn };
}

const counted = (email: string) => own.people.countMails(email, 'New login');

/** Breaks the connection for each statement in which a part of SQL stands. */
function breakStatements(part: RegExp) {
  own.faults.beforeQuery = (exchange: NeonExchange) => {
    if (exchange.statements.some(({ query }) => part.test(query))) exchange.drop();
  };
}

describe('a mail that tells of a change', () => {
  it('is sent at once, and nobody’s address is kept', async () => {
    const { email, signIn } = await signInElsewhere();
    await signIn();
    await own.people.readMail(email, 'New login');
    await expect.poll(rows).toEqual([sent(1)]);
    expect(JSON.stringify(await own.people.sql('select * from outbox'))).not.toContain(email);
  });

  it('is sent by the clock when the provider is back, once, and not before its turn', async () => {
    const { email, fail, signIn } = await signInElsewhere();
    fail();
    await signIn();
    await expect.poll(rows).toMatchObject([{ attempts: 1, recipient: email, error: 'AppError < Error' }]);
    await clockAt(0);
    expect(await counted(email)).toBe(0);
    fail();
    await clockAt(2 * minute).catch(() => undefined);
    expect(await rows()).toMatchObject([{ attempts: 2, sent: false }]);
    await clockAt(3 * minute);
    expect(await counted(email)).toBe(0);
    await clockAt(5 * minute);
    expect(await counted(email)).toBe(1);
    expect(await rows()).toEqual([sent(3)]);
    await clockAt(600 * minute);
    expect(await counted(email)).toBe(1);
  });

  it('reaches nobody twice when it could not be written down that it was sent', async () => {
    const { email, signIn } = await signInElsewhere();
    breakStatements(/^update "outbox" set "recipient"/);
    await signIn();
    await own.people.readMail(email, 'New login');
    await clockAt(2 * minute).catch(() => undefined);
    own.faults.beforeQuery = () => undefined;
    expect(await rows()).toMatchObject([{ attempts: 2, sent: false }]);
    await clockAt(10 * minute);
    expect(await rows()).toEqual([sent(3)]);
    expect(await counted(email)).toBe(1);
  });

  it('is taken by one of several clocks', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, signInElsewhere));
    for (const { fail, signIn } of people) {
      fail();
      await signIn();
    }
    await expect.poll(async () => (await rows()).filter(({ error }) => error)).toHaveLength(5);
    await Promise.all(Array.from({ length: 4 }, () => clockAt(2 * minute)));
    expect(await rows()).toEqual(Array(5).fill(sent(2)));
  });

  it('keeps nothing of a new address but a letter and its host', async () => {
    const member = await own.people.registerMember({ type: 'buyer' });
    const newEmail = `new-${member.user.email}`;
    await own.people.typeFreshCode(member, 'change-email');
    await member.client.rest('PUT', '/auth/update-email', { body: { newEmail } });
    const otp = await own.people.readCode(newEmail);
    own.application.services.mail.failNext({ kind: 'refuse', status: 503 });
    await member.client.rest('POST', '/auth/verify-email-update', { body: { otp } });
    await expect.poll(rows).toMatchObject([{ sent: false, error: 'AppError < Error' }]);
    const kept = JSON.stringify(await own.people.sql('select payload from outbox'));
    expect(kept).not.toContain(newEmail);
    await clockAt(2 * minute);
    await own.people.readMail(member.user.email, 'e-mail address was changed');
  });

  it('is given up after a day of tries, counted by the health check, and forgotten after a month', async () => {
    const { fail, signIn } = await signInElsewhere();
    fail();
    await signIn();
    await expect.poll(rows).toMatchObject([{ attempts: 1, error: 'AppError < Error' }]);
    const day = 24 * 60 * minute;
    let tries = 1;
    for (let at = 0; at <= day; at += 30 * minute) {
      const isDue = await own.people.sql(
        `select 1 from outbox where attempts < 12 and next_attempt_at <= now() + make_interval(secs => $1)`,
        [at / 1000],
      );
      if (isDue.length > 0) fail();
      await clockAt(at).catch(() => undefined);
      tries = (await rows())[0]?.attempts ?? 0;
    }
    expect(tries).toBe(12);
    await clockAt(2 * day);
    expect(await rows()).toMatchObject([{ attempts: 12, sent: false, dead: true }]);
    const client = createClient(own.application.worker.url);
    expect((await client.rest('GET', '/health')).body.data.deadMails).toBe(1);
    await clockAt(30 * day);
    expect(await rows()).toHaveLength(1);
    await clockAt(33 * day);
    expect(await rows()).toEqual([]);
  }, 120_000);
});

describe('a job that fails', () => {
  it('keeps no other from its work', async () => {
    const { email, fail, signIn } = await signInElsewhere();
    fail();
    await signIn();
    await expect.poll(rows).toMatchObject([{ error: 'AppError < Error' }]);
    breakStatements(/delete from "one_time_codes"/);
    await expect(clockAt(2 * minute)).rejects.toThrow();
    expect(await counted(email)).toBe(1);
  });
});
