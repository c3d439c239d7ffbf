import { afterEach, expect, it, vi } from 'vitest';
import { solveChallenge } from './solve-challenge.ts';

vi.mock('../../i18n/en/challenge.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const challenge = { type: 'proof_of_work' } as Parameters<typeof solveChallenge>[0];

it('is the refusal that it was where it cannot be solved', async () => {
  const noWorker = () => {
    throw new DOMException('no Worker', 'SecurityError');
  };
  vi.stubGlobal('Worker', noWorker);
  const refusal = new Error('refused');
  await expect(solveChallenge(challenge, refusal)).rejects.toBe(refusal);
});

it('goes on in silence where its words do not load', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const worker = { postMessage: () => {}, terminate: () => {}, onmessage: (_: { data: string }) => {} };
  vi.stubGlobal('Worker', function Worker() {
    return worker;
  });
  const unhandled = vi.fn((event: Event) => event.preventDefault());
  addEventListener('unhandledrejection', unhandled);
  const solved = solveChallenge(challenge, new Error('refused'));
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  await new Promise((over) => setTimeout(over, 500));
  worker.onmessage({ data: 'proof' });
  expect(await solved).toBe('proof');
  removeEventListener('unhandledrejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
