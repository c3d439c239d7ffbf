import { expect, it } from 'vitest';
import { limitSilence } from './limit-silence.ts';

it('is called off with whoever asked, also where that was before', () => {
  const asked = new AbortController();
  const before = limitSilence(asked.signal);
  expect(before.signal.aborted).toBe(false);
  asked.abort();
  const after = limitSilence(asked.signal);
  expect([before.signal.aborted, after.signal.aborted]).toEqual([true, true]);
  expect([before.timedOut, after.timedOut]).toEqual([false, false]);
  for (const limit of [before, after]) limit.stop();
});
