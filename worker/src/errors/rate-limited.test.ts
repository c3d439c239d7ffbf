import { expect, it } from 'vitest';
import { errorBody, retryAfter } from './error-answer.ts';
import { rateLimited } from './rate-limited.ts';

it.each([
  [0, 1, 1],
  [59, 59, 1],
  [61, 61, 2],
  [3600, 3600, 60],
])('asks to wait %d s: %d s for machines, %d min for people', (wait, seconds, minutes) => {
  const error = rateLimited(wait, 'account', { name: 'codes', quota: 5, windowSeconds: 3600 });
  expect(retryAfter(error)).toBe(seconds);
  expect(errorBody(error, undefined)).toMatchObject({ error: 'rate_limited', timeLeft: minutes });
});
