import { expect, it } from 'vitest';
import { formatCount } from './counts.ts';

it('puts a space that does not break between thousands', () => {
  expect(formatCount(4800)).toBe('4\u00a0800');
  expect(formatCount(1_000_000)).toBe('1\u00a0000\u00a0000');
  expect(formatCount(12)).toBe('12');
});

it('says with a plus that there are more', () => {
  expect(formatCount(1000, true)).toBe('1\u00a0000+');
});
