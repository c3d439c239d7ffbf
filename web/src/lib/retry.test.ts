import { TRPCClientError } from '@trpc/client';
import { expect, it } from 'vitest';
import { mayPass, retryOnce } from './retry.ts';

/** An error as our router sends it: its code, and no status beside it. */
const refusal = (error: string) =>
  new TRPCClientError(error, {
    result: { error: { code: -32000, message: error, data: { error } } } as never,
  });

it.each([
  ['rate_limited', false],
  ['invalid_code', false],
  ['unauthenticated', false],
  ['validation_failed', false],
  ['daily_limit_reached', false],
  ['server_error', true],
  ['unavailable', true],
])('a call that is refused by %s may pass a second later: %s', (error, may) => {
  expect(mayPass(refusal(error))).toBe(may);
});

it('a call that nobody answered may pass, one that something on the way limits may not', () => {
  expect(mayPass(new TRPCClientError('Failed to fetch'))).toBe(true);
  const limited = new TRPCClientError('no JSON', { meta: { response: new Response('', { status: 429 }) } });
  expect(mayPass(limited)).toBe(false);
});

it('a wrong code is one guess', async () => {
  let guesses = 0;
  const guess = async () => {
    guesses += 1;
    throw refusal('invalid_code');
  };
  await expect(retryOnce(guess)).rejects.toThrow('invalid_code');
  expect(guesses).toBe(1);
});
