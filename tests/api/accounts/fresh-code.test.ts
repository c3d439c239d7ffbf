import { describe, expect, it } from 'vitest';
import {
  leave,
  type Member,
  readCode,
  readMail,
  registerMember,
  registrationFields,
  signIn,
  sql,
  visitor,
} from '../../factories.ts';
import type { Client } from '../../setup/client.ts';
import { endpointOf } from '../../setup/endpoint-of.ts';
import { call, type Transport, transports } from '../../setup/transports.ts';

type Act = { name: string; purpose: string; subject: RegExp; input: () => object };

const acts: Act[] = [
  {
    name: 'accounts.updateEmail',
    purpose: 'change-email',
    subject: /to change the e-mail address/,
    input: () => ({ newEmail: registrationFields().email }),
  },
  {
    name: 'accounts.deleteAccount',
    purpose: 'delete-account',
    subject: /to delete/,
    input: () => ({}),
  },
];

const act = (client: Client, transport: Transport, { name, input }: Act) =>
  call(client, transport, endpointOf(name), input());

/** Asks for the code of an act by mail. */
async function askCode({ client, user }: Pick<Member, 'client' | 'user'>, purpose: string) {
  const sent = await client.rest('POST', '/auth/fresh-code', { body: { purpose } });
  expect(sent.status).toBe(200);
  return readCode(user.email);
}

const typeCode = ({ client }: Pick<Member, 'client'>, purpose: string, otp: string) =>
  client.rest('POST', '/auth/verify-fresh-code', { body: { purpose, otp } });

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe.each(acts)('$name', (dangerous) => {
  it.each(transports)('is not open to who was read a sign-in code, over %s', async (transport) => {
    const { user } = await registerMember();
    const thief = visitor();
    expect((await signIn(user.email, thief)).status).toBe(200);
    const refused = await act(thief, transport, dangerous);
    expect(refused).toMatchObject({ status: 403, error: { error: 'fresh_code_required' } });
    expect(refused.error).toMatchObject({ purpose: dangerous.purpose });
  });

  it.each(transports)('takes the code that names it, for fifteen minutes, over %s', async (transport) => {
    const member = await registerMember();
    const otp = await askCode(member, dangerous.purpose);
    expect((await readMail(member.user.email, otp)).Subject).toMatch(dangerous.subject);
    expect((await typeCode(member, dangerous.purpose, otp)).status).toBe(200);
    member.client.travelTo(minutesFromNow(14));
    expect((await act(member.client, transport, dangerous)).status).toBe(200);
  });

  it('takes no code of another purpose, and none that is fifteen minutes old', async () => {
    const member = await registerMember();
    const other = dangerous.purpose === 'delete-account' ? 'change-email' : 'delete-account';
    const otp = await askCode(member, other);
    expect((await typeCode(member, dangerous.purpose, otp)).body.error).toBe('invalid_code');
    expect((await typeCode(member, other, otp)).status).toBe(200);
    expect((await act(member.client, 'REST', dangerous)).status).toBe(403);
    await typeCode(member, dangerous.purpose, await askCode(member, dangerous.purpose));
    member.client.travelTo(minutesFromNow(15));
    await member.client.rest('POST', '/auth/refresh');
    expect((await act(member.client, 'REST', dangerous)).status).toBe(403);
  });

  it('is open in the session alone in which the code was typed', async () => {
    const member = await registerMember();
    const other = visitor();
    await signIn(member.user.email, other);
    await typeCode(member, dangerous.purpose, await askCode(member, dangerous.purpose));
    expect((await act(other, 'REST', dangerous)).status).toBe(403);
  });
});

describe('a stolen session', () => {
  const calls = ['accounts.export', 'accounts.endAllSessions', 'accounts.endSession'];

  /** The cookies of somebody who signed in so many minutes ago, in another browser. */
  async function stolen(member: Member, minutes: number) {
    const thief = visitor();
    thief.travelTo(minutesFromNow(minutes));
    for (const [name, value] of member.client.cookies) thief.cookies.set(name, value);
    await thief.rest('POST', '/auth/refresh');
    return thief;
  }

  const inputOf = async (name: string, client: Client) =>
    name === 'accounts.endSession'
      ? { id: (await client.rest('GET', '/auth/sessions')).body.data.sessions[0].id }
      : {};

  it.each(calls)('cannot make the call %s fifteen minutes after the sign-in', async (name) => {
    for (const transport of transports) {
      const thief = await stolen(await registerMember(), 15);
      const answer = await call(thief, transport, endpointOf(name), await inputOf(name, thief));
      expect(answer).toMatchObject({ status: 403, error: { error: 'fresh_code_required' } });
      expect(answer.error).toMatchObject({ purpose: 'session' });
    }
  });

  it.each(calls)('of its owner may call %s once a code of any purpose was typed', async (name) => {
    const member = await registerMember();
    const { client } = member;
    expect((await call(client, 'REST', endpointOf('accounts.export'))).status).toBe(200);
    client.travelTo(minutesFromNow(20));
    await client.rest('POST', '/auth/refresh');
    await typeCode(member, 'delete-account', await askCode(member, 'delete-account'));
    expect((await call(client, 'REST', endpointOf(name), await inputOf(name, client))).status).toBe(200);
  });
});

describe('the code of a dangerous act', () => {
  it('signs nobody in and has no button', async () => {
    const member = await registerMember();
    const otp = await askCode(member, 'delete-account');
    const { Text } = await readMail(member.user.email, otp);
    expect(Text).not.toContain('sign-in-link');
    const body = { identifier: member.user.email, otp };
    const signedIn = await visitor().rest('POST', '/auth/verify-otp', { body });
    expect(signedIn.body.error).toBe('invalid_code');
  });

  it('is no code to change the number, whose mail names that', async () => {
    const member = await registerMember();
    const { whatsapp: newWhatsApp } = registrationFields();
    await member.client.rest('PUT', '/auth/update-whatsapp', { body: { newWhatsApp } });
    const otp = await readCode(member.user.email);
    expect((await readMail(member.user.email, otp)).Subject).toMatch(/to change the WhatsApp number/);
    expect((await typeCode(member, 'delete-account', otp)).body.error).toBe('invalid_code');
  });

  it('of an account that moved on is worth nothing for the next change', async () => {
    const member = await registerMember();
    await typeCode(member, 'change-email', await askCode(member, 'change-email'));
    const { email: newEmail } = registrationFields();
    await member.client.rest('PUT', '/auth/update-email', { body: { newEmail } });
    const otp = await readCode(newEmail);
    await member.client.rest('POST', '/auth/verify-email-update', { body: { otp } });
    const again = { newEmail: registrationFields().email };
    expect((await member.client.rest('PUT', '/auth/update-email', { body: again })).status).toBe(403);
  });

  it('is needed anew by who came back', async () => {
    const member = await registerMember();
    expect((await leave(member)).status).toBe(200);
    const back = visitor();
    await signIn(member.user.email, back);
    expect((await back.rest('DELETE', '/auth/account')).status).toBe(403);
    const [row] = await sql('select deleted_at from users where id = $1', [member.user._id]);
    expect(row).toEqual({ deleted_at: null });
  });
});
