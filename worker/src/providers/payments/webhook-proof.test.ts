import { expect, it } from 'vitest';
import { isSecret, isSignature } from './webhook-proof.ts';

const body = '{"event":"payment.complete","data":{"reference":"trx.sim001","amount":3000}}';
const secret = 'test-hash-key';
const base64 = 'raiTn2qLrDzVx9fRR8gA92ulc4lS4fYHU89ZF6SIHgc=';
const bytes = (text: string) => new TextEncoder().encode(text);

it('knows the HMAC of the very bytes', async () => {
  expect(await isSignature(base64, secret, bytes(body))).toBe(true);
});

it('refuses what was serialised anew, another secret and a part', async () => {
  expect(await isSignature(base64, secret, bytes(JSON.stringify(JSON.parse(body), null, 1)))).toBe(false);
  expect(await isSignature(base64, 'another', bytes(body))).toBe(false);
  for (const shown of [base64.slice(0, -1), '', '='])
    expect(await isSignature(shown, secret, bytes(body)), shown).toBe(false);
});

it('knows a secret that is shown whole, and no part of it', async () => {
  expect(await isSecret(secret, secret)).toBe(true);
  for (const shown of ['', 'test-hash-ke', 'test-hash-key ', 'Test-hash-key'])
    expect(await isSecret(shown, secret), shown).toBe(false);
});
