import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { countMails, readCode, registerMember, registrationFields, visitor } from '../../factories.ts';
import type { Client } from '../../setup/client.ts';

type Asked = { client: Client; email: string; ask: object };

/** A member whose browser has no challenge any more. */
async function registerLongAgo() {
  const member = await registerMember();
  member.client.cookies.delete('__Host-mboalink_challenge');
  return member;
}

/** A request for each purpose, from a browser that has no challenge yet, and how its code is tried. */
const purposes = [
  {
    purpose: 'sign-in',
    method: 'POST',
    path: '/auth/send-otp',
    begin: async (): Promise<Asked> => {
      const { user } = await registerMember();
      return { client: visitor(), email: user.email, ask: { identifier: user.email } };
    },
    verify: ({ client, email }: Asked, otp: string) =>
      client.rest('POST', '/auth/verify-otp', { body: { identifier: email, otp } }),
  },
  {
    purpose: 'registration',
    method: 'POST',
    path: '/auth/send-registration-otp',
    begin: async (): Promise<Asked> => {
      const { email } = registrationFields();
      return { client: visitor(), email, ask: { email } };
    },
    verify: ({ client, email }: Asked, otp: string) =>
      client.rest('POST', '/auth/verify-registration-otp', { body: { email, otp } }),
  },
  {
    purpose: 'a change of address',
    method: 'PUT',
    path: '/auth/update-email',
    begin: async (): Promise<Asked> => {
      const { client } = await registerLongAgo();
      const { email } = registrationFields();
      return { client, email, ask: { newEmail: email } };
    },
    verify: ({ client }: Asked, otp: string) =>
      client.rest('POST', '/auth/verify-email-update', { body: { otp } }),
  },
  {
    purpose: 'a change of number',
    method: 'PUT',
    path: '/auth/update-whatsapp',
    begin: async (): Promise<Asked> => {
      const { client, user } = await registerLongAgo();
      return { client, email: user.email, ask: { newWhatsApp: registrationFields().whatsapp } };
    },
    verify: ({ client }: Asked, otp: string) =>
      client.rest('POST', '/auth/verify-whatsapp-update', { body: { otp } }),
  },
] as const;

describe.each(purposes)('a code for $purpose whose answer never came', ({ method, path, begin, verify }) => {
  /** Asks, and has the browser keep nothing of the answer. */
  async function askInVain({ client, ask }: Asked, requestId: string) {
    const before = new Map(client.cookies);
    await client.rest(method, path, { body: { ...ask, requestId } });
    client.cookies.clear();
    for (const [name, value] of before) client.cookies.set(name, value);
  }

  it('is good for who asks again with the same number, by one mail', async () => {
    const asked = await begin();
    const requestId = randomUUID();
    const mails = await countMails(asked.email, 'is your Mboalink code');
    await askInVain(asked, requestId);
    const { body } = await asked.client.rest(method, path, { body: { ...asked.ask, requestId } });
    expect(body.error).toBe('rate_limited');
    expect((await countMails(asked.email, 'is your Mboalink code')) - mails).toBe(1);
    expect((await verify(asked, await readCode(asked.email))).status).toBe(200);
  });

  it('is good for nobody who asks with another', async () => {
    const asked = await begin();
    await askInVain(asked, randomUUID());
    await asked.client.rest(method, path, { body: { ...asked.ask, requestId: randomUUID() } });
    expect((await verify(asked, await readCode(asked.email))).body.error).toBe('invalid_code');
  });
});

it('refuses as the number of a request what is none, which somebody else might send', async () => {
  const { email } = registrationFields();
  const body = { email, requestId: '1' };
  const answer = await visitor().rest('POST', '/auth/send-registration-otp', { body });
  expect(answer.body).toMatchObject({ error: 'validation_failed', errors: [{ field: 'requestId' }] });
});
