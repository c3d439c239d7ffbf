import { afterEach, beforeEach, expect, test } from 'vitest';
import { signatureToken } from './campay.ts';
import { type PaymentSimulator, startPaymentSimulator } from './simulator.ts';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

let shop: WebhookReceiver;
let simulator: PaymentSimulator;
let token: string;
beforeEach(async () => {
  shop = await startWebhookReceiver();
  simulator = await startPaymentSimulator({ speed: 0, applicationUrl: shop.url, webhookHeaders: () => ({}) });
  const { username, password } = simulator.accounts.campay;
  token = (await call('POST', '/token/', { username, password })).body.token;
});
afterEach(async () => {
  await simulator.stop();
  await shop.stop();
});

const wanted = {
  amount: '3000',
  currency: 'XAF',
  from: '237670000000',
  description: 'Basic 30 days',
  external_reference: '7c9a2f0e-51d3-4b8a-9c6e-0d1f2a3b4c5d',
  external_user: '7c9a2f0e-51d3-4b8a-9c6e-0d1f2a3b4c5d',
};

async function call(method: string, path: string, body?: object, key = token) {
  const answer = await fetch(`${simulator.url}/campay/api${path}`, {
    method,
    headers: { Authorization: `Token ${key}`, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text };
}

const collect = (changes: object = {}) => call('POST', '/collect/', { ...wanted, ...changes });
const read = (reference: unknown) => call('GET', `/transaction/${reference}/`);

test('a collect answers reference, code and operator, and no status; the record has it', async () => {
  const { status, body } = await collect();
  expect([status, body]).toEqual([
    200,
    { reference: expect.stringMatching(/^[0-9a-f-]{36}$/), ussd_code: '*126#', operator: 'MTN' },
  ]);
  expect((await read(body.reference)).body).toMatchObject({
    status: 'PENDING',
    operator_reference: 'None',
    reason: 'None',
  });
  await simulator.clock.advance(6_000);
  expect((await read(body.reference)).body).toMatchObject({
    reference: body.reference,
    external_reference: wanted.external_reference,
    external_user: wanted.external_user,
    status: 'SUCCESSFUL',
    amount: '3000.00',
    app_amount: '2940.00',
    currency: 'XAF',
    operator: 'MTN',
    endpoint: 'collect',
    phone_number: '237670000000',
  });
  expect(
    (await collect({ external_reference: crypto.randomUUID(), from: '237690000000' })).body,
  ).toMatchObject({
    ussd_code: '#150*50#',
    operator: 'ORANGE',
  });
});

test('a token holds an hour; a wrong password has none', async () => {
  await simulator.clock.advance(3_599_000);
  expect((await read('x')).status).toBe(404);
  await simulator.clock.advance(1_000);
  expect((await read('x')).status).toBe(401);
  expect((await call('POST', '/token/', { username: 'a', password: 'b' })).status).toBe(401);
});

test.each([
  ['a number without 237', { from: '670000000' }, { error_code: 'ER101' }],
  ['a number of no operator', { from: '237620000000' }, { error_code: 'ER102' }],
  ['a decimal', { amount: '3000.5' }, { error_code: 'ER201' }],
  ['a tag', { description: '<b>' }, { code: 'malicious_payload_rejected' }],
  ['a reference that is no UUID', { external_reference: 'a' }, { message: expect.any(String) }],
])('%s is refused', async (_case, changes, body) => {
  expect(await collect(changes)).toMatchObject({ status: 400, body });
  expect(simulator.payments()).toEqual([]);
});

test('a reference again answers the first result or a refusal, as the switch says', async () => {
  const first = await collect();
  expect(await collect()).toEqual(first);
  simulator.settings.campayRepeats = 'refusal';
  expect((await collect()).status).toBe(400);
  expect(simulator.payments()).toHaveLength(1);
});

test('a webhook carries a signature in its body that proves the sender alone, and is sent once', async () => {
  shop.answers.push(500);
  await collect({ from: '237670000001' });
  await simulator.clock.advance(24 * 60 * 60_000);
  expect(shop.received).toHaveLength(1);
  const [{ path, body } = { path: '', body: '{}' }] = shop.received;
  expect(path).toBe('/api/v1/payments/webhook/campay');
  const { signature, ...fields } = JSON.parse(body);
  expect(fields).toMatchObject({
    status: 'FAILED',
    external_reference: wanted.external_reference,
    endpoint: 'collect',
    reason: 'insufficient funds',
  });
  const claims = JSON.parse(Buffer.from(signature.split('.')[1], 'base64url').toString());
  expect(signature).toBe(signatureToken(claims.iat, simulator.accounts.campay.webhookKey));
});

test('the signature is the one that was computed elsewhere', () => {
  expect(signatureToken(1_760_000_000, 'campay-test-key')).toBe(
    'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzb3VyY2UiOiJDYW1QYXkiLCJpYXQiOjE3NjAwMDAwMDAsImV4cCI6MTc2MDAwMDYwMH0.Dyc_um26aZEvsB10dmSFNx6GZxkggNAzMupCn9T4sag',
  );
});

test('an unanswered prompt stays as it is for ever, and nobody hears of it', async () => {
  const { body } = await collect({ from: '237670000003' });
  await simulator.clock.advance(59 * 60_000);
  expect((await read(body.reference)).body.status).toBe('PENDING');
  expect(shop.received).toEqual([]);
});

test('0006 and 0017 leave the application without a reference, and are paid', async () => {
  simulator.settings.slowAnswers = 'at-once';
  expect(await collect({ from: '237670000006' })).toEqual({ status: 503, body: expect.any(String) });
  await expect(collect({ from: '237670000017', external_reference: crypto.randomUUID() })).rejects.toThrow(
    'fetch failed',
  );
  await simulator.clock.advance(34_000);
  expect(shop.received.map(({ body }) => JSON.parse(body).status)).toEqual(['SUCCESSFUL', 'SUCCESSFUL']);
});

test.each([
  ['0007', { amount: '2900.00' }],
  ['0008', { currency: 'XOF' }],
  ['0013', { status: 'FAILED' }],
  ['0015', { status: 'SETTLING' }],
])('the record of %s says so', async (digits, record) => {
  const { body } = await collect({ from: `23767000${digits}` });
  await simulator.clock.advance(20_000);
  expect((await read(body.reference)).body).toMatchObject(record);
});

test('0016 answers 429', async () => {
  const { body } = await collect({ from: '237670000016' });
  expect((await read(body.reference)).status).toBe(429);
});
