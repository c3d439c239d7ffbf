import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['awa@example.cm', 'awa@example.cm'],
  ['AWA+shop@Example.cm', 'awa@example.cm'],
  ['a.w.a@example.cm', 'a.w.a@example.cm'],
  ['a.wa+1+2@gmail.com', 'awa@gmail.com'],
  ['A.wa@GoogleMail.com', 'awa@gmail.com'],
  ['+shop@example.cm', '+shop@example.cm'],
])('%s leads to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
