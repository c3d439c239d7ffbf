import { expect, it } from 'vitest';
import { operatorOf } from './payments.ts';

it.each([
  ['650', 'mtn'],
  ['654', 'mtn'],
  ['670', 'mtn'],
  ['679', 'mtn'],
  ['683', 'mtn'],
  ['655', 'orange'],
  ['659', 'orange'],
  ['690', 'orange'],
  ['686', 'orange'],
  ['684', undefined],
  ['685', undefined],
  ['688', undefined],
  ['640', undefined],
  ['620', undefined],
  ['671', 'mtn'],
  ['67', 'mtn'],
  ['6', undefined],
  ['770', undefined],
])('%s… is of %s', (number, operator) => {
  expect(operatorOf(number)).toBe(operator);
});
