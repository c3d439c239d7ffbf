import { describe, expect, it } from 'vitest';
import { ApiError, refusedCall, unansweredCall } from './api-error.ts';
import { mayPass, waitSecondsOf, wasLost } from './failures.ts';

const quotaInfo = {
  dailyLimit: 3,
  viewedToday: 3,
  resetTime: '2026-11-20T23:00:00.000Z',
  resetInSeconds: 60,
  passes: [],
};
const response = (status: number, headers: HeadersInit = {}) => new Response(null, { status, headers });
const limited = (headers: HeadersInit, timeLeft?: number) =>
  refusedCall(response(429, headers), {
    message: 'Wait 7 minutes.',
    data: { error: 'rate_limited', timeLeft },
  });

describe('an answer that refuses', () => {
  it('keeps the code and what travels with it', () => {
    const data = { error: 'daily_limit_reached', quotaInfo, errors: [{ field: 'id', message: 'x' }] };
    expect(refusedCall(response(429), { message: 'Said', data })).toMatchObject({
      code: 'daily_limit_reached',
      details: { said: 'Said', status: 429, quotaInfo, errors: data.errors },
    });
  });

  it('is unreadable without one of our codes', () => {
    for (const said of [null, 'no', {}, { data: { error: 5 } }]) {
      expect(refusedCall(response(502), said)).toMatchObject({
        code: 'unreadable',
        details: { status: 502 },
      });
    }
  });

  it('waits by its header, then by the minutes of its body, else two minutes, never by its sentence', () => {
    expect(waitSecondsOf(limited({ 'Retry-After': '47' }, 1))).toBe(47);
    expect(waitSecondsOf(limited({}, 3))).toBe(180);
    expect(waitSecondsOf(limited({ 'Retry-After': 'Fri, 20 Nov 2026 10:00:00 GMT' }))).toBe(120);
    expect(waitSecondsOf(limited({ 'Retry-After': '99999999' })) * 1000).toBeLessThan(2 ** 31);
    expect(limited({}).details.waitSeconds).toBeUndefined();
  });
});

describe('no answer', () => {
  it('is a network that failed or a wait that was too long', () => {
    expect(unansweredCall(new TypeError('Failed to fetch')).code).toBe('network');
    expect(unansweredCall(new DOMException('', 'AbortError'), true).code).toBe('timeout');
    const error = new ApiError('server_error');
    expect(unansweredCall(error)).toBe(error);
  });

  it('may pass, as trouble of the server may, and a refusal may not', () => {
    const unreadable = (status: number) => new ApiError('unreadable', { status });
    for (const error of [new ApiError('timeout'), new ApiError('unavailable'), unreadable(502)]) {
      expect(mayPass(error)).toBe(true);
    }
    for (const error of [
      new ApiError('rate_limited'),
      new ApiError('conflict'),
      new ApiError('unreadable_limit'),
      new Error(),
    ]) {
      expect(mayPass(error)).toBe(false);
    }
  });

  it('may have been lost on the way back', () => {
    expect(wasLost(new ApiError('network'))).toBe(true);
    expect(wasLost(new ApiError('unreadable', { status: 504 }))).toBe(true);
    expect(wasLost(new ApiError('portal', { status: 200 }))).toBe(true);
    expect(wasLost(new ApiError('server_error'))).toBe(false);
  });
});
