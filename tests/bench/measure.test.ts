import { expect, it } from 'vitest';
import { measure } from './measure.ts';

it('takes turns, counts no warm-up, and answers the figures of each call', async () => {
  const order: string[] = [];
  const call = (name: string) => async () => {
    order.push(name);
  };
  const figures = await measure({ a: call('a'), b: call('b') }, 10);
  expect(order.join('')).toBe('ab'.repeat(11));
  expect([...figures.keys()]).toEqual(['a', 'b']);
  for (const { p50, p95, p99 } of figures.values()) {
    expect(p50).toBeLessThanOrEqual(p95);
    expect(p95).toBeLessThanOrEqual(p99);
  }
});
