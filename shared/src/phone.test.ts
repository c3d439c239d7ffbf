import { describe, expect, it } from 'vitest';
import { modernized } from './old-number.ts';
import { readableNumber, toWireNumber } from './phone-format.ts';

describe('a number', () => {
  it('of eight digits is offered with the 6 that it got in 2014', () => {
    expect(modernized('77 12 34 56')).toBe('+237677123456');
    expect(modernized('23777123456')).toBe('+237677123456');
    expect(modernized('0023777123456')).toBe('+237677123456');
    expect(modernized('671234567')).toBeUndefined();
    expect(modernized('22 12 34 56')).toBeUndefined();
  });

  it('of eight digits that begins as one of today does lacks a digit', () => {
    expect(modernized('69912345')).toBeUndefined();
  });

  it('is shown as it is read aloud, and travels without its plus', () => {
    expect(readableNumber('+237670000001')).toBe('6 70 00 00 01');
    expect(readableNumber('237222123456')).toBe('2 22 12 34 56');
    expect(toWireNumber('+237670000001')).toBe('237670000001');
  });
});
