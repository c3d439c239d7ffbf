import { expect, it } from 'vitest';
import { equalInConstantTime, keyedHash } from './keyed-hash.ts';

const secret = 'a secret of at least thirty-two characters';

it('hashes alike only with the same secret, label and text', async () => {
  const hash = await keyedHash(secret, 'device', 'token');
  expect(hash).toMatch(/^[\w-]{43}$/);
  expect(await keyedHash(secret, 'device', 'token')).toBe(hash);
  const others = [
    keyedHash(`${secret}.`, 'device', 'token'),
    keyedHash(secret, 'challenge', 'token'),
    keyedHash(secret, 'device', 'token '),
  ];
  for (const other of await Promise.all(others)) expect(other).not.toBe(hash);
});

it('compares texts of any length', () => {
  expect(equalInConstantTime('', '')).toBe(true);
  expect(equalInConstantTime('abc', 'abc')).toBe(true);
  expect(equalInConstantTime('abc', 'abd')).toBe(false);
  expect(equalInConstantTime('abc', 'abcd')).toBe(false);
});
