import { describe, expect, it } from 'vitest';
import { enterDigits, isFull, noDigits, pastedDigits } from './code-digits.ts';

const boxes = (text: string) => Array.from({ length: 6 }, (_, index) => text[index]?.trim() ?? '');

describe('pastedDigits', () => {
  it('takes exactly six digits, with or without spaces', () => {
    expect(pastedDigits('482197')).toEqual(boxes('482197'));
    expect(pastedDigits(' 482 197\n')).toEqual(boxes('482197'));
  });

  it.each(['48219', '4821970', '4821a7', 'code: 482197', ''])('leaves %j alone', (text) => {
    expect(pastedDigits(text)).toBeUndefined();
  });
});

describe('enterDigits', () => {
  it('puts a digit into its box and goes on to the next', () => {
    expect(enterDigits(noDigits, 0, '4')).toEqual({ digits: boxes('4'), next: 1 });
    expect(enterDigits(boxes('48219'), 5, '7')).toEqual({ digits: boxes('482197'), next: 5 });
  });

  it('replaces the digit of a full box, whichever side of it the new one was typed on', () => {
    expect(enterDigits(boxes('482'), 1, '85').digits).toEqual(boxes('452'));
    expect(enterDigits(boxes('482'), 1, '58').digits).toEqual(boxes('452'));
    expect(enterDigits(boxes('482'), 1, '88').digits).toEqual(boxes('482'));
  });

  it('spreads what the phone fills in', () => {
    expect(enterDigits(noDigits, 0, '482197')).toEqual({ digits: boxes('482197'), next: 5 });
    expect(enterDigits(boxes('1'), 3, '482197').digits).toEqual(boxes('482197'));
    expect(enterDigits(boxes('1'), 4, '4821').digits).toEqual(['1', '', '', '', '4', '8']);
  });

  it('ignores what is no digit and empties a box', () => {
    expect(enterDigits(boxes('4'), 1, 'a')).toEqual({ digits: boxes('4'), next: 1 });
    expect(enterDigits(boxes('48'), 1, '').digits).toEqual(boxes('4'));
  });
});

it('is full only with six digits', () => {
  expect(isFull(boxes('482197'))).toBe(true);
  expect(isFull(boxes('48219'))).toBe(false);
});
