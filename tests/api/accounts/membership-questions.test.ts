import { blockFactor, membershipLimits } from '@mboalink/shared/limits.ts';
import { expect, it } from 'vitest';
import { countMails, readCode, registerMember, registrationFields, sql, visitor } from '../../factories.ts';
import { solving } from '../../setup/answer-challenge.ts';
import type { Answer } from '../../setup/client.ts';
import { from, newBlock, newNetworkAddress } from '../../setup/networks.ts';
import { itLong } from '../../setup/rounds.ts';

/** As if their registration's code had been sent long ago. */
const sentLongAgo = (email: string) =>
  sql(`update one_time_codes set created_at = created_at - interval '25 hours' where subject = $1`, [email]);

const shapeOf = ({ status, body }: Answer) => [status, Object.keys(body.data ?? body).sort()];

it('twenty a day are answered to a member, then everybody is refused alike, and nobody is mailed', async () => {
  const { client, user } = await registerMember();
  const ownMails = await countMails(user.email, '');
  const { user: other } = await registerMember();
  await sentLongAgo(other.email);
  const ask = (newWhatsApp: string) => client.rest('PUT', '/auth/update-whatsapp', { body: { newWhatsApp } });
  for (let question = 0; question < membershipLimits.perMemberDay; question += 1)
    expect((await ask(other.whatsapp)).body.error).toBe('account_exists');
  const email = (newEmail: string) => client.rest('PUT', '/auth/update-email', { body: { newEmail } });
  const before = await countMails(other.email, '');
  const { email: unknown, whatsapp } = registrationFields();
  const taken = await email(other.email);
  const refused = [await email(unknown), await ask(other.whatsapp), await ask(whatsapp)];
  expect(taken.body).toMatchObject({ error: 'rate_limited' });
  expect(taken.headers.get('ratelimit-policy')).toBe('"membership";q=20;w=86400');
  expect(Number(taken.headers.get('retry-after'))).toBeLessThanOrEqual(24 * 60 * 60);
  for (const answer of refused) {
    expect(shapeOf(answer)).toEqual(shapeOf(taken));
    expect(answer.body.message).toBe(taken.body.message);
  }
  // No mail tells them apart, neither theirs nor the member's own.
  expect(await countMails(other.email, '')).toBe(before);
  expect(await countMails(unknown, '')).toBe(0);
  expect(await countMails(user.email, '')).toBe(ownMails);
});

it('sixty an hour are answered to a network, then the same to all, and nobody is mailed', async () => {
  const address = newNetworkAddress();
  const { user } = await registerMember();
  await sentLongAgo(user.email);
  const login = (identifier: string) =>
    solving((headers) =>
      visitor().rest('POST', '/auth/send-otp', {
        body: { identifier },
        headers: { ...from(address), ...headers },
      }),
    );
  const register = (email: string) =>
    solving((headers) =>
      visitor().rest('POST', '/auth/send-registration-otp', {
        body: { email },
        headers: { ...from(address), ...headers },
      }),
    );
  for (let question = 0; question < membershipLimits.perNetworkHour; question += 1) {
    const asked = await (question % 2 ? login(registrationFields().email) : register(user.email));
    expect(asked.body.error).toBe(question % 2 ? 'account_not_found' : 'account_exists');
  }
  const { email: nobody } = registrationFields();
  const [unknown, known] = [await login(nobody), await login(user.email)];
  expect(unknown.status).toBe(200);
  expect(shapeOf(unknown)).toEqual(shapeOf(known));
  expect(await countMails(nobody, '')).toBe(0);
  expect((await register(user.email)).status).toBe(200);
  expect(await countMails(user.email, 'is your Mboalink code')).toBe(1);
  const { email: fresh } = registrationFields();
  expect((await register(fresh)).status).toBe(200);
  expect(await countMails(fresh, '')).toBe(1);
  const rows = await sql('select subject from limit_counters');
  expect(JSON.stringify(rows)).not.toContain(address);
});

/** Asks so many times, ten at once. */
async function inTens(count: number, ask: (index: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (answers.length < count) {
    const ten = Array.from(
      { length: Math.min(10, count - answers.length) },
      (_, index) => answers.length + index,
    );
    answers.push(...(await Promise.all(ten.map(ask))));
  }
  return answers;
}

/** Headers of one address after the other in a network that has asked as often as it is answered. */
async function busyNetwork(): Promise<() => Record<string, string>> {
  const [network] = /^.*\./.exec(newNetworkAddress()) ?? [];
  let address = 0;
  const headers = () => {
    address = (address % 250) + 1;
    return from(`${network}${address}`);
  };
  await inTens(membershipLimits.perNetworkHour, () => {
    const body = { identifier: registrationFields().email };
    return visitor().rest('POST', '/auth/send-otp', { body, headers: headers() });
  });
  return headers;
}

itLong(
  'past sixty an hour guesses run out for an address without account as they do for a member’s',
  async () => {
    const headers = await busyNetwork();
    const { user } = await registerMember({ email: registrationFields().email.replace('@', '+shop@') });
    await sentLongAgo(user.email);
    const guessesAt = async (asked: string, identifier: string, guesses = 6) => {
      const client = visitor();
      const post = (path: string, body: object) =>
        solving((more) => client.rest('POST', path, { body, headers: { ...headers(), ...more } }));
      const ask = () => post('/auth/send-otp', { identifier: asked });
      // A browser without cookies may be the one before, and waits once.
      if ((await ask()).status !== 200) expect((await ask()).status).toBe(200);
      const answers = [];
      for (let guess = 0; guess < guesses; guess += 1) {
        const { status, body } = await post('/auth/verify-otp', { identifier, otp: '000000' });
        answers.push([status, body.error, body.message]);
      }
      return answers;
    };
    const { email: nobody, whatsapp } = registrationFields();
    const spelled = (email: string) => email.replace(/(\+shop)?@/, '+other@');
    const ofMember = await guessesAt(user.email, user.email);
    expect(ofMember.map(([status]) => status)).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await guessesAt(nobody, nobody)).toEqual(ofMember);
    expect(await guessesAt(whatsapp, whatsapp)).toEqual(ofMember);
    expect(await guessesAt(spelled(nobody), nobody)).toEqual(ofMember);
    expect(await guessesAt(user.email, spelled(user.email))).toEqual(ofMember);
    // Past the twenty of a day the first is refused.
    for (const email of [user.email, nobody]) await guessesAt(email, email);
    for (const email of [user.email, nobody]) await guessesAt(email, email, 5);
    const [member, decoy] = [await guessesAt(user.email, user.email), await guessesAt(nobody, nobody)];
    expect(decoy).toEqual(member);
    expect(member[0]?.[0]).toBe(429);
  },
  60_000,
);

itLong(
  'guesses that come at once at a code that nobody was sent count one by one, as a member’s do',
  async () => {
    const headers = await busyNetwork();
    const { email } = registrationFields();
    const client = visitor();
    await client.rest('POST', '/auth/send-otp', { body: { identifier: email }, headers: headers() });
    const guess = (otp: string) =>
      client.rest('POST', '/auth/verify-otp', { body: { identifier: email, otp }, headers: headers() });
    const answers = await Promise.all(Array.from({ length: 8 }, () => guess('000000')));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(5).fill(401),
      ...Array(3).fill(429),
    ]);
  },
);

/** Somebody whose address is proven, and how they register with a number. */
async function provenPerson(headers: () => Record<string, string> = () => ({})) {
  const client = visitor();
  const fields = registrationFields();
  const { email } = fields;
  const send = (path: string, body: object, more: Record<string, string> = {}) =>
    client.rest('POST', path, { body, headers: { ...headers(), ...more } });
  await solving((solved) => send('/auth/send-registration-otp', { email }, solved));
  await send('/auth/verify-registration-otp', { email, otp: await readCode(email) });
  const register = (whatsapp = fields.whatsapp, solved: Record<string, string> = {}) =>
    send('/auth/register', { ...fields, whatsapp }, solved);
  return { fields, register };
}

it('a proven address is told of twenty numbers a day that they are taken, then the same of all', async () => {
  const { user } = await registerMember();
  const { fields, register } = await provenPerson();
  for (let question = 0; question < membershipLimits.perMemberDay; question += 1)
    expect((await register(user.whatsapp)).body.error).toBe('account_exists');
  const [taken, free] = [await register(user.whatsapp), await register()];
  expect(taken.body).toMatchObject({ error: 'rate_limited' });
  expect(shapeOf(taken)).toEqual(shapeOf(free));
  expect(taken.body.message).toBe(free.body.message);
  expect(taken.headers.get('ratelimit-policy')).toBe('"membership";q=20;w=86400');
  expect(await sql('select 1 from users where email = $1', [fields.email])).toEqual([]);
  const again = await provenPerson();
  expect((await again.register(user.whatsapp)).body.error).toBe('account_exists');
  expect((await again.register()).status).toBe(200);
});

itLong(
  'a network’s new people are asked for work past sixty questions, whatever their number, and then register',
  async () => {
    const headers = await busyNetwork();
    const { user } = await registerMember();
    const { register } = await provenPerson(headers);
    const [taken, free] = [await register(user.whatsapp), await register()];
    expect(taken.body).toMatchObject({ error: 'challenge_required' });
    expect(shapeOf(taken)).toEqual(shapeOf(free));
    const solved = (number?: string) => solving((more) => register(number, more));
    expect((await solved(user.whatsapp)).body.error).toBe('account_exists');
    expect((await solved()).status).toBe(200);
  },
);

itLong(
  'a refusal that asks for work first is none of the twenty that a proven address is told',
  async () => {
    const headers = await busyNetwork();
    const { user } = await registerMember();
    const { register } = await provenPerson(headers);
    for (let refusal = 0; refusal < membershipLimits.perMemberDay; refusal += 1)
      expect((await register(user.whatsapp)).body.error).toBe('challenge_required');
    const solved = (number?: string) => solving((more) => register(number, more));
    for (let question = 0; question < membershipLimits.perMemberDay; question += 1)
      expect((await solved(user.whatsapp)).body.error).toBe('account_exists');
    const [taken, free] = [await register(user.whatsapp), await register()];
    expect(taken.body.error).toBe('rate_limited');
    expect(free.body.error).toBe('rate_limited');
  },
  60_000,
);

itLong(
  'the networks of an IPv6 /48 are answered four times sixty an hour together, then the same to all',
  async () => {
    const addressIn = newBlock();
    const login = (network: number) =>
      visitor().rest('POST', '/auth/send-otp', {
        body: { identifier: registrationFields().email },
        headers: from(addressIn(network)),
      });
    const answered = blockFactor * membershipLimits.perNetworkHour;
    const answers = await inTens(answered, login);
    expect(new Set(answers.map(({ body }) => body.error))).toEqual(new Set(['account_not_found']));
    expect((await login(answered)).status).toBe(200);
  },
);
