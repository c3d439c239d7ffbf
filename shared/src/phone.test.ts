import { describe, expect, it } from 'vitest';
import { modernized, toE164 } from './phone.ts';
import { readableNumber, toWireNumber } from './phone-format.ts';

describe('a number', () => {
  it.each([
    ['671234567', '+237671234567'],
    ['6 71 23 45 67', '+237671234567'],
    ['237671234567', '+237671234567'],
    ['+237 671-234-567', '+237671234567'],
    ['00237671234567', '+237671234567'],
    ['(237) 6.71.23.45.67', '+237671234567'],
    ['222 23 45 67', '+237222234567'],
    ['771234567', '+237771234567'],
  ])('%s is ours as %s', (typed, e164) => expect(toE164(typed)).toBe(e164));

  it.each([
    '',
    '12345',
    '71234567',
    '67123456',
    '6712345678',
    '171234567',
    '+33612345678',
    '0033612345678',
    '23767123456',
    'abc',
  ])('%s is not', (typed) => expect(toE164(typed)).toBeUndefined());

  it('of eight digits is offered with the 6 that it got in 2014', () => {
    expect(modernized('77 12 34 56')).toBe('+237677123456');
    expect(modernized('23777123456')).toBe('+237677123456');
    expect(modernized('671234567')).toBeUndefined();
  });

  it('is shown as it is read aloud, and travels without its plus', () => {
    expect(readableNumber('+237670000001')).toBe('6 70 00 00 01');
    expect(readableNumber('237670000001')).toBe('6 70 00 00 01');
    expect(toWireNumber('+237670000001')).toBe('237670000001');
  });
});
