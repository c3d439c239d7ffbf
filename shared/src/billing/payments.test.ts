import { expect, it } from 'vitest';
import { payerPhone, payerPhonePattern } from './payer-phone.ts';
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
  ['688', 'orange'],
  ['689', 'orange'],
  ['640', 'orange'],
  ['642', 'orange'],
  ['643', undefined],
  ['620', undefined],
  ['671', 'mtn'],
  ['67', 'mtn'],
  ['6', undefined],
  ['770', undefined],
])('%s… is of %s', (number, operator) => {
  expect(operatorOf(number)).toBe(operator);
});

it.each([
  ['6 70 00 00 01', '670000001'],
  ['https://wa.me/237670000001', '670000001'],
  ['+237 (0) 7 71 23 45 67', '771234567'],
  ['2 22 12 34 56', undefined],
  ['670000001 / 690000002', undefined],
  ['6 70', undefined],
])('%s pays as %s', (typed, phone) => {
  const read = payerPhone(typed);
  expect(payerPhonePattern.test(read) ? read : undefined).toBe(phone);
});
