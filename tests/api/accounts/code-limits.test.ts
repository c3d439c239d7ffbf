import { blockFactor, codeLimits } from '@mboalink/shared/limits.ts';
import { describe, expect, it } from 'vitest';
import { countMails, readCode, registerMember, registrationFields, sql, visitor } from '../../factories.ts';
import { solving } from '../../setup/answer-challenge.ts';
import type { Answer } from '../../setup/client.ts';
import { from, newBlock, newHousehold, newNetworkAddress } from '../../setup/networks.ts';
import { itLong } from '../../setup/rounds.ts';

type Sending = { address?: string; at?: Date; headers?: Record<string, string> };

function askForCode(path: string, body: object, { address, at, headers }: Sending): Promise<Answer> {
  const client = visitor();
  if (at) client.travelTo(at);
  return client.rest('POST', path, { body, headers: { ...(address && from(address)), ...headers } });
}

const login = (identifier: string, sending: Sending = {}) =>
  askForCode('/auth/send-otp', { identifier }, sending);
const register = (email: string, sending: Sending = {}) =>
  askForCode('/auth/send-registration-otp', { email }, sending);

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe('a mailbox without an account', () => {
  it('is mailed five times in an hour at most, whoever asks, from wherever', async () => {
    const { email } = registrationFields();
    const mails = [];
    for (let sender = 0; sender < 29; sender += 1) {
      const at = minutesFromNow(sender * 2);
      const address = newNetworkAddress();
      const before = await countMails(email, '');
      const answer = await solving((headers) => register(email, { address, at, headers }));
      expect(answer.status).toBe(200);
      mails.push((await countMails(email, '')) - before);
    }
    // Three come freely, and one half an hour after the last; the others are told of these.
    expect(mails.map((count, sender) => count && sender * 2).filter((minute, i) => minute || !i)).toEqual([
      0, 2, 4, 34,
    ]);
  });

  it('is mailed five times in an hour at most under all its spellings, each of which has mails of its own', async () => {
    const { email } = registrationFields();
    const spelled = (number: number) => email.replace('@', `+${number}@`);
    const answers = [];
    for (let sender = 0; sender < 8; sender += 1) {
      const at = minutesFromNow(sender * 2);
      const address = newNetworkAddress();
      answers.push(await solving((headers) => register(spelled(sender), { address, at, headers })));
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array(5).fill(200), ...Array(3).fill(429)]);
    expect(answers[7]?.body).toMatchObject({ error: 'rate_limited', timeLeft: 46 });
    for (let sender = 0; sender < 8; sender += 1)
      expect(await countMails(spelled(sender), '')).toBe(sender < 5 ? 1 : 0);
  });

  it('is mailed once a minute, though three members ask at once', async () => {
    const { email: newEmail } = registrationFields();
    const members = await Promise.all([registerMember(), registerMember(), registerMember()]);
    const answers = await Promise.all(
      members.map(({ client }) => client.rest('PUT', '/auth/update-email', { body: { newEmail } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    expect(await countMails(newEmail, '')).toBe(1);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ error: 'rate_limited', timeLeft: 1 });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(50);
  });

  it('is not mailed by a member who has written to five others in the hour', async () => {
    const { client } = await registerMember();
    const ask = (headers = {}) =>
      client.rest('PUT', '/auth/update-email', {
        body: { newEmail: registrationFields().email },
        headers,
      });
    for (let sent = 0; sent < 5; sent += 1) expect((await ask()).body).toMatchObject({ success: true });
    expect((await ask()).body.error).toBe('challenge_required');
    expect((await solving(ask)).status).toBe(200);
  });
});

describe('the mailbox of a member', () => {
  itLong(
    'is mailed five codes an hour for strangers, and more for who solves challenges, to a ceiling',
    async () => {
      const { user } = await registerMember();
      const free = [];
      for (let sender = 0; sender < 8; sender += 1)
        free.push(await login(user.email, { address: newNetworkAddress() }));
      expect(free.map(({ status }) => status)).toEqual([...Array(5).fill(200), ...Array(3).fill(429)]);
      expect(free.at(-1)?.body).toMatchObject({ error: 'challenge_required', timeLeft: 60 });
      const solved = [];
      for (let sender = 0; sender < 10; sender += 1) {
        const address = newNetworkAddress();
        solved.push(await solving((headers) => login(user.email, { address, headers })));
      }
      // They are told of the last mail, and another is sent when that is six minutes old.
      expect(solved.map(({ status }) => status)).toEqual(Array(10).fill(200));
      expect(new Set(solved.map(({ body }) => body.data.mark)).size).toBe(1);
      expect(await countMails(user.email, 'is your Mboalink code')).toBe(5);
      for (let minute = 3; minute < 60; minute += 3) {
        const address = newNetworkAddress();
        const at = minutesFromNow(minute);
        const answer = await solving((headers) => login(user.email, { address, at, headers }));
        expect(answer.status).toBe(200);
      }
      expect(await countMails(user.email, 'is your Mboalink code')).toBe(5 + 9);
    },
    30_000,
  );

  it('is mailed once a minute for somebody who keeps no cookies', async () => {
    const { user } = await registerMember();
    const address = newNetworkAddress();
    expect((await login(user.email, { address })).status).toBe(200);
    const client = visitor();
    const ask = () =>
      client.rest('POST', '/auth/send-otp', { body: { identifier: user.email }, headers: from(address) });
    expect((await ask()).body).toMatchObject({ error: 'rate_limited', timeLeft: 1 });
    // They were given one, and are told from their neighbours now.
    expect((await ask()).status).toBe(200);
    expect(await countMails(user.email, 'is your Mboalink code')).toBe(2);
  });

  it('is mailed for a browser it knows, whatever strangers and neighbours have used up', async () => {
    const { client, user } = await registerMember();
    const address = newNetworkAddress();
    for (let sender = 0; sender < 20; sender += 1) {
      const { email } = registrationFields();
      expect((await register(email, { address })).status).toBe(200);
    }
    for (let sender = 0; sender < 12; sender += 1) {
      const other = newNetworkAddress();
      await solving((headers) => login(user.email, { address: other, headers }));
    }
    const own = await client.rest('POST', '/auth/send-otp', {
      body: { identifier: user.email },
      headers: from(address),
    });
    expect(own.status).toBe(200);
  });
});

describe('neighbours', () => {
  it('of one /64 share what their network may ask for', async () => {
    const household = newHousehold();
    const statuses = [];
    for (let sender = 0; sender < 21; sender += 1) {
      const answer = await register(registrationFields().email, { address: household.address() });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    const elsewhere = await register(registrationFields().email, { address: newHousehold().address() });
    expect(elsewhere.status).toBe(200);
  });
});

describe('the networks of an IPv6 /48', () => {
  itLong(
    'share four times what one network may ask for',
    async () => {
      const addressIn = newBlock();
      const ask = (network: number) => register(registrationFields().email, { address: addressIn(network) });
      const free = blockFactor * codeLimits.perNetworkHour;
      for (let network = 0; network < free; network += 1) expect((await ask(network)).status).toBe(200);
      expect((await ask(free)).body.error).toBe('challenge_required');
      const solved = await solving((headers) =>
        register(registrationFields().email, { address: addressIn(free), headers }),
      );
      expect(solved.status).toBe(200);
      expect((await register(registrationFields().email, { address: newBlock()(0) })).status).toBe(200);
    },
    60_000,
  );

  it('are asked for more work the more their /48 asks for', async () => {
    const addressIn = newBlock();
    await register(registrationFields().email, { address: addressIn(0) });
    await sql(
      `insert into one_time_codes (id, purpose, subject, code_hash, mark, challenge_hash, block_hash, created_at, expires_at)
        select gen_random_uuid(), purpose, 'neighbour' || n || '@demo.mboalink.cm', code_hash, mark, challenge_hash,
          block_hash, created_at, expires_at
        from one_time_codes, generate_series(1, $1) as n
        where id = (select id from one_time_codes where block_hash is not null order by created_at desc limit 1)`,
      [blockFactor * codeLimits.perNetworkLevel],
    );
    const { body } = await register(registrationFields().email, { address: addressIn(1) });
    expect(body.challenge.parameters.data.level).toBe(1);
  });
});

describe('a limit', () => {
  it('is told by the fields of the draft, near it and past it, over both transports', async () => {
    const { user } = await registerMember();
    const sent = [];
    for (let time = 0; time < 6; time += 1)
      sent.push(await login(user.email, { address: newNetworkAddress() }));
    const fields = sent.map(({ headers }) => [headers.get('ratelimit-policy'), headers.get('ratelimit')]);
    expect(fields.slice(0, 3)).toEqual(Array(3).fill([null, null]));
    expect(fields.slice(3, 5)).toEqual([
      ['"codes";q=5;w=3600', '"codes";r=1;t=3600'],
      ['"codes";q=5;w=3600', '"codes";r=0;t=3600'],
    ]);
    expect(fields[5]?.[1]).toMatch(/^"codes";r=0;t=3[56]\d\d$/);
    const { headers } = await visitor().mutate(
      'accounts.sendOtp',
      { identifier: user.email },
      from(newNetworkAddress()),
    );
    expect(headers.get('ratelimit')).toMatch(/^"codes";r=0;t=3[56]\d\d$/);
    expect(headers.get('retry-after')).toBe(/t=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
  });
});

describe('one person’s spellings of an address', () => {
  it('are one account, which each of them names, and which keeps the one that was typed', async () => {
    const { email } = registrationFields();
    const typed = email.replace('@', '+boutique@');
    const { client, user } = await registerMember({ email: typed });
    expect(user.email).toBe(typed);
    const other = email.replace('@', '+encore@');
    expect((await register(other)).body.error).toBe('account_exists');
    expect((await login(other)).status).toBe(200);
    expect(await countMails(typed, 'is your Mboalink code')).toBe(1);
    const otp = await readCode(typed);
    const body = { identifier: email, otp };
    expect((await visitor().rest('POST', '/auth/verify-otp', { body })).body.error).toBe('invalid_code');
    const named = await client.rest('POST', '/auth/login', { body: { identifier: other } });
    expect(named.status).toBe(200);
  });

  it('may be changed by their owner, and by nobody else', async () => {
    const { email } = registrationFields();
    const { client } = await registerMember({ email });
    const newEmail = email.replace('@', '+boutique@');
    const stranger = await registerMember();
    const refused = await stranger.client.rest('PUT', '/auth/update-email', { body: { newEmail } });
    expect(refused.body.error).toBe('account_exists');
    // The mailbox was sent a code a moment ago, to register.
    client.travelTo(minutesFromNow(2));
    expect((await client.rest('PUT', '/auth/update-email', { body: { newEmail } })).status).toBe(200);
    const otp = await readCode(newEmail);
    const changed = await client.rest('POST', '/auth/verify-email-update', { body: { otp } });
    expect(changed.body.data.user.email).toBe(newEmail);
  });
});
