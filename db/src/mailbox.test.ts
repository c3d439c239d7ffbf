import { mailboxOf } from '@mboalink/shared/accounts/mailbox.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type FreshDatabase, startFreshDatabase } from '../local/database.ts';

vi.setConfig({ hookTimeout: 60_000 });

let database: FreshDatabase;

beforeAll(async () => {
  database = await startFreshDatabase();
});

afterAll(() => database.stop());

it.each([
  ['awa@atelier.cm', 'awa@atelier.cm'],
  ['awa+shop@atelier.cm', 'awa@atelier.cm'],
  ['awa+a+b@atelier.cm', 'awa@atelier.cm'],
  ['a.w.a@atelier.cm', 'a.w.a@atelier.cm'],
  ['A.w.a+Shop@Gmail.com', 'awa@gmail.com'],
  ['a.wa@googlemail.com', 'awa@gmail.com'],
  ['+shop@atelier.cm', '+shop@atelier.cm'],
  ['+shop@gmail.com', '+shop@gmail.com'],
  ['A-w_a.shop+x@Proton.me', 'awashop@proton.me'],
  ['awa.shop@pm.me', 'awashop@proton.me'],
  ['aw_a-shop@protonmail.com', 'awashop@proton.me'],
  ['-._@proton.me', '-._@proton.me'],
  ['shop@awa.fastmail.com', 'awa@fastmail.com'],
  ['Any+thing@Awa.Fastmail.FM', 'awa@fastmail.fm'],
  ['a.wa+x@fastmail.com', 'a.wa@fastmail.com'],
  ['shop@awa.b.fastmail.com', 'shop@awa.b.fastmail.com'],
  ['shop@awa.notfastmail.com', 'shop@awa.notfastmail.com'],
])('%s leads to the mailbox %s, here and in the database', async (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
  const { rows } = await database.client.query('select mailbox_of($1) as mailbox', [address]);
  expect(rows[0]?.mailbox).toBe(mailbox);
});

const insert = async (email: string, whatsapp: string, shares = false): Promise<string> => {
  const { rows } = await database.client.query(
    `insert into users (name, email, whatsapp, user_type, language, shares_mailbox)
      values ('Awa', $1, $2, 'buyer', 'fr', $3) returning id`,
    [email, whatsapp, shares],
  );
  return rows[0].id;
};

it('is one account’s only, except for those that shared it before', async () => {
  await insert('awa@atelier.cm', '+237670000001');
  await insert('awa+old@atelier.cm', '+237670000002', true);
  await expect(insert('awa+new@atelier.cm', '+237670000003')).rejects.toMatchObject({
    constraint: 'users_mailbox_key',
  });
});
