import { expect, it } from 'vitest';
import { openKeyRing } from '../keys/key-ring.ts';
import { createLeavingToken, readLeavingToken } from './leaving-token.ts';
import { createRefreshToken, readRefreshToken } from './refresh-token.ts';

const keys = openKeyRing({ SESSION_SECRET: 's'.repeat(32), IDENTITY_SECRET: 'i'.repeat(32) }, new Date());
const sessionId = '0199a5a4-7e0c-7000-8000-00000000abcd';

it('names its session, and is no refresh token', async () => {
  const token = await createLeavingToken(keys, sessionId);
  expect(await readLeavingToken(keys, token)).toBe(sessionId);
  expect(await readRefreshToken(keys, token)).toBeUndefined();
});

it('is none that somebody changed, and no refresh token is one', async () => {
  const token = await createLeavingToken(keys, sessionId);
  for (const other of [token.replace('abcd', 'abce'), `${token}x`, '', undefined])
    expect(await readLeavingToken(keys, other)).toBeUndefined();
  const refresh = await createRefreshToken(keys, { sessionId, generation: 1 });
  expect(await readLeavingToken(keys, refresh)).toBeUndefined();
});
