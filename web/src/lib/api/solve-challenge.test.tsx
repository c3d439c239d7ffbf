import { afterEach, expect, it, vi } from 'vitest';
import { solveChallenge } from './solve-challenge.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('is the refusal that it was where it cannot be solved', async () => {
  const noWorker = () => {
    throw new DOMException('no Worker', 'SecurityError');
  };
  vi.stubGlobal('Worker', noWorker);
  const challenge = { type: 'proof_of_work' } as Parameters<typeof solveChallenge>[0];
  const refusal = new Error('refused');
  await expect(solveChallenge(challenge, refusal)).rejects.toBe(refusal);
});
