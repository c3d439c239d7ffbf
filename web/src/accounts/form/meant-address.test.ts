import { expect, it } from 'vitest';
import { meantAddress } from './meant-address.ts';

it.each([
  ['awa@gmial.com', 'awa@gmail.com'],
  ['awa@gmai.com', 'awa@gmail.com'],
  ['awa@gmaill.com', 'awa@gmail.com'],
  ['awa@gnail.com', 'awa@gmail.com'],
  ['Awa@gmail.cm', 'Awa@gmail.com'],
  ['awa@GMAIL.CON ', 'awa@gmail.com'],
  ['elodie@gmial.con', 'elodie@gmail.com'],
  ['awa@fmail.fr', undefined],
  ['awa@yahoo.com.br', undefined],
  ['awa@yaho.fr', 'awa@yahoo.fr'],
  ['awa@hotmial.com', 'awa@hotmail.com'],
  ['awa@gmail.com', undefined],
  ['awa@ymail.com', undefined],
  ['awa@mail.com', undefined],
  ['awa@atelier.example', undefined],
  ['gmial.com', undefined],
  ['@gmial.com', undefined],
  ['', undefined],
])('takes %s for %s', (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant);
});
