import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['awa@example.cm', 'awa@example.cm'],
  ['AWA+shop@Example.cm', 'awa@example.cm'],
  ['a.w.a@example.cm', 'a.w.a@example.cm'],
  ['a.wa+1+2@gmail.com', 'awa@gmail.com'],
  ['A.wa@GoogleMail.com', 'awa@gmail.com'],
  ['+shop@example.cm', '+shop@example.cm'],
  ['A-w_a.shop+x@Proton.me', 'awashop@proton.me'],
  ['awa.shop@pm.me', 'awashop@proton.me'],
  ['aw_a-shop@protonmail.com', 'awashop@proton.me'],
  ['-._@proton.me', '-._@proton.me'],
  ['shop@awa.fastmail.com', 'awa@fastmail.com'],
  ['Any+thing@Awa.Fastmail.FM', 'awa@fastmail.fm'],
  ['a.wa+x@fastmail.com', 'a.wa@fastmail.com'],
  ['shop@awa.b.fastmail.com', 'shop@awa.b.fastmail.com'],
  ['shop@awa.notfastmail.com', 'shop@awa.notfastmail.com'],
])('%s leads to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
