import { describe, expect, it } from 'vitest';
import { modernized } from './old-number.ts';
import { readNumber } from './phone.ts';
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

/** The rules read digit by digit, so that no pattern is shared with the code under test. */
function reference(typed: string): { number?: string; offered?: string } {
  const digits = [...typed].filter((character) => character >= '0' && character <= '9').join('');
  const national = withoutCountry(digits);
  const isForeign = typed.startsWith('+') && digits.startsWith('2') && !digits.startsWith('237');
  if (national.length === 9 && '267'.includes(national.charAt(0)) && !isForeign) {
    return national.startsWith('237') ? {} : { number: `+237${national}` };
  }
  const isOldMobile = national.length === 8 && '5789'.includes(national.charAt(0));
  return isOldMobile ? { offered: `+2376${national}` } : {};
}

function withoutCountry(digits: string): string {
  for (const prefix of ['002370', '2370', '0', '00237', '237']) {
    const rest = digits.slice(prefix.length);
    const isWhole = rest.length === 9 || (rest.length === 8 && !prefix.endsWith('0'));
    if (digits.startsWith(prefix) && isWhole) return rest;
  }
  return digits;
}

/** A small generator with a seed: the same inputs on every machine. */
function randomSource(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it('agrees with the rules read digit by digit, on 100 000 random spellings', () => {
  const random = randomSource(237);
  const pick = <T>(values: readonly T[]) => values[random(values.length)] as T;
  const disagreements: string[] = [];
  const counts = { accepted: 0, offered: 0 };
  for (let round = 0; round < 100_000; round += 1) {
    const prefix = pick(['', '', '237', '+237', '00237', '00', '+', '0', '33', '+33', '(237)']);
    const first = pick(['6', '7', '6', '7', '2', '3', '0', '9', '5', '']);
    const length = pick([8, 8, 7, 7, 6, 9, 5, 11, 0]);
    const rest = Array.from({ length }, () => `${random(10)}${pick(['', '', '', ' ', '-', '.'])}`).join('');
    const typed = `${prefix}${first}${rest}`;
    const { number, offered } = reference(typed);
    if (readNumber(typed).number !== number || modernized(typed) !== offered) disagreements.push(typed);
    if (number) counts.accepted += 1;
    if (offered) counts.offered += 1;
  }
  expect(disagreements).toEqual([]);
  expect(counts.accepted).toBeGreaterThan(5_000);
  expect(counts.offered).toBeGreaterThan(2_000);
});
