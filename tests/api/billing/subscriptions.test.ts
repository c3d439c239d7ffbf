import { expect, it } from 'vitest';
import { endTrial, insertSellers, leaveForGood, pay, registerMember, sql, visitor } from '../../factories.ts';
import { newPayerPhone } from '../../setup/payer-phones.ts';

const day = 24 * 60 * 60 * 1000;

type Reader = Pick<Awaited<ReturnType<typeof registerMember>>, 'client'>;

const change = async ({ client }: Reader, verb: 'cancel' | 'resume') =>
  client.rest('POST', `/payments/subscription/${verb}`);
const read = async ({ client }: Reader) =>
  (await client.rest('GET', '/payments/subscription/status')).body.data;

it('a cancellation takes nothing away, and is taken back before the end', async () => {
  const member = await registerMember();
  await pay(member, 'pro');
  const before = await read(member);
  const cancelled = await change(member, 'cancel');
  expect(cancelled.body.data).toMatchObject({
    state: before.state,
    plan: 'pro',
    endsAt: before.paidUntil,
    cancelledAt: expect.any(String),
  });
  expect((await change(member, 'cancel')).body.data.cancelledAt).toBe(cancelled.body.data.cancelledAt);
  expect((await change(member, 'resume')).body.data).toMatchObject({
    cancelledAt: null,
    endsAt: before.endsAt,
  });
  const after = await read(member);
  expect(after).toEqual({ ...before, asOf: after.asOf });
});

it('a payment takes a cancellation back', async () => {
  const member = await registerMember();
  await change(member, 'cancel');
  await pay(member);
  expect((await read(member)).cancelledAt).toBeNull();
});

it('who has nothing that runs cancels nothing', async () => {
  const buyer = await registerMember({ type: 'buyer' });
  const expired = await registerMember();
  await endTrial(expired.user._id);
  for (const member of [buyer, expired]) {
    for (const verb of ['cancel', 'resume'] as const) {
      const { status, body } = await change(member, verb);
      expect([status, body.error]).toEqual([409, 'conflict']);
    }
  }
});

it('what is sold costs in francs what the table says, and is said with days and limits', async () => {
  const { body } = await visitor().rest('GET', '/payments/plans');
  const sold = body.data.plans.map(({ id, price, chargeAmount, days }: Record<string, unknown>) => [
    id,
    price,
    chargeAmount,
    days,
  ]);
  expect(sold).toEqual([
    ['basic', 4.99, 3000, 30],
    ['pro', 9.99, 6000, 30],
    ['premium', 14.99, 9000, 30],
  ]);
  const { body: one } = await visitor().rest('GET', '/payments/plans/pro');
  expect(one.data.plan).toEqual(body.data.plans[1]);
  expect((await visitor().rest('GET', '/payments/plans/gold')).status).toBe(400);
});

it('an expired seller is hidden, and found again in the moment in which they pay', async () => {
  const { word, ids } = await insertSellers(1);
  const reader = await registerMember();
  const found = async () =>
    (await reader.client.rest('GET', `/contacts/search?search=${word}`)).body.data.contacts.length;
  await sql('update subscriptions set trial_ends_at = $2 where user_id = $1', [
    ids[0],
    new Date(Date.now() - day),
  ]);
  expect(await found()).toBe(0);
  await pay({ user: { _id: ids[0] } });
  expect(await found()).toBe(1);
});

it('a receipt names whoever paid as they were then', async () => {
  const member = await registerMember();
  const paid = await pay(member, 'day');
  const receipt = async () => (await member.client.rest('GET', `/payments/${paid}/receipt`)).body.data;
  const before = await receipt();
  expect(before).toMatchObject({ days: 1, payer: { name: member.user.name, email: member.user.email } });
  await member.client.rest('PUT', '/auth/profile', { body: { name: 'Autre Nom' } });
  await sql(`update users set email = 'new-' || email where id = $1`, [member.user._id]);
  expect(await receipt()).toEqual(before);
});

it('payments and receipts of whoever left for good stay, and tell nothing of them', async () => {
  const member = await registerMember();
  const paid = await pay(member);
  const body = { plan: 'pro', phone: newPayerPhone('0004'), provider: 'mtn' };
  const asked = (await member.client.rest('POST', '/payments/create', { body })).body.data.txRef;
  await leaveForGood(member);
  const left = await sql(
    `select payments.tx_ref as "txRef", user_id, phone_hash, phone_end, payer_name, payer_email, receipts.tx_ref is not null as receipt
      from payments left join receipts using (tx_ref) where payments.tx_ref = any($1) order by receipt desc`,
    [[paid, asked]],
  );
  const nobody = { user_id: null, phone_hash: null, phone_end: null, payer_name: null, payer_email: null };
  expect(left).toEqual([
    { txRef: paid, receipt: true, ...nobody },
    { txRef: asked, receipt: false, ...nobody },
  ]);
  // What comes late is money all the same, and has its number.
  await sql(`update payments set state = 'succeeded', succeeded_at = now() where tx_ref = $1`, [asked]);
  expect(await sql('select 1 from receipts where tx_ref = $1', [asked])).toHaveLength(1);
});
