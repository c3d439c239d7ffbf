import { listPayments, noteRepaid } from '@mboalink/db/review-payments.ts';
import { providerIds } from '@mboalink/shared/billing/payments.ts';
import type { ServedWorker } from '@mboalink/worker/local/serve-worker.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPayerPhone } from '../../setup/payer-phones.ts';
import { create, hour, minute, statusOf, txRefOf, usePayments } from '../../setup/paying.ts';

const { own, simulator, now, pass, newPayer, runJobs, serveWith, whatCameOf } = usePayments();

const seconds = 1000;
const paidOnce = { state: 'succeeded', paid: 1, receipts: 1 };
const unpaid = (state: string) => ({ state, paid: 0, receipts: 0 });

beforeAll(() => {
  simulator().settings.slowAnswers = 'at-once';
});

/** Where nobody hears a webhook. */
const nowhere = 'http://127.0.0.1:9';

/** What somebody sees of it who lists what waits for a person. */
async function awaitingPerson(txRef: string) {
  const { waiting } = await listPayments(own.application.addresses.connectionString);
  return waiting.find((payment) => payment.txRef === txRef);
}

const press = (page: string, action: string) =>
  fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ action, phone: '670 00 99 99' }),
    redirect: 'manual',
  });

describe.each(providerIds)('with %s', (provider) => {
  let worker: ServedWorker;
  beforeAll(async () => {
    worker = await serveWith(provider);
    simulator().sendWebhooksTo(worker.url);
  });
  afterAll(() => worker.stop());

  /** Somebody who was asked for the price of basic on a phone that ends so. */
  async function asked(ending: string) {
    const { client, user } = await newPayer({}, worker);
    const created = await create(client, { phone: newPayerPhone(ending) });
    const txRef = txRefOf(created);
    expect(simulator().payments()[0]).toMatchObject({ provider, txRef });
    return {
      answer: created.body.data,
      user,
      /** What the payer's screen is told, and what is written. */
      look: async () => [await statusOf(client, txRef), await whatCameOf(txRef)],
      /** Comes back after an hour or a day, when the access token is over. */
      comeBack: () => client.rest('POST', '/auth/refresh'),
      answerNow: async () => (await client.rest('GET', `/payments/status?txRef=${txRef}`)).body.data,
      cancel: () => client.rest('POST', `/payments/${txRef}/cancel`),
      verify: async () => (await client.rest('POST', `/payments/verify/${txRef}`)).status,
      me: async () => (await client.rest('GET', '/auth/me')).body.data.user,
      subscription: async () => (await client.rest('GET', '/payments/subscription/status')).body.data,
      statuses: () =>
        simulator()
          .payments()[0]
          ?.deliveries.map(({ status }) => status),
    };
  }

  const clock = () => runJobs(worker);

  it('0000 a payment brings its plan, limit, receipt and one mail as soon as the webhook is heard', async () => {
    const payer = await asked('0000');
    expect(payer.answer).toMatchObject({
      status: 'pending',
      nextAction: 'wait_for_confirmation',
      amount: 3000,
      currency: 'XAF',
    });
    await pass(6 * seconds);
    expect(payer.statuses()).toEqual([200]);
    expect(await payer.look()).toEqual(['successful', paidOnce]);
    const me = await payer.me();
    expect(me).toMatchObject({ subscriptionState: 'trial', subscriptionPlan: 'basic', dailyMatchesLimit: 3 });
    const bought = Date.parse(me.paidUntil) - Date.parse(me.trialEndDate);
    expect(bought).toBe(30 * 24 * hour);
    await own.people.readMail(payer.user.email, 'payment of 3');
    expect(await own.people.countMails(payer.user.email, 'payment of 3')).toBe(1);
  });

  it.each([
    ['0001', 'has no funds'],
    ['0002', 'rejects it'],
  ])('%s a payer who %s gets nothing, and may try again at once', async (ending) => {
    const payer = await asked(ending);
    await pass(6 * seconds);
    expect(await payer.look()).toEqual(['failed', unpaid('failed')]);
  });

  it('0003 a prompt that nobody answers is over after a quarter of an hour at the latest', async () => {
    const payer = await asked('0003');
    await pass(4 * minute);
    expect(await payer.look()).toEqual(['pending', unpaid('pending')]);
    await pass(11 * minute);
    await clock();
    await payer.comeBack();
    expect(await payer.look()).toEqual([
      'failed',
      { ...unpaid('failed'), state: expect.stringMatching(/failed|expired/) },
    ]);
  });

  it('0004 what stays pending is over for the payer, after three days as well', async () => {
    const payer = await asked('0004');
    await pass(15 * minute);
    await clock();
    await payer.comeBack();
    expect(await payer.look()).toEqual(['failed', unpaid('expired')]);
    expect(await payer.answerNow()).toMatchObject({
      failureCode: 'expired',
      message: expect.stringContaining('still found and counted'),
    });
    await pass(72 * hour);
    await clock();
    await payer.comeBack();
    expect(await payer.look()).toEqual(['failed', unpaid('expired')]);
  });

  it('0005 money that comes when the screen has given up counts all the same', async () => {
    const payer = await asked('0005');
    await pass(180 * seconds);
    expect(await payer.look()).toEqual(['pending', unpaid('pending')]);
    await pass(20 * seconds);
    expect(await payer.look()).toEqual(['successful', paidOnce]);
  });

  it('0006 a provider that fails after it has asked leaves the payment open, and it succeeds', async () => {
    const payer = await asked('0006');
    expect(await payer.look()).toEqual(['pending', unpaid('uncertain')]);
    await pass(34 * seconds);
    expect(await payer.look()).toEqual(['successful', paidOnce]);
  });

  it.each([
    ['0007', 'another sum', { recordedAmount: 2900, recordedCurrency: 'XAF' }],
    ['0008', 'another currency', { recordedCurrency: expect.not.stringMatching('XAF') }],
  ])('%s %s brings nothing, and waits for a person, who sees what came', async (ending, _, came) => {
    const payer = await asked(ending);
    await pass(6 * seconds);
    const seen = await awaitingPerson(payer.answer.txRef);
    expect(seen).toMatchObject({ recordedTxRef: payer.answer.txRef, ...came });
    expect(await payer.look()).toEqual(['pending', unpaid('review')]);
    expect(await payer.subscription()).toMatchObject({
      openPayment: null,
      reviewedPayment: { status: 'pending', state: 'review' },
    });
    await payer.verify();
    await clock();
    expect(await payer.look()).toEqual(['pending', unpaid('review')]);
    expect(await payer.answerNow()).toMatchObject({
      ...{ status: 'pending', state: 'review', nextAction: 'wait_for_confirmation' },
      message: expect.stringContaining('checking'),
    });
    expect(await payer.answerNow()).not.toHaveProperty('ussdCode');
  });

  it('0009 a webhook that overtakes the answer is no news to it', async () => {
    const payer = await asked('0009');
    await payer.verify();
    expect(await payer.look()).toEqual(['successful', paidOnce]);
  });

  it('0010 three webhooks at once bring one plan', async () => {
    const payer = await asked('0010');
    await pass(6 * seconds);
    expect(payer.statuses()).toEqual([200, 200, 200]);
    expect(await payer.look()).toEqual(['successful', paidOnce]);
  });

  it.each([
    ['0011', 'no webhook comes'],
    ['0012', 'none is signed'],
  ])('%s where %s the clock finds what was paid', async (ending) => {
    const payer = await asked(ending);
    await pass(15 * seconds);
    if (ending === '0012') expect(payer.statuses()).toEqual([401]);
    expect(await whatCameOf(payer.answer.txRef)).toEqual(unpaid('pending'));
    await clock();
    expect(await payer.look()).toEqual(['successful', paidOnce]);
  });

  it('0011 where no webhook comes the screen’s own question finds what was paid', async () => {
    const payer = await asked('0011');
    await pass(12 * seconds);
    expect(await payer.look()).toEqual(['successful', paidOnce]);
  });

  it('0013 a signed webhook that lies brings nothing', async () => {
    const payer = await asked('0013');
    await pass(6 * seconds);
    expect(payer.statuses()).toEqual([200]);
    expect(await payer.look()).toEqual(['failed', unpaid('failed')]);
  });

  it('0014 a failure that is told after the success takes nothing back', async () => {
    const payer = await asked('0014');
    await pass(12 * seconds);
    expect(payer.statuses()).toEqual([200, 200]);
    expect(await payer.look()).toEqual(['successful', paidOnce]);
  });

  it('0015 a word that nobody knows is no end', async () => {
    const payer = await asked('0015');
    await pass(12 * seconds);
    expect(await payer.look()).toEqual(['pending', unpaid('pending')]);
  });

  it('0016 a record that may not be read is read later', async () => {
    const payer = await asked('0016');
    await pass(12 * seconds);
    expect(payer.statuses()).toEqual([503]);
    expect(await payer.verify()).toBe(503);
    expect(await payer.look()).toEqual(['pending', unpaid('pending')]);
    await pass(3 * minute);
    await clock();
    expect(await payer.look()).toEqual(['successful', paidOnce]);
  });

  it('0017 a payment whose answer was lost is found again', async () => {
    const payer = await asked('0017');
    expect(await payer.look()).toEqual(['pending', unpaid('uncertain')]);
    await pass(6 * seconds);
    expect(await payer.look()).toEqual(['successful', paidOnce]);
  });

  it('what is paid after its payer gave up counts all the same, webhook or not', async () => {
    const payer = await asked('0011');
    expect((await payer.cancel()).body.data.status).toBe('failed');
    expect(await payer.verify()).toBe(200);
    expect(await payer.look()).toEqual(['failed', unpaid('cancelled')]);
    await pass(minute);
    await clock();
    expect(await payer.look()).toEqual(['successful', paidOnce]);
  });

  it('0017 what nobody can look up is for a person when its webhook is lost, too, and never closed', async () => {
    simulator().sendWebhooksTo(nowhere);
    const payer = await asked('0017');
    const [prompt] = simulator().payments();
    await pass(20 * minute);
    await clock();
    simulator().sendWebhooksTo(worker.url);
    await payer.comeBack();
    // Flutterwave finds a payment by our reference; CamPay's own was in the answer.
    const isFound = provider === 'flutterwave';
    expect(await payer.look()).toEqual(isFound ? ['successful', paidOnce] : ['pending', unpaid('review')]);
    expect(Boolean(await awaitingPerson(payer.answer.txRef))).toBe(!isFound);
    if (isFound || !prompt) return;
    await simulator().steer(prompt, 'resend-webhook');
    expect(await payer.look()).toEqual(['successful', paidOnce]);
  });

  describe.runIf(provider === 'flutterwave')('a page to pay on', () => {
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
      expect(back.pathname).toBe(`/payment/${txRef}`);
      expect(await status()).toBe('successful');
      expect(await whatCameOf(txRef)).toEqual(paidOnce);
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

    it('that was given up takes no money any more', async () => {
      const { client, page, txRef } = await opened();
      expect((await fetch(page)).status).toBe(200);
      await client.rest('POST', `/payments/${txRef}/cancel`);
      // The provider is told after the answer: a payer who is quicker has paid.
      await expect.poll(async () => (await press(page, 'close')).status).toBe(410);
      expect((await press(page, 'pay')).status).toBe(410);
      expect(await whatCameOf(txRef)).toEqual(unpaid('cancelled'));
    });

    it('that was paid in two windows brings what was paid once, and the second charge is for a person to pay back', async () => {
      const { page, txRef, status } = await opened();
      const [first] = simulator().payments();
      await fetch(page);
      await press(page, 'fail');
      await press(page, 'pay');
      const [second] = simulator().payments();
      expect(await status()).toBe('successful');
      if (first) await simulator().steer(first, 'succeed');
      if (first) await simulator().steer(first, 'resend-webhook');
      expect(await whatCameOf(txRef)).toEqual(paidOnce);
      const { connectionString } = own.application.addresses;
      const repeated = async () => (await listPayments(connectionString)).repeated;
      const charge = { txRef, providerRef: String(first?.id), paidBy: String(second?.id) };
      expect(await repeated()).toMatchObject([charge]);
      expect(await noteRepaid(connectionString, txRef, charge.providerRef)).toBe(true);
      expect(await noteRepaid(connectionString, txRef, charge.providerRef)).toBe(false);
      expect(await repeated()).toEqual([]);
    });
  });
});

/** A seller as they stand who never had a trial. */
async function newUntried(worker?: ServedWorker) {
  const { client, user } = await newPayer({}, worker);
  await own.people.sql('delete from subscription_entries where user_id = $1', [user._id]);
  await own.people.sql('delete from subscriptions where user_id = $1', [user._id]);
  await own.people.sql(
    `delete from spent_trials where identity_hash in (select identity_hash from account_identities where user_id = $1)`,
    [user._id],
  );
  const read = async () => (await client.rest('GET', '/payments/subscription/status')).body.data;
  const start = () => client.rest('POST', '/payments/create-session', { body: { planType: 'pro' } });
  return { user, client, read, start };
}

const free = { isFree: true, paymentUrl: null, reference: null, message: 'Free plan activated successfully' };

it('nothing is to be paid by a seller who never had a trial', async () => {
  const { read, start } = await newUntried();
  const before = simulator().payments().length;
  expect((await read()).mayTry).toBe(true);
  expect((await start()).body.data).toMatchObject(free);
  expect(simulator().payments()).toHaveLength(before);
  const data = await read();
  expect(data).toMatchObject({ state: 'trial', plan: 'pro', mayTry: false });
  expect(Date.parse(data.trialEndsAt)).toBe(now().getTime() + 30 * 24 * 60 * minute);
  await pass(1000);
  expect((await start()).body.isFree).toBe(false);
});

it('a trial needs nobody who collects money', async () => {
  const worker = await serveWith();
  const { client, user, read, start } = await newUntried(worker);
  expect((await client.rest('GET', '/payments/methods')).body.data.methods).toEqual([]);
  await own.people.sql(`update users set user_type = 'buyer' where id = $1`, [user._id]);
  expect([(await read()).mayTry, (await start()).status]).toEqual([false, 503]);
  await own.people.sql(`update users set user_type = 'seller' where id = $1`, [user._id]);
  expect((await start()).body.data).toMatchObject(free);
  await pass(seconds);
  expect((await start()).status).toBe(503);
  await worker.stop();
});
