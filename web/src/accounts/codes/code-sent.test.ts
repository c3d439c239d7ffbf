import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, type FailureCode } from '../../lib/api/api-error.ts';
import { retryOnce } from '../../lib/api/retry-once.ts';
import { sendCode } from './code-sent.ts';

const answer = {
  mark: 'KZ',
  challengeId: 'c',
  expiresAt: '2026-11-20T10:10:00.000Z',
  resendAfterSeconds: 60,
};
const lost = new ApiError('network');
const refusedWith = (code: FailureCode, minutes?: number) =>
  new ApiError(code, { waitSeconds: minutes && minutes * 60 });

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

async function settled<Value>(promise: Promise<Value>) {
  const outcome = promise.then(
    (value) => ({ value, thrown: undefined }),
    (thrown: unknown) => ({ value: undefined, thrown }),
  );
  await vi.advanceTimersByTimeAsync(1000);
  return outcome;
}

it('asks for a code a second time after a second, and no third time', async () => {
  const ask = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue(answer);
  expect((await settled(sendCode(ask))).value).toMatchObject({ mark: 'KZ' });
  const down = vi.fn().mockRejectedValue(refusedWith('unavailable'));
  expect((await settled(sendCode(down))).thrown).toBeDefined();
  expect([ask, down].map((call) => call.mock.calls.length)).toEqual([2, 2]);
});

it('does not ask again when it was told to wait or refused', async () => {
  for (const error of ['rate_limited', 'account_not_found', 'validation_failed'] as const) {
    const ask = vi.fn().mockRejectedValue(refusedWith(error));
    expect((await settled(sendCode(ask))).thrown).toBeDefined();
    expect(ask).toHaveBeenCalledTimes(1);
  }
});

it('counts a code as sent when the answer was lost and the second attempt is told to wait a minute', async () => {
  const ask = vi.fn().mockRejectedValueOnce(lost).mockRejectedValue(refusedWith('rate_limited', 1));
  expect((await settled(sendCode(ask))).value).toEqual({
    mark: null,
    expiresAt: Date.parse('2026-11-20T10:10:01Z'),
    resendAt: Date.parse('2026-11-20T10:01:01Z'),
  });
});

it('does not when the wait is longer than one after a code', async () => {
  const ask = vi.fn().mockRejectedValueOnce(lost).mockRejectedValue(refusedWith('rate_limited', 40));
  expect((await settled(sendCode(ask))).thrown).toBeDefined();
});

it('repeats other calls only where that may help', async () => {
  const passing = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue('done');
  expect((await settled(retryOnce(passing))).value).toBe('done');
  const refused = vi.fn().mockRejectedValue(refusedWith('account_exists'));
  expect((await settled(retryOnce(refused))).thrown).toBeDefined();
  expect(refused).toHaveBeenCalledTimes(1);
});
