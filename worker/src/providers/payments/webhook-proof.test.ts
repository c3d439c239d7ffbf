import { expect, it } from 'vitest';
import { isSecret, isSignature } from './webhook-proof.ts';

const body = '{"event":"payment.complete","data":{"reference":"trx.sim001","amount":3000}}';
const secret = 'test-hash-key';
const hex = 'ada8939f6a8bac3cd5c7d7d147c800f76ba5738952e1f60753cf5917a4881e07';
const base64 = 'raiTn2qLrDzVx9fRR8gA92ulc4lS4fYHU89ZF6SIHgc=';
const over = (text: string) => ({ secret, rawBody: new TextEncoder().encode(text) });

it('knows the HMAC of the very bytes, in either writing', async () => {
  expect(await isSignature(hex, 'hex', over(body))).toBe(true);
  expect(await isSignature(hex.toUpperCase(), 'hex', over(body))).toBe(true);
  expect(await isSignature(base64, 'base64', over(body))).toBe(true);
});

it('refuses what was serialised anew, another secret, another writing and a part', async () => {
  const again = JSON.stringify(JSON.parse(body), null, 1);
  expect(await isSignature(hex, 'hex', over(again))).toBe(false);
  expect(await isSignature(hex, 'hex', { ...over(body), secret: 'another' })).toBe(false);
  for (const shown of [base64, hex.slice(2), `${hex}00`, '', 'zz'.repeat(32)])
    expect(await isSignature(shown, 'hex', over(body)), shown).toBe(false);
  for (const shown of [hex, base64.slice(0, -1), '', '='])
    expect(await isSignature(shown, 'base64', over(body)), shown).toBe(false);
});

it('knows a secret that is shown whole, and no part of it', async () => {
  expect(await isSecret(secret, secret)).toBe(true);
  for (const shown of ['', 'test-hash-ke', 'test-hash-key ', 'Test-hash-key'])
    expect(await isSecret(shown, secret), shown).toBe(false);
});
