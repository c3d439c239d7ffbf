import { expect, it } from 'vitest';
import { openKeyRing } from './key-ring.ts';
import { equalInConstantTime, keyedHash, keyedHashes } from './keyed-hash.ts';

const now = new Date('2026-11-21T12:00:00Z');
const older = 'an older secret of at least thirty-two characters'.replaceAll(' ', '-');
const newer = 'a newer secret of at least thirty-two characters'.replaceAll(' ', '-');
const others = { IDENTITY_SECRET: 'the secret of identities, of as many characters'.replaceAll(' ', '-') };
const before = openKeyRing({ SESSION_SECRET: older, ...others }, now);
const after = openKeyRing(
  { SESSION_SECRET: newer, SESSION_SECRET_PREVIOUS: `2026-12-22 ${older}`, ...others },
  now,
);

it('hashes alike only with the same secret, purpose and text, and names the key', async () => {
  const hash = await keyedHash(await before.current('registration-proof'), 'token');
  expect(hash).toMatch(/^[0-9a-f]{8}\.[\w-]{43}$/);
  expect(await keyedHash(await before.current('registration-proof'), 'token')).toBe(hash);
  const differing = [
    keyedHash(await after.current('registration-proof'), 'token'),
    keyedHash(await before.current('one-time-code'), 'token'),
    keyedHash(await before.current('registration-proof'), 'token '),
  ];
  for (const other of await Promise.all(differing)) expect(other).not.toBe(hash);
});

it('finds what the secret before has hashed, until its last day', async () => {
  const hash = await keyedHash(await before.current('registration-proof'), 'token');
  const [current, previous] = await keyedHashes(after, 'registration-proof', 'token');
  expect(previous).toBe(hash);
  expect(current).not.toBe(hash);
  const late = openKeyRing(
    { SESSION_SECRET: newer, SESSION_SECRET_PREVIOUS: `2026-11-21 ${older}`, ...others },
    now,
  );
  expect(await keyedHashes(late, 'registration-proof', 'token')).toEqual([current]);
});

it('keeps what outlives sessions through a rotation of theirs', async () => {
  for (const purpose of ['device', 'network', 'spent-trial'] as const)
    expect(await keyedHashes(after, purpose, 'token')).toEqual(await keyedHashes(before, purpose, 'token'));
});

it('compares texts of any length', () => {
  expect(equalInConstantTime('', '')).toBe(true);
  expect(equalInConstantTime('abc', 'abc')).toBe(true);
  expect(equalInConstantTime('abc', 'abd')).toBe(false);
  expect(equalInConstantTime('abc', 'abcd')).toBe(false);
});
