import { codeLimits, registrationsPerNetworkHour } from '@mboalink/shared/limits.ts';
import { describe, expect, it } from 'vitest';
import {
  countMails,
  readCode,
  registerMember,
  registrationFields,
  sql,
  typeFreshCode,
  visitor,
} from '../../factories.ts';
import { solving } from '../../setup/answer-challenge.ts';
import type { Answer } from '../../setup/client.ts';
import { from, newHousehold, newNetworkAddress } from '../../setup/networks.ts';
import { proveAddress } from '../../setup/prove-address.ts';
import { addresses } from '../../setup/shared-application.ts';

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

const isCode = 'is your Mboalink code';

const loginCodes = (email: string) =>
  sql(`select 1 from one_time_codes where subject = $1 and purpose = 'login'`, [email]);

describe('a code that is asked for again', () => {
  it('is the same within its ten minutes, mailed anew, and good for ten minutes from then on', async () => {
    const { user } = await registerMember();
    const first = await login(user.email);
    const otp = await readCode(user.email);
    const again = await login(user.whatsapp, { at: minutesFromNow(9) });
    expect(again.body.data.mark).toBe(first.body.data.mark);
    expect(await readCode(user.email)).toBe(otp);
    expect(await countMails(user.email, isCode)).toBe(2);
    expect(await loginCodes(user.email)).toHaveLength(1);
    const phone = visitor();
    phone.travelTo(minutesFromNow(18));
    const body = { identifier: user.email, otp };
    expect((await phone.rest('POST', '/auth/verify-otp', { body })).status).toBe(200);
  });

  it('is another one after its ten minutes, and once its five guesses are used up', async () => {
    const { user } = await registerMember();
    const marks = [await login(user.email)];
    const otp = await readCode(user.email);
    const wrong = otp === '000000' ? '111111' : '000000';
    const guess = (typed: string) =>
      visitor().rest('POST', '/auth/verify-otp', { body: { identifier: user.email, otp: typed } });
    for (let time = 0; time < 5; time += 1) await guess(wrong);
    marks.push(await login(user.email), await login(user.email, { at: minutesFromNow(11) }));
    expect(await loginCodes(user.email)).toHaveLength(3);
    expect(await countMails(user.email, isCode)).toBe(3);
    expect(marks.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('is another one for another new number', async () => {
    const { client, user } = await registerMember();
    const ask = () =>
      client.rest('PUT', '/auth/update-whatsapp', { body: { newWhatsApp: registrationFields().whatsapp } });
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
    const codes = await sql('select 1 from one_time_codes where user_id = $1 and purpose = $2', [
      user._id,
      'whatsapp_change',
    ]);
    expect(codes).toHaveLength(2);
  });
});

describe('a mailbox', () => {
  it('is mailed three codes an hour, whoever asks; then the answer is as before, until the code expires and it says when to ask again', async () => {
    const { user } = await registerMember();
    const answers = [];
    for (let sender = 0; sender < 6; sender += 1)
      answers.push(await login(user.email, { address: newNetworkAddress() }));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(answers.map(({ body }) => body.data.mark)).size).toBe(1);
    expect(answers.at(-1)?.body.message).toBe(answers[0]?.body.message);
    expect(answers.at(-1)?.body.message).toContain('use the newest');
    expect(await countMails(user.email, isCode)).toBe(3);
    const tooLate = await login(user.email, { at: minutesFromNow(20) });
    expect([tooLate.status, tooLate.body.error]).toEqual([429, 'rate_limited']);
    expect(Number(tooLate.headers.get('retry-after'))).toBeGreaterThan(39 * 60);
    await login(user.email, { at: minutesFromNow(61) });
    expect(await countMails(user.email, isCode)).toBe(4);
  });

  it('without an account is mailed three times under all its spellings, each of which has a code of its own', async () => {
    const { email } = registrationFields();
    const spelled = (number: number) => email.replace('@', `+${number}@`);
    for (let sender = 0; sender < 5; sender += 1)
      expect((await register(spelled(sender), { address: newNetworkAddress() })).status).toBe(200);
    for (let sender = 0; sender < 5; sender += 1)
      expect(await countMails(spelled(sender), '')).toBe(sender < 3 ? 1 : 0);
    const body = { email: spelled(1), otp: await readCode(spelled(0)) };
    const proving = await visitor().rest('POST', '/auth/verify-registration-otp', { body });
    if (body.otp !== (await readCode(spelled(1)))) expect(proving.body.error).toBe('invalid_code');
  });

  it('has its used codes counted no more, so that nobody is shut out by signing in often', async () => {
    const { user } = await registerMember();
    for (let time = 0; time < 5; time += 1) {
      await login(user.email);
      const body = { identifier: user.email, otp: await readCode(user.email) };
      expect((await visitor().rest('POST', '/auth/verify-otp', { body })).status).toBe(200);
    }
    expect(await countMails(user.email, isCode)).toBe(5);
  });

  it('is mailed by members as by strangers', async () => {
    const { email: newEmail } = registrationFields();
    for (let asking = 0; asking < 4; asking += 1) {
      const { client, user } = await registerMember();
      await typeFreshCode({ user }, 'change-email');
      expect((await client.rest('PUT', '/auth/update-email', { body: { newEmail } })).status).toBe(200);
    }
    expect(await countMails(newEmail, '')).toBe(3);
  });
});

describe('a network', () => {
  it('asks thirty times an hour without work, whether there is an account or not', async () => {
    const household = newHousehold();
    const ask = (headers = {}) =>
      login(registrationFields().email, { address: household.address(), headers });
    const answers = [];
    for (let asking = 0; asking < codeLimits.perNetworkHour + 1; asking += 1) answers.push(await ask());
    expect(answers.map(({ body }) => body.error)).toEqual([
      ...Array(codeLimits.perNetworkHour).fill('account_not_found'),
      'challenge_required',
    ]);
    expect((await solving(ask)).body.error).toBe('account_not_found');
    expect((await register(registrationFields().email, { address: newNetworkAddress() })).status).toBe(200);
  });

  it('registers thirty times an hour without work, whether the number is taken or not', async () => {
    const { user } = await registerMember();
    const fields = registrationFields({ whatsapp: user.whatsapp });
    const client = visitor();
    await proveAddress(client, fields.email, addresses, sql);
    const address = newNetworkAddress();
    const ask = (headers = {}, body = fields) =>
      client.rest('POST', '/auth/register', { body, headers: { ...from(address), ...headers } });
    for (let asking = 0; asking < registrationsPerNetworkHour; asking += 1)
      expect((await ask()).body.error).toBe('account_exists');
    expect((await ask()).body.error).toBe('challenge_required');
    const free = { ...fields, whatsapp: registrationFields().whatsapp };
    expect((await ask({}, free)).body.error).toBe('challenge_required');
    expect((await solving((headers) => ask(headers))).body.error).toBe('account_exists');
    expect((await solving((headers) => ask(headers, free))).status).toBe(200);
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
    expect(await countMails(typed, isCode)).toBe(1);
    const body = { identifier: email, otp: await readCode(typed) };
    expect((await visitor().rest('POST', '/auth/verify-otp', { body })).status).toBe(200);
    const named = await client.rest('POST', '/auth/login', { body: { identifier: other } });
    expect(named.status).toBe(200);
  });

  it('may be changed by their owner, and by nobody else', async () => {
    const { email } = registrationFields();
    const { client, user } = await registerMember({ email });
    const newEmail = email.replace('@', '+boutique@');
    const stranger = await registerMember();
    for (const member of [{ user }, stranger]) await typeFreshCode(member, 'change-email');
    const refused = await stranger.client.rest('PUT', '/auth/update-email', { body: { newEmail } });
    expect(refused.body.error).toBe('account_exists');
    expect((await client.rest('PUT', '/auth/update-email', { body: { newEmail } })).status).toBe(200);
    const otp = await readCode(newEmail);
    const changed = await client.rest('POST', '/auth/verify-email-update', { body: { otp } });
    expect(changed.body.data.user.email).toBe(newEmail);
  });
});
