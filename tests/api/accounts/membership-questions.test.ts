import { blockFactor, membershipLimits } from '@mboalink/shared/limits.ts';
import { expect, it } from 'vitest';
import { countMails, readCode, registerMember, registrationFields, sql, visitor } from '../../factories.ts';
import { solving } from '../../setup/answer-challenge.ts';
import type { Answer } from '../../setup/client.ts';
import { from, newBlock, newNetworkAddress } from '../../setup/networks.ts';

/** As if their registration's code had been sent long ago. */
const sentLongAgo = (email: string) =>
  sql(`update one_time_codes set created_at = created_at - interval '25 hours' where subject = $1`, [email]);

const shapeOf = ({ status, body }: Answer) => [status, Object.keys(body.data ?? body).sort()];

it('twenty a day are answered to a member, then the same to all, and nobody is mailed', async () => {
  const { client } = await registerMember();
  const { user: other } = await registerMember();
  await sentLongAgo(other.email);
  const ask = (newWhatsApp: string) => client.rest('PUT', '/auth/update-whatsapp', { body: { newWhatsApp } });
  for (let question = 0; question < membershipLimits.perMemberDay; question += 1)
    expect((await ask(other.whatsapp)).body.error).toBe('account_exists');
  const email = (newEmail: string) => client.rest('PUT', '/auth/update-email', { body: { newEmail } });
  const before = await countMails(other.email, '');
  const taken = await email(other.email);
  const free = await email(registrationFields().email);
  expect(taken.status).toBe(200);
  expect(shapeOf(taken)).toEqual(shapeOf(free));
  expect(await countMails(other.email, '')).toBe(before);
  // Asked again at once, both wait.
  expect((await email(other.email)).body.error).toBe('rate_limited');
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
  expect(await countMails(user.email, 'is your Mboalink code')).toBe(2);
  const { email: fresh } = registrationFields();
  expect((await register(fresh)).status).toBe(200);
  expect(await countMails(fresh, '')).toBe(1);
  const rows = await sql('select subject from limit_counters');
  expect(JSON.stringify(rows)).not.toContain(address);
});

/** Somebody whose address is proven, and how they register with a number. */
async function provenPerson(headers: Record<string, string> = {}) {
  const client = visitor();
  const fields = registrationFields();
  const { email } = fields;
  const send = (path: string, body: object, more: Record<string, string> = {}) =>
    client.rest('POST', path, { body, headers: { ...headers, ...more } });
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

it('a network’s new people are asked for work past sixty questions, whatever their number, and then register', async () => {
  const headers = from(newNetworkAddress());
  const { user } = await registerMember();
  for (let question = 0; question < membershipLimits.perNetworkHour; question += 1) {
    const body = { identifier: registrationFields().email };
    await visitor().rest('POST', '/auth/send-otp', { body, headers });
  }
  const { register } = await provenPerson(headers);
  const [taken, free] = [await register(user.whatsapp), await register()];
  expect(taken.body).toMatchObject({ error: 'challenge_required' });
  expect(shapeOf(taken)).toEqual(shapeOf(free));
  const solved = (number?: string) => solving((more) => register(number, more));
  expect((await solved(user.whatsapp)).body.error).toBe('account_exists');
  expect((await solved()).status).toBe(200);
});

it('the networks of an IPv6 /48 are answered four times sixty an hour together, then the same to all', async () => {
  const addressIn = newBlock();
  const login = (network: number) =>
    visitor().rest('POST', '/auth/send-otp', {
      body: { identifier: registrationFields().email },
      headers: from(addressIn(network)),
    });
  const answered = blockFactor * membershipLimits.perNetworkHour;
  for (let question = 0; question < answered; question += 1)
    expect((await login(question)).body.error).toBe('account_not_found');
  expect((await login(answered)).status).toBe(200);
});
