import { compareMonth, rejectPayment, sumMonth } from '@mboalink/db/review-payments.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../setup/client.ts';
import { newPayerPhone } from '../../setup/payer-phones.ts';
import { create, hour, minute, statusOf, txRefOf, usePayments } from '../../setup/paying.ts';
import { useTestApplication } from '../../setup/use-test-application.ts';

const { own, simulator, now, pass, newPayer, runJobs, whatCameOf } = usePayments(
  useTestApplication('records', { isStill: true }),
);

const seconds = 1000;
const paidOnce = { state: 'succeeded', paid: 1, receipts: 1 };

beforeAll(() => {
  simulator().settings.slowAnswers = 'at-once';
});

/** How the clock follows a payment. */
async function followed(txRef: string) {
  const [row] = await own.people.sql<{ checks: number; nextAge: number | null }>(
    `select checks, extract(epoch from next_check_at - created_at)::int as "nextAge" from payments where tx_ref = $1`,
    [txRef],
  );
  return row;
}

const verify = (client: Client, txRef: string) => client.rest('POST', `/payments/verify/${txRef}`);

describe('a month', () => {
  const monthAt = (milliseconds: number) => doualaDay(new Date(milliseconds)).slice(0, 7);
  const charges = () =>
    simulator()
      .ledger()
      .rows.map(({ txRef, amount }) => ({ txRef, francs: amount }));
  const press = (page: string, action: string) =>
    fetch(page, { method: 'POST', body: new URLSearchParams({ action, phone: newPayerPhone() }) });

  /** Pays on a page in two windows: who was refused in one confirms on the phone after they paid in the other. */
  async function payTwice() {
    const { client } = await newPayer();
    const { body } = await client.rest('POST', '/payments/create-session', { body: { planType: 'pro' } });
    const { paymentUrl: page, reference: txRef } = body.data;
    const [first] = simulator().payments();
    await fetch(page);
    for (const action of ['fail', 'pay']) await press(page, action);
    if (first) await simulator().steer(first, 'succeed');
    expect(await whatCameOf(txRef)).toEqual(paidOnce);
    return txRef;
  }

  it('agrees with the provider’s own report to the franc, and each payment that does not is named', async () => {
    // None ends meanwhile.
    if (monthAt(now().getTime() + hour) !== monthAt(now().getTime())) await pass(hour);
    const month = monthAt(now().getTime());
    const { connectionString } = own.application.addresses;
    const compare = (report = charges()) =>
      compareMonth(connectionString, { month, provider: 'flutterwave' }, report);
    const pay = async (plan: string, ending: string) => {
      const txRef = txRefOf(await create((await newPayer()).client, { plan, phone: newPayerPhone(ending) }));
      await pass(6 * seconds);
      return txRef;
    };
    const basic = await pay('basic', '0000');
    const week = await pay('week', '0000');
    await pay('pro', '0001');
    const [sum] = await sumMonth(connectionString, month);
    expect(sum).toMatchObject({ provider: 'flutterwave', count: 2, amount: 4000 });
    expect(simulator().ledger().totals).toEqual({ XAF: 4000 });
    expect(await compare()).toEqual([]);

    const counted = { state: 'succeeded', month };
    const paid = { txRef: basic, ...counted, received: 3000 };
    const stranger = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const planted = [
      { txRef: basic, francs: 2950 },
      { txRef: stranger, francs: 500 },
    ];
    expect(await compare(planted)).toEqual([
      { ...paid, reported: [2950] },
      { txRef: week, ...counted, received: 1000, reported: [] },
      { txRef: stranger, state: null, received: null, month: null, reported: [500] },
    ]);

    const short = await pay('basic', '0007');
    const twice = await payTwice();
    expect(await compare()).toEqual([
      { txRef: short, state: 'review', received: null, month: null, reported: [2900] },
      { txRef: twice, ...counted, received: 6000, reported: [6000, 6000] },
    ]);
  });
});

describe('a provider is asked where a payment stands', () => {
  it('once, however often and in whichever way its payer asks at once', async () => {
    const { client } = await newPayer();
    const txRef = txRefOf(await create(client, { phone: newPayerPhone('0004') }));
    await pass(20 * seconds);
    const status = { name: 'billing.paymentStatus', input: { txRef } };
    const [batch] = await Promise.all([
      client.batch(Array(10).fill(status)),
      ...Array.from({ length: 5 }, () => verify(client, txRef)),
      ...Array.from({ length: 5 }, () => statusOf(client, txRef)),
    ]);
    expect(batch.status).toBe(200);
    expect((await followed(txRef))?.checks).toBe(1);
  });

  it('twenty times an hour for one person who insists, whatever became of it', async () => {
    // An hour of the clock is what counts.
    const left = hour - (now().getTime() % hour);
    if (left < 5 * minute) await pass(left);
    const { client } = await newPayer();
    const txRef = txRefOf(await create(client, { phone: newPayerPhone('0004') }));
    await client.rest('POST', `/payments/${txRef}/cancel`);
    const verifyLater = async () => {
      await pass(6 * seconds);
      return verify(client, txRef);
    };
    for (let index = 0; index < 20; index += 1) expect((await verifyLater()).status).toBe(200);
    const refused = await verifyLater();
    expect([refused.status, refused.body.error]).toEqual([429, 'rate_limited']);
    expect((await followed(txRef))?.checks).toBe(20);
    await pass(hour);
    await client.rest('POST', '/auth/refresh');
    expect((await verifyLater()).status).toBe(200);
  });

  it('by the clock as soon as for others, however often its payer asked', async () => {
    const { client } = await newPayer();
    const txRef = txRefOf(await create(client, { phone: newPayerPhone('0004') }));
    for (let waited = 0; waited < 180; waited += 12) {
      await pass(12 * seconds);
      await statusOf(client, txRef);
    }
    expect((await followed(txRef))?.nextAge).toBe(225);
  });
});

it('the clock finds what was paid beside any heap of pages, and of payments of another', async () => {
  const { user } = await newPayer();
  await own.people.sql(
    `insert into payments (tx_ref, user_id, plan, amount, provider, mode, operator, phone_hash, state, created_at, expires_at,
        next_check_at)
      select gen_random_uuid(), $1, 'basic', 3000, 'flutterwave', mode, null, case mode when 'direct' then 'x' end, 'cancelled',
        $2::timestamptz - interval '1 minute', $2, $2::timestamptz - interval '30 seconds'
      from unnest(array['hosted', 'direct']) as mode, generate_series(1, 60)`,
    [user._id, now()],
  );
  const { client } = await newPayer();
  const txRef = txRefOf(await create(client, { phone: newPayerPhone('0011') }));
  await pass(15 * seconds);
  await runJobs();
  expect(await whatCameOf(txRef)).toEqual(paidOnce);
});

describe('a page', () => {
  async function opened() {
    const { client } = await newPayer();
    const { body } = await client.rest('POST', '/payments/create-session', { body: { planType: 'basic' } });
    const { paymentUrl: page, reference: txRef } = body.data;
    const press = (action: string) =>
      fetch(page, { method: 'POST', body: new URLSearchParams({ action, phone: '670000011' }) });
    return { client, page, txRef, press };
  }

  async function letPass(milliseconds: number) {
    for (let passed = 0; passed < milliseconds; passed += 5 * minute) {
      await pass(5 * minute);
      await runJobs();
    }
  }

  it('that nobody began is looked at until it has ended, and no more', async () => {
    const { txRef } = await opened();
    await letPass(40 * minute);
    expect(await followed(txRef)).toMatchObject({ nextAge: null });
    expect(await whatCameOf(txRef)).toMatchObject({ state: 'expired', paid: 0 });
  });

  it.each(['the clock', 'its payer'])(
    'on which one try failed and the next paid is found by %s',
    async (by) => {
      const { client, page, txRef, press } = await opened();
      await fetch(page);
      await press('fail');
      expect(await statusOf(client, txRef)).toBe('failed');
      await press('pay');
      await pass(minute);
      if (by === 'the clock') await runJobs();
      else expect(await statusOf(client, txRef)).toBe('successful');
      expect(await whatCameOf(txRef)).toEqual(paidOnce);
    },
  );
});

describe('what a person decides', () => {
  it('is nothing that was abandoned', async () => {
    const { client } = await newPayer();
    const txRef = txRefOf(await create(client, { phone: newPayerPhone('0004') }));
    await client.rest('POST', `/payments/${txRef}/cancel`);
    await pass(73 * hour);
    await client.rest('POST', '/auth/refresh');
    expect((await verify(client, txRef)).body.data.status).toBe('failed');
    await runJobs();
    expect(await followed(txRef)).toMatchObject({ nextAge: null });
  });

  it('stands, unless what was asked for is paid', async () => {
    const { client } = await newPayer();
    const txRef = txRefOf(await create(client, { phone: newPayerPhone('0007') }));
    await pass(20 * seconds);
    expect(await whatCameOf(txRef)).toMatchObject({ state: 'review' });
    expect(await rejectPayment(own.application.services.connectionString, txRef, 'paid back')).toBe(true);
    await pass(minute);
    expect((await verify(client, txRef)).body.data.status).toBe('failed');
    expect(await whatCameOf(txRef)).toMatchObject({ state: 'failed', paid: 0 });
    const payment = simulator().payments()[0];
    if (payment) Object.assign(payment, { paid: payment.asked });
    await pass(minute);
    expect((await verify(client, txRef)).body.data.status).toBe('successful');
    expect(await whatCameOf(txRef)).toEqual(paidOnce);
  });
});
