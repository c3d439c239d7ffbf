import { expect, it } from 'vitest';
import { contactWaysIn } from './contact-ways-in.ts';

/** Sixteen times as long as a description may be, so that what is quadratic takes seconds. */
const length = 8000;
const bound = 500;

const hostile = [
  ...[
    '\u0301\u03016',
    'I6\u0301',
    '6\u0301 @',
    '\u0301.6',
    '-2 ',
    '6-',
    '6_',
    'a6',
    'a.',
    '6.',
    '1.',
    '%6',
    '+6',
    'O6',
  ],
  ...[
    'a@',
    '6@a .',
    '6 (at ',
    '6 point ',
    '6 www ',
    '6http: ',
    'insta ',
    'gmail ',
    'six ',
    'a ',
    'a @ ',
    '677 m ',
    'tt : ',
    'wixsite ',
    'site : ',
    'aroba ',
    'un deux ',
    'o six oh ',
    'one two one hundred ',
    '6Ø()',
    '6a 7',
    '00237 ',
    '6 ',
  ],
];

function millisecondsOf(text: string): number {
  const start = performance.now();
  contactWaysIn(text);
  return performance.now() - start;
}

it.each(hostile)('nobody makes a text of %j that takes long to read', (pattern) => {
  const text = `A${pattern.repeat(length)}`.slice(0, length);
  const best = Math.min(...[1, 2, 3].map(() => millisecondsOf(text)));
  expect(best).toBeLessThan(bound);
});
