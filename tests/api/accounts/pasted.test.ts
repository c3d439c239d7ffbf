import { expect, it } from 'vitest';
import { readCode, registerMember, visitor, waitForCodes } from '../../factories.ts';

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
