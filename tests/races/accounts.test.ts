import { expect, it } from 'vitest';
import { countMails, readCode, registerMember, registrationFields, sql, visitor } from '../factories.ts';
import type { Client } from '../setup/client.ts';
import { repeat, rounds } from '../setup/rounds.ts';

it('makes one account of twenty registrations with one proof, and answers it to all of them', async () => {
  const fields = registrationFields();
  const client = visitor();
  await client.rest('POST', '/auth/send-registration-otp', { body: { email: fields.email } });
  const otp = await readCode(fields.email);
  await client.rest('POST', '/auth/verify-registration-otp', { body: { email: fields.email, otp } });
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
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

/** Somebody who was sent a code, and their browser as the header of other clients. */
async function askForCode() {
  const { user } = await registerMember();
  const client = visitor();
  await client.rest('POST', '/auth/send-otp', { body: { identifier: user.email } });
  const headers = { cookie: cookiesOf(client) };
  const guess = (otp: string) =>
    visitor().rest('POST', '/auth/verify-otp', { body: { identifier: user.email, otp }, headers });
  return { user, code: await readCode(user.email), guess };
}

const cookiesOf = (client: Client) =>
  [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

it('takes five of two hundred guesses that arrive at once', async () => {
  const { user, code, guess } = await askForCode();
  const wrong = code === '000000' ? '111111' : '000000';
  const answers = await Promise.all(Array.from({ length: 200 }, () => guess(wrong)));
  expect(answers.filter((answer) => answer.body.error === 'invalid_code')).toHaveLength(5);
  const [row] = await sql<{ attempts: number }>(
    `select attempts from one_time_codes where subject = $1 and purpose = 'login'`,
    [user.email],
  );
  expect(row?.attempts).toBe(5);
  expect(answers.filter((answer) => answer.status === 200)).toEqual([]);
  expect((await guess(code)).body.error).toBe('rate_limited');
});

it('signs in once for twenty uses of one right code', async () => {
  const { user, code, guess } = await askForCode();
  const answers = await Promise.all(Array.from({ length: 20 }, () => guess(code)));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  // One from the registration, one from the code.
  const sessions = await sql('select 1 from sessions where user_id = $1', [user._id]);
  expect(sessions).toHaveLength(2);
});

it('mails one code for twenty requests that arrive at once', async () => {
  const { email } = registrationFields();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      visitor().rest('POST', '/auth/send-registration-otp', { body: { email } }),
    ),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.body.error === 'rate_limited')).toHaveLength(19);
  expect(await countMails(email, '')).toBe(1);
});

it('rotates once for fifty refreshes that arrive at once, and gives all of them the same successor', async () => {
  const { client, user } = await registerMember();
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
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

const guessRounds = rounds(4, 200);

it(`lets the right code of the browser that asked win against twenty wrong ones, in ${guessRounds} rounds`, async (context) => {
  const { client: owner, user } = await registerMember();
  let won = 0;
  await repeat(context, guessRounds, async () => {
    await sql(`update one_time_codes set created_at = created_at - interval '25 hours' where subject = $1`, [
      user.email,
    ]);
    await sql('delete from guess_budgets where subject = $1', [user.email]);
    await owner.rest('POST', '/auth/send-otp', { body: { identifier: user.email } });
    const otp = await readCode(user.email);
    const wrong = otp === '000000' ? '111111' : '000000';
    const guess = () =>
      visitor().rest('POST', '/auth/verify-otp', { body: { identifier: user.email, otp: wrong } });
    const guesses = Array.from({ length: 10 }, guess);
    const right = owner.rest('POST', '/auth/verify-otp', { body: { identifier: user.email, otp } });
    await Promise.all([...guesses, ...Array.from({ length: 10 }, guess)]);
    if ((await right).status === 200) won += 1;
  });
  expect(won).toBe(guessRounds);
}, 300_000);

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
    const phone = visitor();
    for (const [name, value] of before.cookies) phone.cookies.set(name, value);
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
