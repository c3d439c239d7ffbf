import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signatures } from './flutterwave.ts';
import { type PaymentSimulator, startPaymentSimulator } from './simulator.ts';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

let shop: WebhookReceiver;
let simulator: PaymentSimulator;
beforeEach(async () => {
  shop = await startWebhookReceiver();
  simulator = await startPaymentSimulator({ speed: 0, applicationUrl: shop.url });
});
afterEach(async () => {
  await simulator.stop();
  await shop.stop();
});

const charge = {
  tx_ref: '7c9a2f0e-51d3-4b8a-9c6e-0d1f2a3b4c5d',
  amount: 3000,
  currency: 'XAF',
  country: 'CM',
  email: 'a@example.test',
  phone_number: '237670000000',
  network: 'MTN',
  fullname: 'A B',
};

async function call(
  method: string,
  path: string,
  body?: object,
  key = simulator.accounts.flutterwave.secretKey,
) {
  const answer = await fetch(`${simulator.url}/flutterwave/v3${path}`, {
    method,
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

const initiate = (changes: object = {}) =>
  call('POST', '/charges?type=mobile_money_franco', { ...charge, ...changes });
const verify = () => call('GET', `/transactions/verify_by_reference?tx_ref=${charge.tx_ref}`);

const refused = (message: unknown) => ({ status: 'error', message, data: null });
const notFound = { status: 400, body: refused('No transaction was found for this id') };

test('a charge is pending, then successful, by our reference and by their id', async () => {
  const { status, body } = await initiate();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'success',
    message: 'Charge initiated',
    data: {
      id: expect.any(Number),
      tx_ref: charge.tx_ref,
      amount: 3000,
      charged_amount: 3000,
      app_fee: 60,
      currency: 'XAF',
      status: 'pending',
      payment_type: 'mobilemoneysn',
      customer: { phone_number: '237670000000', email: 'a@example.test', name: 'A B' },
    },
    meta: { authorization: { mode: 'callback', redirect_url: null } },
  });
  expect((await verify()).body.data.status).toBe('pending');
  await simulator.clock.advance(6_000);
  const record = await verify();
  expect(record.body).toMatchObject({
    status: 'success',
    message: 'Transaction fetched successfully',
    data: { status: 'successful', amount_settled: 2940, processor_response: 'Transaction Successful' },
  });
  expect(await call('GET', `/transactions/${body.data.id}/verify`)).toEqual(record);
});

test.each([
  ['the sample of the official SDK', { phone_number: '23700000020', email: 'user@example.com' }],
  [
    'all that the SDK sends',
    { client_ip: '::127.0.0.1', device_fingerprint: 'N/A', meta: { plan_1: 'basic' } },
  ],
  ['an amount as text', { amount: '3000' }],
  ['Orange', { network: 'ORANGEMONEY', phone_number: '+237690000000' }],
  ['no network', { network: undefined }],
])('%s is taken', async (_case, changes) => {
  expect((await initiate(changes)).status).toBe(200);
});

test.each([
  ['no reference', { tx_ref: undefined }, 'tx_ref'],
  ['a reference of 101 characters', { tx_ref: 'a'.repeat(101) }, 'tx_ref'],
  ['no amount', { amount: 0 }, 'amount'],
  ['no address', { email: undefined }, 'email'],
  ['a number with spaces', { phone_number: '237 670' }, 'phone_number'],
  ['a network of another currency', { network: 'WAVE' }, 'network'],
  ['no country', { country: undefined }, 'country'],
  ['a key of meta that is no word', { meta: { 'a b': 1 } }, 'meta'],
])('%s is refused', async (_case, changes, field) => {
  const { status, body } = await initiate(changes);
  expect([status, body]).toEqual([400, refused(expect.stringContaining(field))]);
  expect(simulator.payments()).toEqual([]);
});

test('another key, an unknown reference and a repeated one are refused', async () => {
  expect(await call('GET', '/transactions/1/verify', undefined, 'FLWSECK_TEST-other')).toEqual({
    status: 401,
    body: refused('Authorization required'),
  });
  expect(await verify()).toEqual(notFound);
  await initiate();
  expect((await initiate()).status).toBe(400);
});

test('a webhook names the event, and carries the hash as it is', async () => {
  await initiate({ phone_number: '237670000001' });
  await simulator.clock.advance(6_000);
  const [{ path, headers, body } = { path: '', headers: {}, body: '{}' }] = shop.received;
  expect(path).toBe('/api/v1/payments/webhook/flutterwave');
  expect(headers['verif-hash']).toBe(simulator.accounts.flutterwave.secretHash);
  expect(headers['flutterwave-signature']).toBeUndefined();
  expect(JSON.parse(body)).toMatchObject({
    event: 'charge.completed',
    data: { tx_ref: charge.tx_ref, status: 'failed', processor_response: 'Insufficient funds' },
    'event.type': 'MOBILEMONEYSN_TRANSACTION',
  });
  expect(JSON.parse(body).data.customer.email).toMatch(/^ravesb_[0-9a-f]+_a@example\.test$/);
});

test('the newer signature is over the body, and a bad one is another', async () => {
  simulator.settings.flutterwaveSignature = 'flutterwave-signature';
  await initiate({ phone_number: '237670000012' });
  await initiate({ tx_ref: 'other' });
  await simulator.clock.advance(6_000);
  const isGood = shop.received.map(({ headers, body }) => {
    const { secretHash } = simulator.accounts.flutterwave;
    expect(headers['verif-hash']).toBeUndefined();
    return (
      headers['flutterwave-signature'] === createHmac('sha256', secretHash).update(body).digest('base64')
    );
  });
  expect(isGood.toSorted()).toEqual([false, true]);
  const vector = '{"event":"payment.complete","data":{"reference":"trx.sim001","amount":3000}}';
  expect(signatures(vector, 'test-hash-key', 'flutterwave-signature')).toEqual({
    'flutterwave-signature': 'raiTn2qLrDzVx9fRR8gA92ulc4lS4fYHU89ZF6SIHgc=',
  });
});

test('a webhook that nobody took comes three times more, 30 minutes apart, and when it is asked for', async () => {
  shop.answers.push(500, 500, 500, 500);
  const { body } = await initiate();
  await simulator.clock.advance(24 * 60 * 60_000);
  const [first = { at: 0 }, ...others] = simulator.payments()[0]?.deliveries ?? [];
  expect(others.map(({ at }) => (at - first.at) / 60_000)).toEqual([30, 60, 90]);
  expect((await call('POST', `/transactions/${body.data.id}/resend-hook`)).status).toBe(200);
  expect(shop.received).toHaveLength(5);
});

test.each([
  ['0007', { amount: 2900, status: 'successful' }],
  ['0008', { currency: 'XOF', status: 'successful' }],
  ['0013', { status: 'failed' }],
  ['0014', { status: 'successful' }],
  ['0015', { status: 'settling' }],
])('the record of %s says so', async (digits, data) => {
  await initiate({ phone_number: `23767000${digits}` });
  await simulator.clock.advance(20_000);
  expect((await verify()).body.data).toMatchObject(data);
});

test('0003 fails after ten minutes', async () => {
  await initiate({ phone_number: '237670000003' });
  await simulator.clock.advance(599_999);
  expect((await verify()).body.data.status).toBe('pending');
  await simulator.clock.advance(1);
  expect((await verify()).body.data).toMatchObject({
    status: 'failed',
    processor_response: expect.stringContaining('10 mins'),
  });
});

test('0006 answers 503 and 0017 nothing at all; both are paid', async () => {
  simulator.settings.slowAnswers = 'at-once';
  expect(await initiate({ phone_number: '237670000006' })).toEqual({
    status: 503,
    body: refused(expect.any(String)),
  });
  await expect(initiate({ tx_ref: 'lost', phone_number: '237670000017' })).rejects.toThrow('fetch failed');
  await simulator.clock.advance(34_000);
  expect(simulator.ledger().totals).toEqual({ XAF: 6000 });
});

test('0016 answers 429 for a minute', async () => {
  await initiate({ phone_number: '237670000016' });
  await simulator.clock.advance(59_999);
  expect((await verify()).status).toBe(429);
  await simulator.clock.advance(1);
  expect((await verify()).body.data.status).toBe('successful');
});

test('a link asks for francs, is no transaction before somebody tries, and can be closed', async () => {
  const wanted = {
    tx_ref: charge.tx_ref,
    amount: 3000,
    currency: 'XAF',
    redirect_url: 'https://shop.example.test/back',
    payment_options: 'card,mobilemoneyfranco',
    customer: { email: 'a@example.test', name: 'A B' },
    customizations: { title: 'Shop' },
    session_duration: 15,
  };
  expect((await call('POST', '/payments', { ...wanted, currency: undefined })).body).toEqual(
    refused(expect.stringContaining('currency')),
  );
  const { status, body } = await call('POST', '/payments', wanted);
  expect([status, body]).toEqual([
    200,
    {
      status: 'success',
      message: 'Hosted Link',
      data: { link: expect.stringContaining('/flutterwave/pay/') },
    },
  ]);
  expect((await fetch(body.data.link)).status).toBe(200);
  expect(await verify()).toEqual(notFound);
  expect((await call('POST', '/payments/link/disable', { link: body.data.link })).status).toBe(200);
  expect((await fetch(body.data.link)).status).toBe(410);
});
