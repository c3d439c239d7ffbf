import { describe, expect, it } from 'vitest';
import {
  readCode,
  registerMember,
  registrationFields,
  sql,
  typeFreshCode,
  visitor,
} from '../../factories.ts';
import type { Client } from '../../setup/client.ts';
import { endpointOf } from '../../setup/endpoint-of.ts';
import { call, type Transport, transports } from '../../setup/transports.ts';

/** Somebody who was sent a code, with what else they have to say beside it. */
type Asked = { client: Client; code: string; subject: string; input: object };

/** One answer for a code that is wrong, old or used. */
const refusal = {
  error: 'invalid_code',
  message: 'Invalid verification code. Please check and try again.',
};

type CodeCall = { name: string; ask: () => Promise<Asked> };

const codeCalls: CodeCall[] = [
  {
    name: 'accounts.verifyOtp',
    ask: async () => {
      const { email: subject, whatsapp } = (await registerMember()).user;
      const client = visitor();
      await client.rest('POST', '/auth/send-otp', { body: { identifier: subject } });
      return { client, subject, code: await readCode(subject), input: { identifier: subject, whatsapp } };
    },
  },
  {
    name: 'accounts.verifyRegistrationOtp',
    ask: async () => {
      const { email: subject } = registrationFields();
      const client = visitor();
      await client.rest('POST', '/auth/send-registration-otp', { body: { email: subject } });
      return { client, subject, code: await readCode(subject), input: { email: subject } };
    },
  },
  {
    name: 'accounts.verifyEmailUpdate',
    ask: async () => {
      const { client, user } = await registerMember();
      await typeFreshCode({ user }, 'change-email');
      const { email: subject } = registrationFields();
      await client.rest('PUT', '/auth/update-email', { body: { newEmail: subject } });
      return { client, subject, code: await readCode(subject), input: {} };
    },
  },
  {
    name: 'accounts.verifyWhatsappUpdate',
    ask: async () => {
      const { client, user } = await registerMember();
      await client.rest('PUT', '/auth/update-whatsapp', {
        body: { newWhatsApp: registrationFields().whatsapp },
      });
      return { client, subject: user.email, code: await readCode(user.email), input: {} };
    },
  },
];

const cases = codeCalls.flatMap((codeCall) => transports.map((transport) => ({ ...codeCall, transport })));

describe.each(cases)('$name over $transport', ({ name, ask, transport }) => {
  const guess = (asked: Asked, otp: string, over: Transport = transport) =>
    call(asked.client, over, endpointOf(name), { ...asked.input, otp });

  it('takes the right code once, under either name', async () => {
    const asked = await ask();
    const taken = await call(asked.client, transport, endpointOf(name), { ...asked.input, code: asked.code });
    expect(taken.status).toBe(200);
    expect((await guess(asked, asked.code)).error).toMatchObject(refusal);
  });

  it('refuses the right code after its time', async () => {
    const asked = await ask();
    asked.client.travelTo(new Date(Date.now() + 10 * 60_000 + 1));
    const { status, error } = await guess(asked, asked.code);
    expect(status).toBe(401);
    expect(error).toMatchObject(refusal);
  });

  it('refuses the right code after five wrong ones, as it refuses a wrong one', async () => {
    const asked = await ask();
    const wrong = asked.code === '000000' ? '111111' : '000000';
    for (let time = 0; time < 5; time += 1) expect((await guess(asked, wrong)).error).toMatchObject(refusal);
    const { status, error } = await guess(asked, asked.code);
    expect(status).toBe(401);
    expect(error).toMatchObject(refusal);
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６７'])(
    'says that %j is no code, and counts no try',
    async (otp) => {
      const asked = await ask();
      const { status, error } = await guess(asked, otp);
      expect(status).toBe(400);
      expect(error.errors).toEqual([{ field: 'otp', message: 'must be exactly 6 digits' }]);
      const [row] = await sql<{ tries: number }>(
        'select max(attempts) as tries from one_time_codes where subject = $1 and consumed_at is null',
        [asked.subject],
      );
      expect(row?.tries).toBe(0);
    },
  );
});
