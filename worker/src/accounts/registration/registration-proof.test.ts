import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createProof, proofSeconds, readProof } from './registration-proof.ts';

const secret = 'a secret of at least thirty-two characters';
const proved = { email: 'awa@example.cm', codeId: '01890a5d-ac96-774b-bcce-b302099a8057' };
const now = new Date('2026-11-20T12:00:00Z');

beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => vi.useRealTimers());

it('proves one address for fifteen minutes', async () => {
  const proof = await createProof(proved, now, secret);
  expect(await readProof(proof, proved.email, secret)).toEqual(proved);
  vi.setSystemTime(now.getTime() + proofSeconds * 1000);
  await expect(readProof(proof, proved.email, secret)).rejects.toMatchObject({ code: 'invalid_code' });
});

it('proves nothing for another address, under another secret, or missing', async () => {
  const proof = await createProof(proved, now, secret);
  const refused = [
    [proof, 'other@example.cm', secret],
    [proof, proved.email, `${secret}.`],
    [undefined, proved.email, secret],
  ] as const;
  for (const reading of refused) {
    await expect(readProof(...reading)).rejects.toMatchObject({ code: 'invalid_code' });
  }
});
