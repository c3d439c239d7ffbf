import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetOldChoice, isPhoneOf, keepPhoneOf, sayThisPhone } from './this-phone.ts';

const storage = new Map<string, string>();
const days = (count: number) => count * 86_400_000;

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is nobody’s phone until somebody says so', () => {
  expect(isPhoneOf('a', 'awa@example.cm')).toBe(false);
  sayThisPhone(undefined);
  expect(isPhoneOf('a', 'awa@example.cm')).toBe(false);
});

it('is the phone of whoever signs in after saying so, and of nobody else', () => {
  sayThisPhone(' Awa@Example.cm');
  expect(isPhoneOf('a', 'awa@example.cm')).toBe(true);
  expect(isPhoneOf('b', 'bih@example.cm')).toBe(false);
  expect(isPhoneOf('a', 'awa@example.cm')).toBe(true);
});

it('is not the phone of who signs in meanwhile by a link of their own mail', () => {
  sayThisPhone('awa@example.cm');
  expect(isPhoneOf('b', 'bih@example.cm')).toBe(false);
  expect(isPhoneOf('b')).toBe(false);
  expect(isPhoneOf('a', 'awa@example.cm')).toBe(true);
});

it('takes back what was said, but not of somebody who is signed in', () => {
  sayThisPhone(' Awa@Example.cm');
  sayThisPhone(undefined);
  expect(isPhoneOf('a', 'awa@example.cm')).toBe(false);
  keepPhoneOf('a');
  sayThisPhone(undefined);
  expect(isPhoneOf('a', 'awa@example.cm')).toBe(true);
});

it('forgets after an hour what was said before a sign-in that never came, with the address', () => {
  sayThisPhone(' Awa@Example.cm');
  vi.advanceTimersByTime(3_599_000);
  expect(storage.has('this-phone')).toBe(true);
  vi.advanceTimersByTime(1_001);
  expect(storage.has('this-phone')).toBe(false);
  expect(isPhoneOf('a', 'awa@example.cm')).toBe(false);
});

it('forgets it on the next page, too, where the first was closed', () => {
  const said = (age: number) => JSON.stringify({ email: 'awa@example.cm', at: Date.now() - age });
  storage.set('this-phone', said(3_599_000));
  forgetOldChoice();
  expect(isPhoneOf('a', 'awa@example.cm')).toBe(true);
  storage.set('this-phone', said(3_600_000));
  forgetOldChoice();
  expect(storage.has('this-phone')).toBe(false);
});

it('is nobody’s after thirty days without the server, and each answer begins them anew', () => {
  keepPhoneOf('a');
  vi.advanceTimersByTime(days(29));
  keepPhoneOf('a');
  vi.advanceTimersByTime(days(29));
  expect(isPhoneOf('a', 'awa@example.cm')).toBe(true);
  vi.advanceTimersByTime(days(1));
  expect(isPhoneOf('a', 'awa@example.cm')).toBe(false);
});

it.each(['', 'null', '"x"', '{"userId":"a"}', '{'])('takes %o for nothing', (stored) => {
  storage.set('this-phone', stored);
  expect(isPhoneOf('a', 'awa@example.cm')).toBe(false);
});

it('stays theirs on a phone whose clock was set back', () => {
  keepPhoneOf('a');
  vi.setSystemTime(Date.UTC(2015, 0, 1));
  expect(isPhoneOf('a')).toBe(true);
});

it('does without a storage', () => {
  vi.stubGlobal('localStorage', undefined);
  sayThisPhone(' Awa@Example.cm');
  keepPhoneOf('a');
  expect(isPhoneOf('a', 'awa@example.cm')).toBe(false);
});
