import { providerIds } from '@mboalink/shared/billing/provider-ids.ts';
import type { ServedWorker } from '@mboalink/worker/local/serve-worker.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minute, statusOf, usePayments } from '../../setup/paying.ts';

const { own, simulator, now, pass, newPayer, runJobs, serveWith, whatCameOf } = usePayments('hosted');

const press = (page: string, action: string) =>
  fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ action, phone: '670 00 99 99' }),
    redirect: 'manual',
  });

describe.each(providerIds)('a page of %s', (provider) => {
  let worker: ServedWorker;
  beforeAll(async () => {
    worker = await serveWith(provider);
    simulator().sendWebhooksTo(worker.url);
  });
  afterAll(() => worker.stop());

  async function opened() {
    const { client } = await newPayer({}, worker);
    const { status, body } = await client.rest('POST', '/payments/create-session', {
      body: { planType: 'premium', paymentMethod: 'mobile_money', isFree: true, amount: 1 },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ isFree: false, paymentUrl: body.data.paymentUrl });
    const { paymentUrl: page, reference: txRef } = body.data;
    expect(simulator().payments()[0]?.asked).toEqual({ amount: 9000, currency: 'XAF' });
    return { client, page, txRef, status: () => statusOf(client, txRef) };
  }

  it('is pending until somebody opens it, and the same is answered again', async () => {
    const { client, page, txRef, status } = await opened();
    await pass(minute);
    expect(await status()).toBe('pending');
    const again = await client.rest('POST', '/payments/create-session', { body: { planType: 'premium' } });
    expect(again.body).toMatchObject({ paymentUrl: page, reference: txRef });
  });

  it('Pay brings the plan, and leads back to the page that asks where it stands', async () => {
    const { page, txRef, status } = await opened();
    await fetch(page);
    const back = new URL((await press(page, 'pay')).headers.get('location') ?? '');
    expect([back.pathname, back.searchParams.get('payment')]).toEqual(['/pricing', txRef]);
    expect(await status()).toBe('successful');
    expect(await whatCameOf(txRef)).toEqual({ state: 'succeeded', paid: 1, receipts: 1 });
  });

  it('Fail, Cancel and Close bring nothing, and another try may begin a quarter of an hour later at the latest', async () => {
    for (const action of ['fail', 'cancel', 'close']) {
      const { client, page, txRef } = await opened();
      await fetch(page);
      await press(page, action);
      await pass(15 * minute);
      await client.rest('POST', '/auth/refresh');
      await runJobs(worker);
      expect(await whatCameOf(txRef), action).toMatchObject({ paid: 0, receipts: 0 });
      expect(
        (await client.rest('POST', '/payments/create-session', { body: { planType: 'pro' } })).status,
      ).toBe(200);
    }
  });
});

it('nothing is to be paid by a seller who never had a trial', async () => {
  const { client, user } = await newPayer();
  await own.people.sql('delete from subscription_entries where user_id = $1', [user._id]);
  await own.people.sql('delete from subscriptions where user_id = $1', [user._id]);
  await own.people.sql(
    `delete from spent_trials where identity_hash in (select identity_hash from account_identities where user_id = $1)`,
    [user._id],
  );
  const before = simulator().payments().length;
  const start = () => client.rest('POST', '/payments/create-session', { body: { planType: 'pro' } });
  expect((await start()).body).toMatchObject({ isFree: true, paymentUrl: null, reference: null });
  expect(simulator().payments()).toHaveLength(before);
  const { data } = (await client.rest('GET', '/payments/subscription/status')).body;
  expect(data).toMatchObject({ state: 'trial', plan: 'pro' });
  expect(Date.parse(data.trialEndsAt)).toBe(now().getTime() + 30 * 24 * 60 * minute);
  await pass(1000);
  expect((await start()).body.isFree).toBe(false);
});
