import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createSignedToken, readSignedToken, unixSeconds } from './signed-token.ts';

const secret = 'a secret of at least thirty-two characters';
const schema = z.object({ use: z.literal('test'), sub: z.string() });
const issued = new Date('2026-11-21T12:00:00Z');
const times = { iat: unixSeconds(issued), exp: unixSeconds(issued) + 60 };
const create = (claims: object = {}) =>
  createSignedToken({ use: 'test', sub: 'somebody', ...times, ...claims }, secret);
const after = (seconds: number) => ({ now: new Date(issued.getTime() + seconds * 1000), secret });

describe('a signed token', () => {
  it('is read from its first second to its last, by the clock that is handed in', async () => {
    const token = await create();
    for (const seconds of [0, 59])
      expect(await readSignedToken(token, schema, after(seconds))).toEqual({ use: 'test', sub: 'somebody' });
    for (const seconds of [-1, 60, 1e9])
      await expect(readSignedToken(token, schema, after(seconds)), String(seconds)).rejects.toThrow();
  });

  it('is refused when another secret signed it, when it is for another use, and when it never ends', async () => {
    const [token = '', other = ''] = [await create(), await create({ use: 'other' })];
    await expect(readSignedToken(token, schema, { ...after(0), secret: `${secret}!` })).rejects.toThrow();
    await expect(readSignedToken(other, schema, after(0))).rejects.toThrow();
    await expect(readSignedToken(await create({ exp: undefined }), schema, after(0))).rejects.toThrow();
    await expect(readSignedToken('nonsense', schema, after(0))).rejects.toThrow();
  });
});
