import { decode } from 'hono/jwt';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openKeyRing } from './key-ring.ts';
import { createSignedToken, readSignedToken, unixSeconds } from './signed-token.ts';

const secrets = { SESSION_SECRET: 's'.repeat(40), IDENTITY_SECRET: 'i'.repeat(40) };
const schema = z.object({ sub: z.string() });
const issued = new Date('2026-11-21T12:00:00Z');
const times = { iat: unixSeconds(issued), exp: unixSeconds(issued) + 60 };
const after = (seconds: number, others: object = {}) => {
  const now = new Date(issued.getTime() + seconds * 1000);
  return { now, keys: openKeyRing({ ...secrets, ...others }, now) };
};
const create = (claims: object = {}) =>
  createSignedToken(after(0), 'sign-in-link', { sub: 'somebody', ...times, ...claims });

describe('a signed token', () => {
  it('is read from its first second to its last, by the clock that is handed in', async () => {
    const token = await create();
    for (const seconds of [0, 59])
      expect(await readSignedToken(after(seconds), 'sign-in-link', schema, token)).toEqual({
        sub: 'somebody',
      });
    for (const seconds of [-1, 60, 1e9])
      await expect(
        readSignedToken(after(seconds), 'sign-in-link', schema, token),
        String(seconds),
      ).rejects.toThrow();
  });

  it('is refused when another secret signed it, when it is for another use, and when it never ends', async () => {
    const token = await create();
    const other = after(0, { SESSION_SECRET: 't'.repeat(40) });
    await expect(readSignedToken(other, 'sign-in-link', schema, token)).rejects.toThrow();
    await expect(readSignedToken(after(0), 'access-token', schema, token)).rejects.toThrow();
    const endless = await create({ exp: undefined });
    await expect(readSignedToken(after(0), 'sign-in-link', schema, endless)).rejects.toThrow();
    await expect(readSignedToken(after(0), 'sign-in-link', schema, 'nonsense')).rejects.toThrow();
  });

  it('names its key, which is read as long as its secret is accepted', async () => {
    const token = await create({ exp: times.exp + 1e9 });
    const { kid } = await after(0).keys.current('sign-in-link');
    expect(decode(token).header).toEqual({ alg: 'HS256', typ: 'JWT', kid });
    const rotated = {
      SESSION_SECRET: 't'.repeat(40),
      SESSION_SECRET_PREVIOUS: `2026-12-22 ${secrets.SESSION_SECRET}`,
    };
    const read = (days: number) =>
      readSignedToken(after(days * 86_400, rotated), 'sign-in-link', schema, token);
    expect(await read(30)).toEqual({ sub: 'somebody' });
    await expect(read(31)).rejects.toThrow();
  });
});
