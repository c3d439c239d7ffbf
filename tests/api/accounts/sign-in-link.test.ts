import { describe, expect, it } from 'vitest';
import { countMails, readCode, readMail, registerMember, sql, visitor } from '../../factories.ts';
import { solving } from '../../setup/answer-challenge.ts';
import type { Client } from '../../setup/client.ts';
import { from, newNetworkAddress } from '../../setup/networks.ts';
import { itLong, rounds } from '../../setup/rounds.ts';

/** Asks for a code and reads what the mail's button carries. */
async function ask(client: Client, email: string, address?: string) {
  const sent = await solving((headers) =>
    client.rest('POST', '/auth/send-otp', {
      body: { identifier: email },
      headers: { ...(address && from(address)), ...headers },
    }),
  );
  expect(sent.status).toBe(200);
  const { Text, Subject } = await readMail(email, `(${sent.body.data.mark})`);
  const [code = ''] = /\d{6}/.exec(Subject) ?? [];
  const [, shown = '', token = ''] = /sign-in-link#(\d{6})\.([\w.-]+)/.exec(Text) ?? [];
  return { code, shown, token };
}

const press = (client: Client, token: string) =>
  client.rest('POST', '/auth/sign-in-link', { body: { token } });

describe('the button of a code’s mail', () => {
  it('signs in once, and carries the code to be shown elsewhere', async () => {
    const { user } = await registerMember();
    const phone = visitor();
    const { code, shown, token } = await ask(phone, user.email);
    expect(shown).toBe(code);
    const signedIn = await press(phone, token);
    expect(signedIn.body.data.user._id).toBe(user._id);
    expect((await phone.rest('GET', '/auth/me')).status).toBe(200);
    expect((await press(phone, token)).body.error).toBe('invalid_code');
    const body = { identifier: user.email, otp: code };
    expect((await phone.rest('POST', '/auth/verify-otp', { body })).body.error).toBe('invalid_code');
  });

  it('does nothing in another browser, and goes on working in the one that asked', async () => {
    const { user } = await registerMember();
    const phone = visitor();
    const { token } = await ask(phone, user.email);
    expect((await press(visitor(), token)).body.error).toBe('forbidden');
    expect((await press(phone, token)).status).toBe(200);
  });

  it('works over tRPC, and for clients without cookies by their challenge', async () => {
    const { user } = await registerMember();
    const sent = await visitor().mutate('accounts.sendOtp', { identifier: user.email });
    const { Text } = await readMail(user.email, await readCode(user.email));
    const [, token = ''] = /sign-in-link#\d{6}\.([\w.-]+)/.exec(Text) ?? [];
    const { challengeId } = sent.body.result.data;
    const { status } = await visitor().mutate('accounts.signInByLink', { token, challengeId });
    expect(status).toBe(200);
  });

  it('ends with the code, and is worth nothing made up', async () => {
    const { user } = await registerMember();
    const phone = visitor();
    const { token } = await ask(phone, user.email);
    phone.travelTo(new Date(Date.now() + 10 * 60_000 + 1000));
    expect((await press(phone, token)).body.error).toBe('invalid_code');
    for (const made of ['', 'x', `${token}x`, token.split('.').slice(0, 2).join('.')])
      expect((await press(visitor(), made)).body.error).toBe('invalid_code');
  });

  it('is pressed twenty times at once and signs in once', async () => {
    const { user } = await registerMember();
    const phone = visitor();
    const { token } = await ask(phone, user.email);
    const cookie = [...phone.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        visitor().rest('POST', '/auth/sign-in-link', { body: { token }, headers: { cookie } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

const accounts = rounds(1, 20);
const addresses = rounds(60, 200);
const workers = rounds(6, 200);

itLong(
  `lets the owner in on a new phone while ${addresses} addresses ask and guess, and ${workers} of them solve what they are asked, in ${accounts} accounts of ${accounts}`,
  async ({ task }) => {
    const entered = { byCode: 0, byButton: 0, slowest: 0 };
    for (let account = 0; account < accounts; account += 1) {
      const { user } = await registerMember();
      const strangers = Array.from({ length: addresses }, (_, stranger) => ({
        client: visitor(),
        address: from(newNetworkAddress()),
        works: stranger < workers,
      }));
      const attack = async ({ client, address, works }: (typeof strangers)[number]) => {
        const send = (headers = {}) =>
          client.rest('POST', '/auth/send-otp', {
            body: { identifier: user.email },
            headers: { ...address, ...headers },
          });
        await (works ? solving(send) : send());
        for (let guess = 0; guess < 5; guess += 1)
          await client.rest('POST', '/auth/verify-otp', {
            body: { identifier: user.email, otp: '000000' },
            headers: address,
          });
      };
      // Twenty at once: more would try how much work this machine can do.
      for (let first = 0; first < strangers.length; first += 20)
        await Promise.all(strangers.slice(first, first + 20).map(attack));
      const started = Date.now();
      const phone = visitor();
      const { code, token } = await ask(phone, user.email, newNetworkAddress());
      const typed = await phone.rest('POST', '/auth/verify-otp', {
        body: { identifier: user.email, otp: code },
      });
      const isIn = typed.status === 200 ? typed : await press(phone, token);
      expect(isIn.status).toBe(200);
      entered[isIn === typed ? 'byCode' : 'byButton'] += 1;
      entered.slowest = Math.max(entered.slowest, Date.now() - started);
      expect(entered.slowest).toBeLessThan(120_000);
      const [row] = await sql<{ guesses: number }>(
        `select coalesce(sum(wrong_guesses), 0)::int as guesses from guess_budgets where subject = $1`,
        [user.email],
      );
      expect(row?.guesses).toBeLessThanOrEqual(20);
      expect(await countMails(user.email, 'is your Mboalink code')).toBeLessThanOrEqual(1 + 15);
    }
    task.meta.figures = `${entered.byCode} by the code, ${entered.byButton} by the button, the slowest in ${entered.slowest} ms`;
  },
  3_600_000,
);
