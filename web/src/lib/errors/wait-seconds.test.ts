import { expect, it } from 'vitest';
import { saysWait, waitSecondsOf } from './wait-seconds.ts';

const thrown = (parts: { header?: string; timeLeft?: number; message?: string }) =>
  Object.assign(new Error(parts.message ?? ''), {
    data: { error: 'rate_limited', timeLeft: parts.timeLeft },
    meta: { response: new Response(null, { headers: parts.header ? { 'Retry-After': parts.header } : {} }) },
  });

it('waits by the header, then by the minutes of the body, then by those in the words, else two minutes', () => {
  const message = 'Please wait 7 minutes before requesting a new code.';
  expect(waitSecondsOf(thrown({ header: '47', timeLeft: 1, message }))).toBe(47);
  expect(waitSecondsOf(thrown({ timeLeft: 3, message }))).toBe(180);
  expect(waitSecondsOf(thrown({ message }))).toBe(420);
  expect(waitSecondsOf(thrown({}))).toBe(120);
  expect(waitSecondsOf(undefined)).toBe(120);
});

it('knows whether a wait was said', () => {
  expect(saysWait(thrown({ timeLeft: 3 }))).toBe(true);
  expect(saysWait(thrown({ message: 'Patientez 4 minutes.' }))).toBe(true);
  expect(saysWait(thrown({ message: 'Too many requests.' }))).toBe(false);
});
