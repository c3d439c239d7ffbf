import { randomUUID } from 'node:crypto';
import {
  acceptPayment,
  listPayments,
  rejectPayment,
  revokePayment,
  sumMonth,
} from '@mboalink/db/review-payments.ts';
import { type ProductId, termsOf } from '@mboalink/shared/catalogue/plans.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import { expect, it } from 'vitest';
import { countMails, type Member, readMail, registerMember, sql, visitor } from '../../factories.ts';
import { runJobs } from '../../setup/reporting.ts';
import { addresses } from '../../setup/shared-application.ts';

const { connectionString } = addresses;

/** A payment of somebody in a state that only a person can end. */
async function writePayment(
  { user }: Member,
  state: string,
  { age = '0 hours', plan = 'pro' }: { age?: string; plan?: ProductId } = {},
) {
  const txRef = randomUUID();
  await sql(
    `insert into payments (tx_ref, user_id, plan, amount, provider, mode, state, created_at, expires_at)
      values ($1, $2, $5, $6, 'campay', 'hosted', $3, now() - $4::interval, now())`,
    [txRef, user._id, state, age, plan, termsOf(plan).chargeAmount],
  );
  return txRef;
}

const refs = (listed: { txRef: string }[]) => listed.map(({ txRef }) => txRef);

const eventsOf = (txRef: string) =>
  sql('select source, state, raw_status as said from payment_events where tx_ref = $1 order by id', [txRef]);

it('lists what waits for a person, and nothing that the clock still follows', async () => {
  const [one, other, third] = [await registerMember(), await registerMember(), await registerMember()];
  const waiting = await writePayment(one, 'review');
  const lost = await writePayment(other, 'uncertain', { age: '2 hours' });
  const young = await writePayment(third, 'uncertain');
  const listed = await listPayments(connectionString);
  expect(refs(listed.waiting)).toContain(waiting);
  expect(refs(listed.uncertain)).toContain(lost);
  expect(refs(listed.uncertain)).not.toContain(young);
  expect(listed.broken).toEqual([]);
  expect(JSON.stringify(listed)).not.toContain(one.user.email);
});

it('brings what was bought once, with receipt, event, mail and the month’s sum, when a person accepts', async () => {
  const member = await registerMember({}, 'en');
  const txRef = await writePayment(member, 'review');
  const month = doualaDay(new Date()).slice(0, 7);
  const sumOf = async () =>
    (await sumMonth(connectionString, month)).find(({ provider }) => provider === 'campay')?.amount ?? 0;
  const before = await sumOf();
  expect(await acceptPayment(connectionString, txRef)).toBe(true);
  expect(await acceptPayment(connectionString, txRef)).toBe(false);
  expect(await rejectPayment(connectionString, txRef, 'too late')).toBe(false);
  expect((await sumOf()) - before).toBe(6000);
  const { body } = await member.client.rest('GET', `/payments/${txRef}/receipt`);
  expect(body.data).toMatchObject({ txRef, amount: 6000, plan: 'pro' });
  const entries = await sql('select kind from subscription_entries where tx_ref = $1', [txRef]);
  expect(entries).toEqual([{ kind: 'paid' }]);
  expect((await eventsOf(txRef)).at(-1)).toMatchObject({ source: 'review', state: 'succeeded' });
  await runJobs('outbox');
  const { Text } = await readMail(member.user.email, 'We received your payment');
  expect(Text).toContain(body.data.number);
  expect(await countMails(member.user.email, 'We received your payment')).toBe(1);
});

it('brings a pass that a person accepts, to whoever never had a plan, and calls it nothing that is broken', async () => {
  const member = await registerMember({}, 'en');
  await sql('delete from subscriptions where user_id = $1', [member.user._id]);
  const txRef = await writePayment(member, 'review', { plan: 'week' });
  expect(await acceptPayment(connectionString, txRef)).toBe(true);
  const [pass] = await sql<{ reveals: number; endsAt: Date }>(
    'select reveals, ends_at as "endsAt" from passes where tx_ref = $1',
    [txRef],
  );
  expect(pass?.reveals).toBe(50);
  expect(refs((await listPayments(connectionString)).broken)).not.toContain(txRef);
  const [mail] = await sql<{ payload: object }>(
    `select payload from outbox where idempotency_key = 'payment-received-' || $1`,
    [txRef],
  );
  expect(mail?.payload).toMatchObject({ plan: 'week', amount: 1000, paidUntil: pass?.endsAt.toISOString() });
});

it('takes what is left of what was bought once its money went back; the receipt stays, and says so', async () => {
  const member = await registerMember();
  const txRef = await writePayment(member, 'review', { plan: 'premium' });
  const month = doualaDay(new Date()).slice(0, 7);
  const sums = async () => (await sumMonth(connectionString, month)).find((one) => one.provider === 'campay');
  const standing = async () => (await member.client.rest('GET', '/payments/subscription/status')).body.data;
  expect(await revokePayment(connectionString, txRef, 'not paid yet')).toBe(false);
  const before = await standing();
  expect(await acceptPayment(connectionString, txRef)).toBe(true);
  const paid = await sums();
  const { number } = (await member.client.rest('GET', `/payments/${txRef}/receipt`)).body.data;
  expect((await standing()).plans).toEqual([{ plan: 'premium', until: expect.any(String) }]);
  expect(await revokePayment(connectionString, txRef, 'charge-back 7001')).toBe(true);
  expect(await revokePayment(connectionString, txRef, 'twice')).toBe(false);
  expect(await standing()).toMatchObject({ state: 'trial', plan: before.plan, paidUntil: null, plans: [] });
  const after = await sums();
  expect((after?.revoked ?? 0) - (paid?.revoked ?? 0)).toBe(9000);
  // Others pay meanwhile; what came is not less because something went.
  expect(after?.count).toBeGreaterThanOrEqual(paid?.count ?? 0);
  expect(after?.amount).toBeGreaterThanOrEqual(paid?.amount ?? 0);
  const receipt = (await member.client.rest('GET', `/payments/${txRef}/receipt`)).body.data;
  expect(receipt).toMatchObject({ number, amount: 9000, revokedAt: expect.any(String) });
  const [listed] = (await member.client.rest('GET', '/payments')).body.data.payments;
  expect(listed).toMatchObject({ status: 'successful', receipt: number, revokedAt: receipt.revokedAt });
  expect((await eventsOf(txRef)).at(-1)).toMatchObject({ said: 'money went back: charge-back 7001' });
  expect(refs((await listPayments(connectionString)).broken)).not.toContain(txRef);
});

it('ends a payment without money, and keeps why; it can still be accepted', async () => {
  const member = await registerMember();
  const txRef = await writePayment(member, 'review');
  expect(await rejectPayment(connectionString, txRef, 'no such transaction at CamPay')).toBe(true);
  expect((await eventsOf(txRef)).at(-1)).toEqual({
    source: 'review',
    state: 'failed',
    said: 'no such transaction at CamPay',
  });
  const { body } = await member.client.rest('GET', `/payments/status?txRef=${txRef}`);
  expect(body.data.status).toBe('failed');
  expect(await acceptPayment(connectionString, txRef)).toBe(true);
  expect(await acceptPayment(connectionString, randomUUID())).toBe(false);
});

it('writes receipt, mail and the month’s sum with what came, not with what was asked', async () => {
  const member = await registerMember({}, 'en');
  const txRef = await writePayment(member, 'review');
  const record = (amount: number, currency: string) =>
    sql('update payments set recorded_amount = $2, recorded_currency = $3 where tx_ref = $1', [
      txRef,
      amount,
      currency,
    ]);
  const reviewed = async () => (await visitor().rest('GET', '/health')).body.data.reviewedPayments;
  const receiptOf = async (paid: string) =>
    (await member.client.rest('GET', `/payments/${paid}/receipt`)).body.data.amount;
  const before = await reviewed();
  await record(10, 'USD');
  expect(await acceptPayment(connectionString, txRef)).toBe(false);
  await record(5900, 'XAF');
  expect(await acceptPayment(connectionString, txRef)).toBe(true);
  expect(await reviewed()).toBe(before - 1);
  expect(await receiptOf(txRef)).toBe(5900);
  const other = await writePayment(member, 'review');
  expect(await acceptPayment(connectionString, other, 6100)).toBe(true);
  expect(await receiptOf(other)).toBe(6100);
  await runJobs('outbox');
  expect((await readMail(member.user.email, 'We received your payment of 5')).Text).toMatch(/5.900/);
});
