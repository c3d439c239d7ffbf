import { expect, it } from 'vitest';
import { createRefreshToken, readRefreshToken } from './refresh-token.ts';

const secret = 'a secret of at least thirty-two characters';
const claim = { sessionId: '01890a5d-ac96-774b-bcce-b302099a8057', generation: 3 };

it('reads back what it was made of, and makes the same token again', async () => {
  const token = await createRefreshToken(claim, secret);
  expect(await createRefreshToken(claim, secret)).toBe(token);
  expect(await readRefreshToken(token, secret)).toEqual(claim);
});

it('reads nothing from a token of another secret, generation or shape', async () => {
  const token = await createRefreshToken(claim, secret);
  const foreign = await createRefreshToken(claim, `${secret}.`);
  for (const forged of [foreign, token.replace('.3.', '.4.'), token.slice(0, -1), `${token}A`, '', 'a.b.c']) {
    expect(await readRefreshToken(forged, secret)).toBeUndefined();
  }
});
