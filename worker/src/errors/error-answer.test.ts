import { AppError } from '@mboalink/shared/errors.ts';
import { TRPCError } from '@trpc/server';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { describeCause, errorBody, retryAfter, toAppError } from './error-answer.ts';

const reader = { language: 'en', requestId: 'r1' } as const;

describe('toAppError', () => {
  it('keeps one of our errors, also inside an error of tRPC', () => {
    const error = new AppError('conflict');
    expect(toAppError(error)).toBe(error);
    expect(toAppError(new TRPCError({ code: 'CONFLICT', cause: error }))).toBe(error);
  });

  it.each([
    ['NOT_FOUND', 'not_found'],
    ['PARSE_ERROR', 'validation_failed'],
    ['METHOD_NOT_SUPPORTED', 'method_not_allowed'],
    ['TIMEOUT', 'server_error'],
  ] as const)('reads tRPC’s %s as %s', (code, ours) => {
    expect(toAppError(new TRPCError({ code })).code).toBe(ours);
  });

  it('takes anything else for a server error', () => {
    for (const thrown of [new TypeError('x'), 'text', undefined, null]) {
      expect(toAppError(thrown).code).toBe('server_error');
    }
  });
});

describe('errorBody', () => {
  it('names each field that does not fit', () => {
    const { error } = z.object({ page: z.int() }).safeParse({ page: 'x' });
    const body = errorBody(new AppError('validation_failed', { cause: error }), reader);
    expect(body).toMatchObject({ success: false, error: 'validation_failed', requestId: 'r1' });
    expect(body.errors).toEqual([{ field: 'page', message: expect.any(String) }]);
  });

  it('says nothing of what went wrong inside', () => {
    const body = errorBody(toAppError(new Error('password=hunter2 in select * from users')), reader);
    expect(JSON.stringify(body)).not.toMatch(/hunter2|select/);
  });

  it('tells the wait of every 429 in whole minutes', () => {
    const minutesOf = (error: AppError) => errorBody(error, reader).timeLeft;
    expect(minutesOf(new AppError('rate_limited', { retryAfterSeconds: 61 }))).toBe(2);
    expect(minutesOf(new AppError('daily_limit_reached', { retryAfterSeconds: 3600 }))).toBe(60);
    expect(minutesOf(new AppError('rate_limited'))).toBe(1);
    expect(minutesOf(new AppError('unavailable', { retryAfterSeconds: 61 }))).toBeUndefined();
  });

  it('says it in the words of the screen that the error names', () => {
    const body = errorBody(new AppError('rate_limited', { screen: 'reveal', retryAfterSeconds: 61 }), reader);
    expect(body.message).toMatch(/^No new numbers open for now. Wait 2 minutes/);
    expect(body).not.toHaveProperty('screen');
    const apart = new AppError('account_not_found', { screen: 'identifiers' });
    expect(errorBody(apart, reader).message).toMatch(/^No account has both/);
  });
});

describe('retryAfter', () => {
  it('is always there on 429 and 503, in seconds', () => {
    expect(retryAfter(new AppError('rate_limited', { retryAfterSeconds: 7 }))).toBe(7);
    expect(retryAfter(new AppError('rate_limited'))).toBeGreaterThan(0);
    expect(retryAfter(new AppError('unavailable'))).toBeGreaterThan(0);
    expect(retryAfter(new AppError('not_found'))).toBeUndefined();
  });
});

it('describes a cause by the names of its errors only', () => {
  const cause = new Error('237670000001 is taken', { cause: new TypeError('secret') });
  expect(describeCause(new AppError('conflict', { cause }))).toBe('AppError < Error < TypeError');
});
