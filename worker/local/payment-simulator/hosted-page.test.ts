import { afterEach, beforeEach, expect, test } from 'vitest';
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

const back = 'https://shop.example.test/back?from=us';
const txRef = '7c9a2f0e-51d3-4b8a-9c6e-0d1f2a3b4c5d';

async function ask(path: string, authorization: string, body?: object) {
  const answer = await fetch(`${simulator.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: authorization, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  return answer.json();
}

async function flutterwaveLink(): Promise<string> {
  const { data } = await ask(
    '/flutterwave/v3/payments',
    `Bearer ${simulator.accounts.flutterwave.secretKey}`,
    {
      tx_ref: txRef,
      amount: 3000,
      currency: 'XAF',
      redirect_url: back,
      customer: { email: 'a@example.test' },
      session_duration: 15,
    },
  );
  return data.link;
}

const press = (link: string, action: string, phone = '670000000') =>
  fetch(link, { method: 'POST', body: new URLSearchParams({ action, phone }), redirect: 'manual' });

async function visit(link: string, action: string, phone?: string) {
  expect((await fetch(link)).status).toBe(200);
  const answer = await press(link, action, phone);
  return answer.headers.get('location');
}

const verified = async () => {
  const key = `Bearer ${simulator.accounts.flutterwave.secretKey}`;
  const { data } = await ask(`/flutterwave/v3/transactions/verify_by_reference?tx_ref=${txRef}`, key);
  return data?.status ?? 'not found';
};

test('Pay collects, tells the application and goes back with their words', async () => {
  const location = await visit(await flutterwaveLink(), 'pay');
  const id = simulator.payments()[0]?.id;
  expect(location).toBe(`${back}&status=successful&tx_ref=${txRef}&transaction_id=${id}`);
  expect(shop.received).toHaveLength(1);
  expect(await verified()).toBe('successful');
  expect(simulator.ledger().totals).toEqual({ XAF: 3000 });
});

test("Flutterwave's page offers another try: one reference, two transactions, one of them paid", async () => {
  const link = await flutterwaveLink();
  expect(await visit(link, 'fail')).toBe(null);
  expect(await verified()).toBe('failed');
  expect(await visit(link, 'pay')).toContain('status=successful');
  expect(await verified()).toBe('successful');
  const [second, first] = simulator.payments();
  expect([first?.state, second?.state]).toEqual(['failed', 'succeeded']);
  expect([first?.txRef, second?.txRef]).toEqual([txRef, txRef]);
  expect(simulator.ledger().totals).toEqual({ XAF: 3000 });
});

test('after Cancel there was no payment', async () => {
  expect(await visit(await flutterwaveLink(), 'cancel')).toBe(`${back}&status=cancelled&tx_ref=${txRef}`);
  expect(await verified()).toBe('not found');
  expect(shop.received).toEqual([]);
});

test('Close leaves everything as it is', async () => {
  const link = await flutterwaveLink();
  expect(await visit(link, 'close')).toBe(null);
  expect(await verified()).toBe('not found');
  expect(await visit(link, 'pay')).toContain('status=successful');
});

test('a link opens until it ends, and takes no money unopened', async () => {
  const flutterwave = await flutterwaveLink();
  expect((await press(flutterwave, 'pay')).status).toBe(410);
  expect((await fetch(flutterwave)).status).toBe(200);
  expect((await fetch(flutterwave)).status).toBe(200);
  await simulator.clock.advance(15 * 60_000 + 1);
  expect((await fetch(flutterwave)).status).toBe(410);
  expect((await press(flutterwave, 'pay')).status).toBe(410);
  expect((await fetch(`${simulator.url}/flutterwave/pay/unknown`)).status).toBe(404);
});

test('the digits of a number count on a page, too', async () => {
  await visit(await flutterwaveLink(), 'pay', '670 00 00 05');
  expect(await verified()).toBe('pending');
  await simulator.clock.advance(200_000);
  expect(await verified()).toBe('successful');
});
