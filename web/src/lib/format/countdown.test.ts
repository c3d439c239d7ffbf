import { expect, it } from 'vitest';
import { formatCountdown, splitWait } from './countdown.ts';

it('counts down in minutes and seconds', () => {
  expect(formatCountdown(80)).toBe('1:20');
  expect(formatCountdown(5)).toBe('0:05');
  expect(splitWait(80)).toEqual({ minutes: 1, seconds: 20 });
});
