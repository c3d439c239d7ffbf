import { expect, it } from 'vitest';
import { openKeyRing } from '../keys/key-ring.ts';
import { createRefreshToken, readRefreshToken } from './tokens.ts';

const keysOf = (secret: string) =>
  openKeyRing({ SESSION_SECRET: secret.repeat(40), IDENTITY_SECRET: 'i'.repeat(40) }, new Date(0));
const keys = keysOf('s');
const claim = { sessionId: '01890a5d-ac96-774b-bcce-b302099a8057', generation: 3 };

it('reads back what it was made of, and makes the same token again', async () => {
  const token = await createRefreshToken(keys, claim);
  expect(await createRefreshToken(keys, claim)).toBe(token);
  expect(await readRefreshToken(keys, token)).toEqual(claim);
});

it('reads nothing from a token of another secret, generation or shape', async () => {
  const token = await createRefreshToken(keys, claim);
  const foreign = await createRefreshToken(keysOf('t'), claim);
  for (const forged of [foreign, token.replace('.3.', '.4.'), token.slice(0, -1), `${token}A`, '', 'a.b.c']) {
    expect(await readRefreshToken(keys, forged)).toBeUndefined();
  }
});
