import { describe, expect, it } from 'vitest';
import {
  readCode,
  readMail,
  registerMember,
  registrationFields,
  sql,
  useUpGuesses,
  visitor,
} from '../../factories.ts';
import { answerChallenge, solving } from '../../setup/answer-challenge.ts';
import type { Client } from '../../setup/client.ts';
import { from, newNetworkAddress, untilMinuteLasts } from '../../setup/networks.ts';

const verify = (client: Client, identifier: string, otp: string, headers = {}) =>
  client.rest('POST', '/auth/verify-otp', { body: { identifier, otp }, headers });

it('takes no guess of the day past twenty, and says how long to wait and that the button helps', async () => {
  const { user } = await registerMember();
  await useUpGuesses(user.email);
  await visitor().rest('POST', '/auth/send-otp', { body: { identifier: user.email } });
  const answer = await verify(visitor(), user.email, await readCode(user.email));
  expect(answer.status).toBe(429);
  expect(answer.body).toMatchObject({ error: 'rate_limited', timeLeft: expect.any(Number) });
  expect(answer.body.message).toContain('Press the button in our e-mail');
});

it('keeps no address of a network in readable form', async () => {
  const { email } = registrationFields();
  await visitor().rest('POST', '/auth/send-registration-otp', {
    body: { email },
    headers: from('198.51.100.99'),
  });
  const rows = JSON.stringify([
    await sql('select * from one_time_codes where subject = $1', [email]),
    await sql('select * from limit_counters'),
  ]);
  expect(rows).not.toContain('198.51.100');
});

describe('a flood from one network address', () => {
  const knock = (address: string, headers = {}) =>
    visitor().rest('POST', '/auth/verify-otp', {
      body: { identifier: 'nobody@demo.mboalink.cm', otp: '123456' },
      headers: { ...from(address), ...headers },
    });

  /** Junk from one address, until it is refused. */
  async function flood(address: string) {
    const refused = [];
    // The limiter counts by the minute: a flood may fall on both sides of one.
    for (let burst = 0; burst < 3 && refused.length === 0; burst += 1) {
      const answers = await Promise.all(Array.from({ length: 150 }, () => knock(address)));
      refused.push(...answers.filter(({ status }) => status === 429));
    }
    return refused;
  }

  it('ends at the first wall, while others get through', async () => {
    const address = newNetworkAddress();
    const [refused] = await flood(address);
    expect(refused?.body.error).toBe('challenge_required');
    expect(refused?.headers.get('retry-after')).toBe('60');
    expect((await knock(newNetworkAddress())).status).toBe(401);
  });

  it('closes sign-in for no neighbour behind the same address, whose page solves what it is asked', async () => {
    const address = newNetworkAddress();
    const { user } = await registerMember();
    await flood(address);
    const phone = visitor();
    const post = (path: string, body: object) =>
      solving((headers) => phone.rest('POST', path, { body, headers: { ...from(address), ...headers } }));
    expect((await post('/auth/send-otp', { identifier: user.email })).status).toBe(200);
    const body = { identifier: user.email, otp: await readCode(user.email) };
    expect((await post('/auth/verify-otp', body)).body.data.user._id).toBe(user._id);
  });

  it('gets one call for one solution, which makes the work of nobody harder when it is sent again and again', async () => {
    const address = newNetworkAddress();
    // A new minute would let the next calls through without any solution.
    await untilMinuteLasts(20);
    const [refused] = await flood(address);
    if (!refused) throw new Error('nothing was refused');
    const headers = await answerChallenge(refused);
    const answers = await Promise.all(Array.from({ length: 140 }, () => knock(address, headers)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(1);
    const levels = answers.flatMap(({ body }) => body.challenge?.parameters.data.level ?? []);
    expect(levels).toEqual(Array(139).fill(0));
  });
});

describe('a session that somebody else tries to use', () => {
  it('ends when a token comes back that was rotated away, once its successor has been used', async () => {
    const { client, user } = await registerMember();
    const stolen = `__Host-mboalink_refresh=${client.cookies.get('__Host-mboalink_refresh')}`;
    await client.rest('POST', '/auth/refresh');
    await client.rest('GET', '/contacts/search?search=plombier');
    const thief = visitor();
    thief.travelTo(new Date(Date.now() + 11_000));
    expect((await thief.rest('POST', '/auth/refresh', { headers: { cookie: stolen } })).status).toBe(401);
    expect((await client.rest('GET', '/auth/me')).status).toBe(401);
    await readMail(user.email, 'logged out one of your devices');
  });

  it('is not fixed by cookies that were planted before the sign-in, whose session ends by it', async () => {
    const attacker = await registerMember();
    const { user } = await registerMember();
    const victim = visitor();
    for (const [name, value] of attacker.client.cookies) victim.cookies.set(name, value);
    await victim.rest('POST', '/auth/send-otp', { body: { identifier: user.email } });
    await verify(victim, user.email, await readCode(user.email));
    expect((await victim.rest('GET', '/auth/me')).body.data.user._id).toBe(user._id);
    expect((await attacker.client.rest('GET', '/auth/me')).status).toBe(401);
  });
});
