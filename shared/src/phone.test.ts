import { describe, expect, it } from 'vitest';
import { readNumber } from './phone.ts';
import { readableNumber, toWireNumber } from './phone-format.ts';

describe('a number', () => {
  it('of eight digits, as they were before 2014, is none', () => {
    expect(readNumber('77 12 34 56').number).toBeUndefined();
    expect(readNumber('69912345').number).toBeUndefined();
  });

  it('is shown as it is read aloud, and travels without its plus', () => {
    expect(readableNumber('+237670000001')).toBe('6 70 00 00 01');
    expect(readableNumber('237222123456')).toBe('2 22 12 34 56');
    expect(toWireNumber('+237670000001')).toBe('237670000001');
  });
});
