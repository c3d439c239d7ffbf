import { expect, it } from 'vitest';
import { readCode, registerMember, registrationFields, visitor, waitForCodes } from '../../factories.ts';

it('takes over REST what screens take: an address, a number and a code as they were copied', async () => {
  const { user } = await registerMember();
  await waitForCodes(user.email, user._id);
  const named = {
    email: `\u202aAwa <mailto:${user.email}?subject=Code>\u202c,`,
    whatsapp: `https://wa.me/${user.whatsapp}?text=Bonjour%2020`,
  };
  expect((await visitor().rest('POST', '/auth/send-otp', { body: named })).status).toBe(200);
  const code = await readCode(user.email);
  const otp = `${code.slice(0, 3)}\u202f${code.slice(3)} est votre code Mboalink (KM). Tél. +237 6 70 00 00 01`;
  const answer = await visitor().rest('POST', '/auth/verify-otp', { body: { ...named, otp } });
  expect(answer.body.user).toMatchObject({ email: user.email, whatsapp: user.whatsapp });
});

it.each([
  ['whatsapp', '670000001 / 690000002', 'holds two numbers: keep one'],
  ['identifier', '670000001 / 690000002', 'holds two numbers: keep one'],
  [
    'whatsapp',
    '+33 6 12 34 56 78',
    'is not a Cameroon number (9 digits that begin with 6, 7 or 2, for example 671234567)',
  ],
  ['email', 'awa @example.cm', 'is not an e-mail address'],
  ['otp', '123456 ou 654321', 'holds two codes: keep one'],
])('refuses as %s: %s', async (field, text, message) => {
  const { email } = registrationFields();
  const body = { identifier: email, otp: '123456', [field]: text };
  const { status, body: answer } = await visitor().rest('POST', '/auth/verify-otp', {
    body,
    headers: { 'accept-language': 'en' },
  });
  expect(status).toBe(400);
  expect(answer.errors).toContainEqual({ field, message });
});

it.each([
  ['https://wa.me/237670000001', undefined],
  ['2 22 12 34 56', 'is missing or not of the right kind'],
  ['670000001 / 690000002', 'holds two numbers: keep one'],
])('reads a payer’s number %s', async (phone, message) => {
  const { client } = await registerMember({ type: 'seller' });
  const body = { plan: 'basic', provider: 'mtn', phone };
  const answer = await client.rest('POST', '/payments/create', {
    body,
    headers: { 'accept-language': 'en' },
  });
  if (message) expect(answer.body.errors).toEqual([{ field: 'phone', message }]);
  else expect(answer.status).toBe(200);
});
