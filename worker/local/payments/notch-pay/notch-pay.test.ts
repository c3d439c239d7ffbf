import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PaymentSimulator, startPaymentSimulator } from '../../payment-simulator.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../webhook-receiver.ts';
import { signature } from './traits.ts';

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

const wanted = {
  amount: 3000,
  currency: 'XAF',
  customer: { email: 'a@example.test', name: 'A B' },
  description: 'Basic 30 days',
  reference: '7c9a2f0e-51d3-4b8a-9c6e-0d1f2a3b4c5d',
  callback: 'https://shop.example.test/back',
  locked_currency: 'XAF',
  locked_channel: 'cm.mtn',
  locked_country: 'CM',
};

async function call(
  method: string,
  path: string,
  body?: object,
  key = simulator.accounts.notchPay.publicKey,
) {
  const answer = await fetch(`${simulator.url}/notch-pay${path}`, {
    method,
    headers: { Authorization: key, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

async function initialize(changes: object = {}) {
  const { body } = await call('POST', '/payments', { ...wanted, ...changes });
  return String(body.transaction.reference);
}

const charge = (reference: string, phone = '+237670000000', channel = 'cm.mtn') =>
  call('POST', `/payments/${reference}`, { channel, data: { phone } });
const statusOf = async (reference: string) =>
  (await call('GET', `/payments/${reference}`)).body.transaction.status;

test('a payment is made, asks nobody until it is processed, and is complete at last', async () => {
  const { status, body } = await call('POST', '/payments', wanted);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    status: 'Accepted',
    code: 201,
    transaction: {
      reference: expect.stringMatching(/^trx\./),
      merchant_reference: wanted.reference,
      amount: 3000,
      currency: 'XAF',
      status: 'pending',
      sandbox: 1,
    },
    authorization_url: expect.stringContaining('/notch-pay/pay/'),
  });
  const { reference } = body.transaction;
  await simulator.clock.advance(60_000);
  expect(await statusOf(reference)).toBe('pending');

  expect(await charge(reference)).toMatchObject({
    status: 202,
    body: {
      code: 202,
      action: 'confirm',
      message: 'Confirm your transaction by dialing *126#',
      transaction: { reference, status: 'processing' },
    },
  });
  expect(await statusOf(reference)).toBe('processing');
  await simulator.clock.advance(6_000);
  expect((await call('GET', `/payments/${reference}`)).body).toMatchObject({
    code: 200,
    status: 'OK',
    transaction: { status: 'complete', amount: 3000, merchant_reference: wanted.reference },
  });
});

test.each([
  ['+237670000001', 'failed', 'payment.failed'],
  ['670000002', 'rejected', 'payment.failed'],
  ['+237670000003', 'expired', 'payment.expired'],
  ['+237670000000', 'complete', 'payment.complete'],
])('%s is %s after five minutes, and %s is signed over its bytes', async (phone, status, event) => {
  const reference = await initialize();
  await charge(reference, phone);
  await simulator.clock.advance(5 * 60_000);
  expect(await statusOf(reference)).toBe(status);
  const [{ path, headers, body } = { path: '', headers: {}, body: '{}' }] = shop.received;
  expect(path).toBe('/api/v1/payments/webhook/notch-pay');
  expect(headers['x-notch-signature']).toBe(signature(body, simulator.accounts.notchPay.hashKey));
  expect(JSON.parse(body)).toMatchObject({
    id: expect.any(String),
    event,
    data: { reference, merchant_reference: wanted.reference, status },
  });
});

test('the signature is the one that was computed elsewhere', () => {
  const body = '{"event":"payment.complete","data":{"reference":"trx.sim001","amount":3000}}';
  const expected = 'ada8939f6a8bac3cd5c7d7d147c800f76ba5738952e1f60753cf5917a4881e07';
  expect(signature(body, 'test-hash-key')).toBe(expected);
});

test('Orange has its own code and limit', async () => {
  const dear = await initialize({ amount: 500_001, locked_channel: undefined });
  expect((await charge(dear, '+237690000000', 'cm.orange')).status).toBe(422);
  const reference = await initialize({ reference: 'second', locked_channel: 'cm.orange' });
  expect((await charge(reference, '+237690000000', 'cm.orange')).body.message).toContain('#150*50#');
  const { items } = (await call('GET', '/channels?country=CM&currency=XAF')).body;
  expect(items).toContainEqual(expect.objectContaining({ id: 'cm.orange', max_amount: 500_000 }));
});

test.each([
  ['another key', () => call('GET', '/payments/trx.x', undefined, 'pk_test.other'), 401],
  ['a secret under Bearer', () => call('GET', '/payments/trx.x', undefined, 'Bearer x'), 401],
  ['an unknown reference', () => call('GET', '/payments/trx.x'), 404],
  ['half a franc', () => call('POST', '/payments', { ...wanted, amount: 0.5 }), 422],
  ['nobody to pay', () => call('POST', '/payments', { ...wanted, customer: {} }), 422],
  ['another currency', () => call('POST', '/payments', { ...wanted, currency: 'EUR' }), 422],
])('%s is refused in their shape', async (_case, ask, status) => {
  const answer = await ask();
  expect(answer).toEqual({
    status,
    body: {
      code: status,
      status: expect.any(String),
      message: expect.any(String),
      errors: expect.anything(),
    },
  });
});

test('a reference is taken once; a payment is processed once', async () => {
  const reference = await initialize();
  expect((await call('POST', '/payments', wanted)).status).toBe(409);
  await charge(reference);
  expect((await charge(reference)).status).toBe(422);
  expect((await charge(await initialize({ reference: 'b' }), '670')).status).toBe(422);
  const mtnOnly = await initialize({ reference: 'c' });
  expect((await charge(mtnOnly, '+237690000000', 'cm.orange')).status).toBe(422);
});

test('it can be cancelled while it is open, and not after', async () => {
  const reference = await initialize();
  expect((await call('DELETE', `/payments/${reference}`)).status).toBe(202);
  expect(await statusOf(reference)).toBe('canceled');
  expect(JSON.parse(shop.received[0]?.body ?? '{}').event).toBe('payment.canceled');
  expect((await call('DELETE', `/payments/${reference}`)).status).toBe(422);
});

test('0006 fails with 503 and 0017 is lost, each with a transaction that is paid', async () => {
  simulator.settings.slowAnswers = 'at-once';
  const [slow, lost] = [await initialize(), await initialize({ reference: 'lost' })];
  expect((await charge(slow, '+237670000006')).status).toBe(503);
  await expect(charge(lost, '+237670000017')).rejects.toThrow('fetch failed');
  await simulator.clock.advance(34_000);
  expect(await Promise.all([slow, lost].map(statusOf))).toEqual(['complete', 'complete']);
});

test('0015 and 0016 are an unknown word and a limit', async () => {
  const [strange, limited] = [await initialize(), await initialize({ reference: 'limited' })];
  await charge(strange, '+237670000015');
  await charge(limited, '+237670000016');
  await simulator.clock.advance(6_000);
  expect(await statusOf(strange)).toBe('settling');
  expect((await call('GET', `/payments/${limited}`)).status).toBe(429);
});

test('a webhook that nobody took comes five times more, later each time', async () => {
  shop.answers.push(...Array(9).fill(500));
  await charge(await initialize());
  await simulator.clock.advance(7 * 24 * 60 * 60_000);
  const instants = simulator.payments()[0]?.deliveries.map(({ at }) => at) ?? [];
  const pauses = instants.slice(1).map((at, index) => (at - (instants[index] ?? 0)) / 60_000);
  expect(pauses).toEqual([1, 5, 15, 60, 360]);
});

test('a page that nobody opens expires, one that is left is abandoned', async () => {
  const { body } = await call('POST', '/payments', wanted);
  const unopened = await initialize({ reference: 'unopened' });
  await fetch(body.authorization_url);
  await simulator.clock.advance(30 * 60_000);
  expect(await statusOf(body.transaction.reference)).toBe('abandoned');
  expect(await statusOf(unopened)).toBe('expired');
});
