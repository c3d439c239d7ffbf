import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { fromTimeToTime } from './try-again.ts';
import { waitAfter } from './wait-after.ts';

const second = 1000;
const busy = new ApiError('unavailable', { waitSeconds: 300 });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('waits twice as long after each failure, two minutes at most, and no less than the server asks for', () => {
  const lost = new ApiError('network');
  expect([0, 1, 2, 3, 5, 50].map((failures) => waitAfter(failures, lost, 10 * second) / second)).toEqual([
    10, 10, 20, 40, 120, 120,
  ]);
  expect(waitAfter(1, busy, 10 * second)).toBe(300 * second);
});

/** What is done from time to time, and what stands in its way. */
function begin(inTheWay: unknown) {
  const act = vi.fn(async () => inTheWay);
  const { stop } = fromTimeToTime(act, 20 * second);
  return { act, stop };
}

it('does something rarer as long as it fails, and at once when the network or the reader is back', async () => {
  const { act, stop } = begin(new ApiError('network'));
  await vi.advanceTimersByTimeAsync(20 * second);
  expect(act).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(39 * second);
  expect(act).toHaveBeenCalledTimes(2);
  for (const [back, calls] of [
    [() => dispatchEvent(new Event('online')), 3],
    [() => document.dispatchEvent(new Event('visibilitychange')), 4],
  ] as const) {
    back();
    await vi.advanceTimersByTimeAsync(0);
    expect(act).toHaveBeenCalledTimes(calls);
  }
  await vi.advanceTimersByTimeAsync(120 * second);
  expect(act).toHaveBeenCalledTimes(5);
  stop();
  await vi.advanceTimersByTimeAsync(1000 * second);
  expect(act).toHaveBeenCalledTimes(5);
});

it('leaves the server alone as long as it asked for, whoever comes back', async () => {
  const { act, stop } = begin(busy);
  await vi.advanceTimersByTimeAsync(0);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(299 * second);
  expect(act).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(second);
  expect(act).toHaveBeenCalledTimes(2);
  stop();
});
