import { expect, it } from 'vitest';
import { rateLimited } from './rate-limited.ts';

it.each([
  [0, 1, 1],
  [59, 59, 1],
  [61, 61, 2],
  [3600, 3600, 60],
])('asks to wait %d s: %d s for machines, %d min for people', (wait, retryAfterSeconds, timeLeft) => {
  expect(rateLimited(wait)).toMatchObject({ code: 'rate_limited', details: { retryAfterSeconds, timeLeft } });
});
