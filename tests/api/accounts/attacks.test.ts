import { describe, expect, it } from 'vitest';
import {
  countMails,
  insertSellers,
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
import { rounds } from '../../setup/rounds.ts';

/** Twenty guesses are used up by the seventh. */
const addresses = rounds(12, 200);

const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');

const verify = (client: Client, identifier: string, otp: string, headers = {}) =>
  client.rest('POST', '/auth/verify-otp', { body: { identifier, otp }, headers });

/** Moves all codes of an address into the past, as if its waits were over; guesses of today stay counted. */
const waitIsOver = (email: string) =>
  sql(`update one_time_codes set created_at = created_at - interval '25 hours' where subject = $1`, [email]);

describe('guessing a code', () => {
  it('takes five guesses of the browser that asked, and lets nobody else use them up', async () => {
    const { user } = await registerMember();
    const owner = visitor();
    await owner.rest('POST', '/auth/send-otp', { body: { identifier: user.email } });
    const code = await readCode(user.email);
    for (let guess = 0; guess < 10; guess += 1) await verify(visitor(), user.email, wrongFor(code));
    expect((await verify(owner, user.email, code)).status).toBe(200);
  });

  it('knows the browser that asked by the challenge in the answer, where there are no cookies', async () => {
    const { user } = await registerMember();
    const { body } = await visitor().rest('POST', '/auth/send-otp', { body: { identifier: user.email } });
    const code = await readCode(user.email);
    for (let guess = 0; guess < 6; guess += 1) await verify(visitor(), user.email, wrongFor(code));
    const { challengeId } = body.data;
    const signIn = { identifier: user.email, otp: code, challengeId };
    expect((await visitor().rest('POST', '/auth/verify-otp', { body: signIn })).status).toBe(200);
  });

  it('takes at most twenty a day for one account, from many addresses with codes of their own, and still lets its owner in', async () => {
    const { client: known, user } = await registerMember();
    for (let address = 0; address < addresses; address += 1) {
      const attacker = visitor();
      const headers = from(`10.1.${address}.7`);
      if (address % 10 === 0) await waitIsOver(user.email);
      await attacker.rest('POST', '/auth/send-otp', { body: { identifier: user.email }, headers });
      for (let guess = 0; guess < 3; guess += 1) await verify(attacker, user.email, '000000', headers);
    }
    const [row] = await sql<{ guesses: number }>(
      'select sum(wrong_guesses)::int as guesses from guess_budgets where subject = $1',
      [user.email],
    );
    expect(row?.guesses).toBe(20);
    const asked = await known.rest('POST', '/auth/send-otp', { body: { identifier: user.email } });
    expect(asked.status).toBe(200);
    expect((await verify(known, user.email, await readCode(user.email))).status).toBe(200);
  }, 300_000);

  it('says when the day’s guesses are used up how long to wait', async () => {
    const { user } = await registerMember();
    await useUpGuesses(user.email);
    const stranger = visitor();
    await stranger.rest('POST', '/auth/send-otp', { body: { identifier: user.email } });
    const answer = await verify(stranger, user.email, await readCode(user.email));
    expect(answer.status).toBe(429);
    expect(answer.body.timeLeft).toBeGreaterThan(0);
  });
});

describe('asking for codes', () => {
  it('makes one browser wait longer each time after five in a day', async () => {
    const { user } = await registerMember();
    const client = visitor();
    let instant = Date.now();
    const ask = async (minutesLater: number) => {
      instant += minutesLater * 60_000;
      client.travelTo(new Date(instant));
      return client.rest('POST', '/auth/send-otp', { body: { identifier: user.email } });
    };
    for (let sent = 0; sent < 5; sent += 1) expect((await ask(2)).status).toBe(200);
    const waits = [];
    for (let sent = 0; sent < 4; sent += 1) {
      expect((await ask(90)).status).toBe(200);
      waits.push((await ask(0)).body.timeLeft);
    }
    expect(waits).toEqual([2, 4, 8, 16].map((minutes) => minutes * 2));
  });

  it('keeps no address and no code in readable form', async () => {
    const { email } = registrationFields();
    await visitor().rest('POST', '/auth/send-registration-otp', {
      body: { email },
      headers: from('198.51.100.99'),
    });
    const rows = JSON.stringify(await sql('select * from one_time_codes where subject = $1', [email]));
    expect(rows).not.toContain('198.51.100.99');
    expect(rows).not.toContain(await readCode(email));
  });
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
  it('ends when a token comes back after its successor was used, and its owner is told', async () => {
    const { client, user } = await registerMember();
    const stolen = `__Host-mboalink_refresh=${client.cookies.get('__Host-mboalink_refresh')}`;
    await client.rest('POST', '/auth/refresh');
    await client.rest('POST', '/auth/refresh');
    expect((await visitor().rest('POST', '/auth/refresh', { headers: { cookie: stolen } })).status).toBe(401);
    expect((await client.rest('POST', '/auth/refresh')).status).toBe(401);
    await readMail(user.email, 'logged out one of your devices');
  });

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

  it('goes on when the answer to a refresh was lost, however long ago', async () => {
    const { client } = await registerMember();
    const cookie = `__Host-mboalink_refresh=${client.cookies.get('__Host-mboalink_refresh')}`;
    await visitor().rest('POST', '/auth/refresh', { headers: { cookie } });
    client.travelTo(new Date(Date.now() + 3 * 24 * 60 * 60_000));
    expect((await client.rest('POST', '/auth/refresh')).status).toBe(200);
    expect((await client.rest('GET', '/auth/me')).status).toBe(200);
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

  it('tells the owner of a sign-in from a new device, and not of one from a known device', async () => {
    const { client, user } = await registerMember();
    const signIn = async (browser: Client) => {
      await waitIsOver(user.email);
      await browser.rest('POST', '/auth/send-otp', { body: { identifier: user.email } });
      return verify(browser, user.email, await readCode(user.email));
    };
    await signIn(client);
    await signIn(visitor());
    const mail = await readMail(user.email, 'New login');
    expect(mail.Text).toContain('/settings');
    expect(await countMails(user.email, 'New login')).toBe(1);
    await signIn(client);
    expect(await countMails(user.email, 'New login')).toBe(1);
  });
});

describe('what people type', () => {
  it('cannot add a line to the head of a mail', async () => {
    const header = { name: 'Njoh\r\nBcc: evil@example.com', email: 'a@b.cm\r\nBcc: evil@example.com' };
    for (const [field, value] of Object.entries(header)) {
      const { client } = await registerMember();
      const body = field === 'email' ? { newEmail: value } : { name: value };
      const path = field === 'email' ? '/auth/update-email' : '/auth/profile';
      const { status } = await client.rest('PUT', path, { body });
      expect(status).toBe(400);
    }
  });
});

describe('a known and an unknown identifier', () => {
  it('take the same time where the answer does not tell them apart', async () => {
    const { user } = await registerMember();
    await insertSellers(1);
    const time = async (identifier: string) => {
      const started = performance.now();
      await verify(visitor(), identifier, '123456');
      return performance.now() - started;
    };
    const { email } = registrationFields();
    const times: { known: number; unknown: number }[] = [];
    // In turns, so that a machine that slows down slows both.
    for (let call = 0; call < 60; call += 1) {
      times.push({ known: await time(user.email), unknown: await time(email) });
    }
    const median = (kind: 'known' | 'unknown') =>
      times.map((pair) => pair[kind]).sort((left, right) => left - right)[30] ?? 0;
    const [known, unknown] = [median('known'), median('unknown')];
    expect(Math.abs(known - unknown)).toBeLessThan(Math.max(known, unknown) * 0.6);
  });
});
