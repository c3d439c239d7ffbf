import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterOtherTabs, besideOtherTabs } from './tab-locks.ts';

beforeEach(() => {
  // As in Chrome 95 to 102, which have locks already.
  vi.stubGlobal('AbortSignal', {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('runs in browsers that have locks, and no signal that gives up by itself', async () => {
  expect(await besideOtherTabs('locks-test', async () => 'beside')).toBe('beside');
  expect(await afterOtherTabs('locks-test', async () => 'alone')).toBe('alone');
});

it('waits half a minute for another tab, and lets what has begun take its time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let end = () => {};
  const begun = vi.fn();
  const long = afterOtherTabs('locks-test', () => {
    begun();
    return new Promise<void>((over) => {
      end = over;
    });
  });
  await vi.waitFor(() => expect(begun).toHaveBeenCalled());
  const waiting = afterOtherTabs('locks-test', async () => {});
  const refused = expect(waiting).rejects.toBeInstanceOf(DOMException);
  vi.advanceTimersByTime(30_000);
  await refused;
  end();
  await expect(long).resolves.toBeUndefined();
});
