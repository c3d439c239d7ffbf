import { expect, it } from 'vitest';
import { ussdCodeIn } from './ussd-code.ts';

it.each([
  ['*126#', 'mtn', '*126#'],
  ['#150*50#', 'orange', '#150*50#'],
  ['*126#', 'orange', '*126#'],
  ['Confirm your transaction by dialing *126#', 'mtn', '*126#'],
  ['Dial *126# for MTN or #150*50# for Orange', 'mtn', '*126#'],
  ['Dial *126# for MTN or #150*50# for Orange', 'orange', '#150*50#'],
  ['Dial the code', 'mtn', undefined],
  [null, 'mtn', undefined],
] as const)('finds in %j for %s: %s', (text, operator, code) => {
  expect(ussdCodeIn(text, operator)).toBe(code);
});
