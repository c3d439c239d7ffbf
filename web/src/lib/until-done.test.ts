import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilDone } from './until-done.ts';

const second = 1000;
const network = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What fails until it is called off. */
async function begin() {
  const act = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const callOff = untilDone(act);
  await vi.advanceTimersByTimeAsync(0);
  return { act, callOff };
}

it('does what fails again, after twice as long each time, until it is called off', async () => {
  const { act, callOff } = await begin();
  for (const [turn, seconds] of [20, 40, 80, 120, 120].entries()) {
    await vi.advanceTimersByTimeAsync(seconds * second - 1);
    expect(act).toHaveBeenCalledTimes(turn + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(act).toHaveBeenCalledTimes(turn + 2);
  }
  callOff();
  await vi.advanceTimersByTimeAsync(1000 * second);
  expect(act).toHaveBeenCalledTimes(6);
});

it('never asks without a pause, however often the network was back', async () => {
  const { act, callOff } = await begin();
  for (let back = 0; back < 40; back += 1) {
    network.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(act).toHaveBeenCalledTimes(41);
  await vi.advanceTimersByTimeAsync(119 * second);
  expect(act).toHaveBeenCalledTimes(41);
  await vi.advanceTimersByTimeAsync(second);
  expect(act).toHaveBeenCalledTimes(42);
  callOff();
});

it('ends once it is done', async () => {
  const act = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(undefined);
  untilDone(act);
  await vi.advanceTimersByTimeAsync(1000 * second);
  expect(act).toHaveBeenCalledTimes(2);
});
