import { providerIds } from '@mboalink/shared/billing/payments.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import { clockHeader } from '@mboalink/worker/local/held-clock.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, signed } from '../../setup/client.ts';
import { endpointOf } from '../../setup/endpoint-of.ts';
import { newPayerPhone } from '../../setup/payer-phones.ts';
import { create, hour, minute, txRefOf, usePayments } from '../../setup/paying.ts';
import { call, transports } from '../../setup/transports.ts';

const { own, simulator, now, pass, newPayer, runJobs, serveWith, whatCameOf } = usePayments();

const seconds = 1000;

beforeAll(() => {
  simulator().settings.slowAnswers = 'at-once';
});

const prompted = () => simulator().payments().length;

describe.each(transports)('a payment over %s', (transport) => {
  async function ask(client: Client, name: string, input?: object) {
    return call(client, transport, endpointOf(`billing.${name}`), input);
  }

  it('goes from the prompt to the plan, its receipt and the list', async () => {
    const { client, user } = await newPayer({ selectedPlan: 'basic' });
    const phone = newPayerPhone();
    const created = await ask(client, 'createPayment', {
      plan: 'pro',
      phone: `+237 ${phone}`,
      provider: 'mtn',
    });
    expect(created).toMatchObject({
      status: 200,
      data: {
        status: 'pending',
        nextAction: 'wait_for_confirmation',
        plan: 'pro',
        amount: 6000,
        currency: 'XAF',
      },
    });
    const { txRef } = created.data;
    expect(created.data).toMatchObject({ operator: 'mtn', phoneEnd: phone.slice(-2) });
    expect((await ask(client, 'subscription')).data.openPayment).toEqual(created.data);
    await pass(6 * seconds);

    expect((await ask(client, 'paymentStatus', { txRef })).data).toMatchObject({ status: 'successful' });
    expect((await ask(client, 'verifyPayment', { txRef })).data).toMatchObject({ status: 'successful' });
    expect(await whatCameOf(txRef)).toEqual({ state: 'succeeded', paid: 1, receipts: 1 });
    const { data: subscription } = await ask(client, 'subscription');
    expect(subscription).toMatchObject({ state: 'trial', plan: 'pro', openPayment: null });
    expect(subscription.plans).toEqual([{ plan: 'pro', until: subscription.endsAt }]);
    const me = (await client.rest('GET', '/auth/me')).body.data.user;
    expect(me).toMatchObject({
      subscriptionPlan: 'pro',
      dailyMatchesLimit: 5,
      paidUntil: subscription.paidUntil,
    });

    const receipt = (await ask(client, 'receipt', { txRef })).data;
    expect(receipt).toMatchObject({
      number: expect.stringMatching(/^\d{4}-\d{6}$/),
      txRef,
      plan: 'pro',
      amount: 6000,
      days: 30,
      payer: { name: user.name, email: user.email },
    });
    expect((await ask(client, 'payments')).data.payments).toMatchObject([
      { txRef, status: 'successful', nextAction: 'none', receipt: receipt.number },
    ]);
    expect((await own.people.readMail(user.email, 'payment of 6')).Text).toContain(receipt.number);

    const exported = (await client.rest('GET', '/auth/export')).body.data;
    expect(exported.payments).toEqual([
      expect.objectContaining({ txRef, state: 'succeeded', amount: 6000, receipt: receipt.number }),
    ]);
    expect(exported.subscriptionEntries).toMatchObject([
      { kind: 'trial', txRef: null, plan: 'basic' },
      { kind: 'paid', txRef, plan: 'pro', seconds: 30 * 24 * 3600 },
    ]);
  });

  it('brings a pass: contacts for so long, its receipt, and nothing of a plan', async () => {
    const { client, user } = await newPayer();
    const before = (await ask(client, 'subscription')).data;
    const { data: sold } = await ask(client, 'plans');
    for (const { id, chargeAmount, reveals, days } of sold.passes) {
      const created = await ask(client, 'createPayment', {
        ...{ plan: id, phone: newPayerPhone(), provider: 'mtn', amount: 1, reveals: 900 },
      });
      const { txRef } = created.data;
      expect(created.data).toMatchObject({ status: 'pending', plan: id, amount: chargeAmount });
      await pass(6 * seconds);
      expect(await whatCameOf(txRef)).toEqual({ state: 'succeeded', paid: 1, receipts: 1 });
      const [running] = await own.people.sql<{ kind: string; reveals: number; days: number }>(
        `select kind, reveals, extract(epoch from ends_at - starts_at)::int / 86400 as days from passes
          join payments using (tx_ref) where tx_ref = $1 and starts_at = succeeded_at`,
        [txRef],
      );
      expect(running).toEqual({ kind: id, reveals, days });
      const receipt = (await ask(client, 'receipt', { txRef })).data;
      expect(receipt).toMatchObject({ plan: id, days, amount: chargeAmount });
      const mail = await own.people.readMail(user.email, `payment of ${formatFrancs(chargeAmount)}`);
      expect(mail.Text).toContain(`${id} pass`);
      expect(mail.Text).toContain(`${reveals} more contacts until`);
    }
    const listed = (await ask(client, 'payments')).data.payments;
    const after = (await ask(client, 'subscription')).data;
    expect(before.lastPaidAt).toBeNull();
    expect(before.passes).toEqual([]);
    const held = sold.passes.map(({ id, reveals }: { id: string; reveals: number }) => {
      return { kind: id, reveals, remaining: reveals, endsAt: expect.stringMatching(/Z$/) };
    });
    expect(after).toEqual({
      ...before,
      asOf: after.asOf,
      lastPaidAt: listed[0].succeededAt,
      passes: held,
    });
    expect(listed.map(({ plan }: { plan: string }) => plan)).toEqual(['week', 'day']);
  });

  it('is one at a time: the same is answered again, another names the one that waits', async () => {
    const { client } = await newPayer();
    const same = { plan: 'basic', phone: newPayerPhone('0004'), provider: 'mtn' };
    const first = await ask(client, 'createPayment', same);
    const before = prompted();
    expect((await ask(client, 'createPayment', same)).data).toEqual(first.data);
    for (const other of [{ plan: 'pro' }, { phone: newPayerPhone() }, { provider: 'orange' }]) {
      const refused = await ask(client, 'createPayment', { ...same, ...other });
      expect(refused).toMatchObject({ status: 409, error: { error: 'payment_open' } });
      expect(refused.error.txRef).toBe(first.data.txRef);
    }
    expect(prompted()).toBe(before);
  });

  it('is nobody else’s', async () => {
    const { client } = await newPayer();
    const txRef = txRefOf(await create(client));
    await pass(6 * seconds);
    const { client: stranger } = await newPayer();
    for (const name of ['paymentStatus', 'verifyPayment', 'cancelPayment', 'receipt']) {
      const foreign = await ask(stranger, name, { txRef });
      expect(foreign, name).toMatchObject({ status: 404, error: { error: 'not_found' } });
      const unknown = await ask(stranger, name, { txRef: '0f8fad5b-d9cb-469f-a165-70867728950e' });
      expect(unknown.error.error, name).toBe('not_found');
    }
    expect((await ask(stranger, 'payments')).data.payments).toEqual([]);
    expect(await whatCameOf(txRef)).toMatchObject({ state: 'succeeded' });
  });

  it('is none of a buyer’s', async () => {
    const { client } = await newPayer({ type: 'buyer' });
    const before = prompted();
    for (const plan of ['basic', 'day']) {
      const input = { plan, phone: newPayerPhone(), provider: 'mtn' };
      expect(await ask(client, 'createPayment', input)).toMatchObject({
        status: 403,
        error: { message: expect.stringContaining('Buyers need no plan') },
      });
      expect(await ask(client, 'createSession', { planType: plan })).toMatchObject({ status: 403 });
    }
    expect(prompted()).toBe(before);
  });

  it('costs what it costs, whatever the browser says', async () => {
    const { client } = await newPayer();
    const said = { amount: 1, price: 1, currency: 'USD', status: 'successful', isFree: true, days: 900 };
    const { data } = await ask(client, 'createPayment', {
      plan: 'premium',
      phone: newPayerPhone(),
      provider: 'mtn',
      ...said,
    });
    expect(data).toMatchObject({ status: 'pending', amount: 9000, currency: 'XAF' });
    expect(simulator().payments()[0]?.asked).toEqual({ amount: 9000, currency: 'XAF' });
    await ask(client, 'paymentStatus', { txRef: data.txRef, ...said });
    await ask(client, 'verifyPayment', { txRef: data.txRef, ...said });
    expect(await whatCameOf(data.txRef)).toEqual({ state: 'pending', paid: 0, receipts: 0 });
  });
});

describe('a provider that is down', () => {
  it('asks nobody, and the next payments go to the second; what is open stays where it is', async () => {
    // Nobody else was answered lately.
    await pass(3 * minute);
    const waiting = await newPayer();
    const open = txRefOf(await create(waiting.client, { phone: newPayerPhone('0005') }));
    const [{ provider: first } = { provider: undefined }] = simulator().payments();
    if (!first) throw new Error('nobody was asked');
    await simulator().setCondition(first, 'unreachable');

    const { client } = await newPayer();
    const uncertain = await create(client);
    expect(uncertain.body.data.status).toBe('pending');
    const other = await newPayer();
    const taken = txRefOf(await create(other.client));
    expect(simulator().payments()[0]?.provider).not.toBe(first);
    await pass(6 * seconds);
    expect(await whatCameOf(taken)).toEqual({ state: 'succeeded', paid: 1, receipts: 1 });

    await pass(15 * minute);
    await runJobs();
    await pass(23 * hour);
    await runJobs();
    expect(await whatCameOf(open)).toMatchObject({ paid: 0 });
    await simulator().setCondition(first, 'up');
    expect(await whatCameOf(open)).toEqual({ state: 'succeeded', paid: 1, receipts: 1 });
  });

  it('is not what one lost answer says while others are answered', async () => {
    await pass(3 * minute);
    for (let index = 0; index < 2; index += 1) await create((await newPayer()).client);
    const [{ provider } = { provider: undefined }] = simulator().payments();
    await create((await newPayer()).client, { phone: newPayerPhone('0017') });
    await create((await newPayer()).client);
    expect(simulator().payments()[0]?.provider).toBe(provider);
  });
});

it('what a provider never said anything about in three days is for a person, and what it says later still counts', async () => {
  simulator().sendWebhooksTo('http://127.0.0.1:9');
  const { client } = await newPayer();
  const txRef = txRefOf(await create(client, { phone: newPayerPhone('0005') }));
  const [prompt] = simulator().payments();
  if (!prompt) throw new Error('nobody was asked');
  await simulator().setCondition(prompt.provider, 'unavailable');
  await pass(72 * hour);
  await runJobs();
  await client.rest('POST', '/auth/refresh');
  expect(await whatCameOf(txRef)).toEqual({ state: 'review', paid: 0, receipts: 0 });
  const { data } = (await client.rest('GET', `/payments/status?txRef=${txRef}`)).body;
  expect(data).toMatchObject({ status: 'pending', state: 'review', nextAction: 'wait_for_confirmation' });
  expect(data.message).toContain('checking');
  expect(data.ussdCode).toBeUndefined();
  await simulator().setCondition(prompt.provider, 'up');
  await pass(minute);
  expect((await client.rest('POST', `/payments/verify/${txRef}`)).body.data.status).toBe('successful');
  simulator().sendWebhooksTo(own.application.worker.url);
});

it('whoever collects no more is still heard of what it was asked for', async () => {
  const [first, ...others] = providerIds;
  const former = await serveWith(first);
  const { client } = await newPayer({}, former);
  const txRef = txRefOf(await create(client, { phone: newPayerPhone('0005') }));
  await former.stop();
  const worker = await serveWith(...others);
  simulator().sendWebhooksTo(worker.url);
  await pass(200 * seconds);
  simulator().sendWebhooksTo(own.application.worker.url);
  expect(await whatCameOf(txRef)).toEqual({ state: 'succeeded', paid: 1, receipts: 1 });
  expect(txRefOf(await create((await newPayer({}, worker)).client))).not.toBe(txRef);
  expect(simulator().payments()[0]?.provider).not.toBe(first);
  await worker.stop();
});

it('what a provider answers is kept though the phone that began it has gone', async () => {
  const worker = await serveWith('flutterwave');
  const { client, user } = await newPayer({}, worker);
  const before = prompted();
  simulator().settings.slowAnswers = 'wait';
  const gone = new AbortController();
  const leaving = fetch(new URL('/api/v1/payments/create', worker.url), {
    method: 'POST',
    signal: gone.signal,
    headers: {
      ...{ 'accept-language': 'en', 'content-type': 'application/json' },
      [clockHeader]: signed(now().toISOString(), own.application.addresses.clockSecret),
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ plan: 'basic', phone: newPayerPhone('0006'), provider: 'mtn' }),
  });
  await expect.poll(prompted).toBe(before + 1);
  gone.abort();
  await expect(leaving).rejects.toThrow();
  await pass(28 * seconds);
  simulator().settings.slowAnswers = 'at-once';
  // The payer may be asked after that time has passed: then more of it has to.
  const readLater = async () => {
    await pass(10 * seconds);
    return own.people.sql(
      'select state, provider_ref is not null as named from payments where user_id = $1',
      [user._id],
    );
  };
  await expect.poll(readLater).toEqual([{ state: expect.not.stringMatching('created'), named: true }]);
  await worker.stop();
});

it('what a provider refused stays refused with its reason, though its record knows nothing of it', async () => {
  const worker = await serveWith('campay');
  const { client } = await newPayer({}, worker);
  expect((await create(client, { phone: '620000000' })).status).toBe(422);
  const latest = async () => (await client.rest('GET', '/payments')).body.data.payments[0];
  const refused = await latest();
  expect(refused.failureCode).not.toBeNull();
  expect((await client.rest('POST', `/payments/verify/${refused.txRef}`)).status).toBe(200);
  expect(await latest()).toEqual(refused);
  const watched = await own.people.sql(
    'select tx_ref from payments where tx_ref = $1 and next_check_at is not null',
    [refused.txRef],
  );
  expect(watched).toEqual([]);
  await worker.stop();
});

it('an ended session reads and changes nothing of what is paid', async () => {
  const { client, user } = await newPayer();
  const txRef = txRefOf(await create(client));
  await own.people.sql('update sessions set ended_at = $2 where user_id = $1', [user._id, now()]);
  for (const [method, path] of [
    ['GET', `/payments/status?txRef=${txRef}`],
    ['POST', `/payments/verify/${txRef}`],
    ['POST', `/payments/${txRef}/cancel`],
    ['GET', '/payments'],
    ['GET', `/payments/${txRef}/receipt`],
    ['GET', '/payments/subscription/status'],
    ['POST', '/payments/subscription/cancel'],
    ['POST', '/payments/create-session'],
  ] as const) {
    const body = path.endsWith('session') ? { planType: 'basic' } : {};
    const { status } = await client.rest(method, path, method === 'POST' ? { body } : {});
    expect(status, path).toBe(401);
  }
  expect(await whatCameOf(txRef)).toMatchObject({ state: 'pending' });
  const [kept] = await own.people.sql<{ cancelled: boolean }>(
    'select cancelled_at is not null as cancelled from subscriptions where user_id = $1',
    [user._id],
  );
  expect(kept?.cancelled).toBe(false);
});
