import { describe, expect, it } from 'vitest';
import { readCode, readMail, registerMember, useUpGuesses, visitor } from '../../factories.ts';
import type { Client } from '../../setup/client.ts';

/** Asks for a code and reads what the mail's button carries. */
async function ask(client: Client, email: string) {
  const sent = await client.rest('POST', '/auth/send-otp', { body: { identifier: email } });
  expect(sent.status).toBe(200);
  const { Text } = await readMail(email, `(${sent.body.data.mark})`);
  const [, token = ''] = /sign-in-link#([\w.-]+)/.exec(Text) ?? [];
  return { code: await readCode(email), token };
}

const press = (client: Client, token: string) =>
  client.rest('POST', '/auth/sign-in-link', { body: { token } });

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe('the button of a sign-in mail', () => {
  it('signs in once, in whatever browser, and uses the code up', async () => {
    const { user } = await registerMember();
    const { code, token } = await ask(visitor(), user.email);
    const phone = visitor();
    expect((await press(phone, token)).body.data.user._id).toBe(user._id);
    expect((await phone.rest('GET', '/auth/me')).status).toBe(200);
    expect((await press(phone, token)).body.error).toBe('invalid_code');
    const body = { identifier: user.email, otp: code };
    expect((await phone.rest('POST', '/auth/verify-otp', { body })).body.error).toBe('invalid_code');
  });

  it('is used up by its code', async () => {
    const { user } = await registerMember();
    const { code, token } = await ask(visitor(), user.email);
    const body = { identifier: user.email, otp: code };
    expect((await visitor().rest('POST', '/auth/verify-otp', { body })).status).toBe(200);
    expect((await press(visitor(), token)).body.error).toBe('invalid_code');
  });

  it('is good for an hour, beyond its code and whatever was guessed, and worth nothing made up', async () => {
    const { user } = await registerMember();
    const { code, token } = await ask(visitor(), user.email);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let time = 0; time < 6; time += 1)
      await visitor().rest('POST', '/auth/verify-otp', { body: { identifier: user.email, otp: wrong } });
    await useUpGuesses(user.email);
    const phone = visitor();
    phone.travelTo(minutesFromNow(61));
    expect((await press(phone, token)).body.error).toBe('invalid_code');
    phone.travelTo(minutesFromNow(59));
    expect((await press(phone, token)).status).toBe(200);
    for (const made of ['', 'x', `${token}x`, token.split('.').slice(0, 2).join('.')])
      expect((await press(visitor(), made)).body.error).toBe('invalid_code');
  });

  it('ends where the account was signed out everywhere', async () => {
    const { client, user } = await registerMember();
    const { token } = await ask(visitor(), user.email);
    await client.rest('POST', '/auth/logout-everywhere');
    expect((await press(visitor(), token)).body.error).toBe('invalid_code');
  });

  it('is pressed twenty times at once and signs in once', async () => {
    const { user } = await registerMember();
    const { token } = await ask(visitor(), user.email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => press(visitor(), token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
