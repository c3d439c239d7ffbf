import { expect, it } from 'vitest';
import { readCode, registerMember, registrationFields, sql, visitor } from '../factories.ts';
import type { Client } from '../setup/client.ts';
import { asBrowserOf } from '../setup/cookies.ts';
import { repeat, rounds } from '../setup/rounds.ts';

const cookiesOf = (client: Client) =>
  [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

it('makes one account of twenty registrations with one proof, and answers it to all of them', async () => {
  const fields = registrationFields();
  const client = visitor();
  await client.rest('POST', '/auth/send-registration-otp', { body: { email: fields.email } });
  const otp = await readCode(fields.email);
  await client.rest('POST', '/auth/verify-registration-otp', { body: { email: fields.email, otp } });
  const cookie = cookiesOf(client);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      visitor().rest('POST', '/auth/register', { body: fields, headers: { cookie } }),
    ),
  );
  expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
  const people = new Set(answers.map((answer) => answer.body.data.user._id));
  expect(people.size).toBe(1);
  expect(await sql('select 1 from sessions where user_id = any ($1)', [[...people]])).toHaveLength(1);
});

it('gives a number to one of twenty people who register it at once; the others get 409', async () => {
  const { whatsapp } = registrationFields();
  const ready = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const fields = registrationFields({ whatsapp });
      const client = visitor();
      await client.rest('POST', '/auth/send-registration-otp', { body: { email: fields.email } });
      const body = { email: fields.email, otp: await readCode(fields.email) };
      await client.rest('POST', '/auth/verify-registration-otp', { body });
      return { client, fields };
    }),
  );
  const answers = await Promise.all(
    ready.map(({ client, fields }) => client.rest('POST', '/auth/register', { body: fields })),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.body.error === 'account_exists')).toHaveLength(19);
});

/** Somebody who was sent a code, and guesses at it by turns over both transports. */
async function askForCode() {
  const { user } = await registerMember();
  await visitor().rest('POST', '/auth/send-otp', { body: { identifier: user.email } });
  const guess = async (otp: string, turn = 0) => {
    const body = { identifier: user.email, otp };
    if (turn % 2 === 0) return visitor().rest('POST', '/auth/verify-otp', { body });
    const { status, body: answer } = await visitor().mutate('accounts.verifyOtp', body);
    return { status, body: answer.error?.data ?? answer };
  };
  return { user, code: await readCode(user.email), guess };
}

it('judges five of a hundred guesses that arrive at once, and answers all alike', async () => {
  const { user, code, guess } = await askForCode();
  const wrong = code === '000000' ? '111111' : '000000';
  const answers = await Promise.all(Array.from({ length: 100 }, (_, turn) => guess(wrong, turn)));
  expect(answers.filter((answer) => answer.body.error === 'invalid_code')).toHaveLength(100);
  const [row] = await sql<{ attempts: number }>(
    `select attempts from one_time_codes where subject = $1 and purpose = 'login'`,
    [user.email],
  );
  expect(row?.attempts).toBe(5);
  expect((await guess(code)).body.error).toBe('invalid_code');
});

it('signs in once for twenty uses of one right code', async () => {
  const { user, code, guess } = await askForCode();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, turn) => guess(code, turn)));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  // One from the registration, one from the code.
  const sessions = await sql('select 1 from sessions where user_id = $1', [user._id]);
  expect(sessions).toHaveLength(2);
});

it('rotates once for fifty refreshes that arrive at once, and gives all of them the same successor', async () => {
  const { client, user } = await registerMember();
  const cookie = cookiesOf(client);
  const refreshed = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const own = visitor();
      const answer = await own.rest('POST', '/auth/refresh', { headers: { cookie } });
      return { status: answer.status, token: own.cookies.get('__Host-mboalink_refresh') };
    }),
  );
  expect(refreshed.map((answer) => answer.status)).toEqual(Array(50).fill(200));
  expect(new Set(refreshed.map((answer) => answer.token)).size).toBe(1);
  const [row] = await sql<{ generation: number }>('select generation from sessions where user_id = $1', [
    user._id,
  ]);
  expect(row?.generation).toBe(2);
});

const lostAnswers = rounds(15, 1_000);

it(`signs nobody out whose refresh was answered to the void, in ${lostAnswers} trials`, async (context) => {
  const { client } = await registerMember();
  const kept = () => `__Host-mboalink_refresh=${client.cookies.get('__Host-mboalink_refresh')}`;
  await repeat(context, lostAnswers, async (trial) => {
    const lost = trial % 3;
    for (let time = 0; time < lost; time += 1)
      await visitor().rest('POST', '/auth/refresh', { headers: { cookie: kept() } });
    expect((await client.rest('POST', '/auth/refresh')).status).toBe(200);
  });
}, 300_000);

const handedOn = rounds(6, 100);

it(`whoever signs in where somebody else is ends that session, whatever it does meanwhile, in ${handedOn} rounds`, async (context) => {
  await repeat(context, handedOn, async () => {
    const { client: before, user: earlier } = await registerMember();
    const { user } = await registerMember();
    const phone = asBrowserOf(before, visitor());
    await phone.rest('POST', '/auth/send-otp', { body: { identifier: user.email } });
    const guess = { identifier: user.email, otp: await readCode(user.email) };
    const headers = { cookie: cookiesOf(phone) };
    const me = { name: 'accounts.me', input: undefined };
    const [overRest, overTrpc] = await Promise.all([
      phone.rest('POST', '/auth/verify-otp', { body: guess, headers }),
      phone.mutate('accounts.verifyOtp', guess, headers),
      before.rest('POST', '/auth/refresh', { headers }),
      before.mutate('accounts.refresh', undefined, headers),
      before.batch([me, me], { headers }),
    ]);
    expect([overRest.status, overTrpc.status].sort()).toEqual([200, 401]);
    const running = 'select 1 from sessions where user_id = $1 and ended_at is null';
    expect(await sql(running, [earlier._id])).toEqual([]);
    expect((await before.rest('GET', '/auth/me')).status).toBe(401);
    expect((await before.rest('POST', '/auth/refresh')).status).toBe(401);
    expect((await phone.rest('GET', '/auth/me')).body.data.user._id).toBe(user._id);
  });
}, 300_000);
