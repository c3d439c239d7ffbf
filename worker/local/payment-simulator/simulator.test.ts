import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PaymentSimulator, startPaymentSimulator } from './simulator.ts';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

let shop: WebhookReceiver;
let simulator: PaymentSimulator;
beforeEach(async () => {
  shop = await startWebhookReceiver();
  simulator = await startPaymentSimulator({
    speed: 0,
    applicationUrl: shop.url,
    webhookHeaders: (at) => ({ 'x-at': at.toISOString() }),
  });
});
afterEach(async () => {
  await simulator.stop();
  await shop.stop();
});

const secretKey = () => simulator.accounts.flutterwave.secretKey;

const charge = (phone = '237670000004', amount = 3000) =>
  fetch(`${simulator.url}/flutterwave/v3/charges?type=mobile_money_franco`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secretKey()}` },
    body: JSON.stringify({
      tx_ref: crypto.randomUUID(),
      amount,
      currency: 'XAF',
      country: 'CM',
      email: 'a@example.test',
      phone_number: phone,
    }),
  });

async function control(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${simulator.url}/api/${path}`, {
    method,
    headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
    body: body && JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json().catch(() => null) };
}

test('each payment can be seen and steered, and what was collected read', async () => {
  for (const _ of 'abc') await charge();
  const { payments } = (await control('GET', 'payments')).body;
  expect(payments[0]).toMatchObject({
    provider: 'flutterwave',
    state: 'pending',
    script: 'stays pending',
    phone: '237670000004',
  });
  const [third, second, first] = payments.map(({ id }: { id: number }) => id);
  await control('POST', `payments/${first}/succeed`);
  await control('POST', `payments/${second}/fail`);
  await control('POST', `payments/${third}/cancel`);
  await control('POST', `payments/${first}/resend-webhook`);
  expect((await control('POST', `payments/${first}/refund`)).status).toBe(404);
  expect((await control('POST', 'payments/1/succeed')).status).toBe(404);
  expect(simulator.payments().map(({ state }) => state)).toEqual(['cancelled', 'failed', 'succeeded']);
  expect(shop.received).toHaveLength(4);
  expect((await control('GET', 'ledger')).body).toMatchObject({
    totals: { XAF: 3000 },
    rows: [{ provider: 'flutterwave', amount: 3000, currency: 'XAF' }],
  });
});

test('time passes when it is told to, and webhooks carry it', async () => {
  await charge('237670000000');
  const before = simulator.clock.now();
  expect((await control('POST', 'clock', { advance: 600_000 })).body).toEqual({ now: before + 600_000 });
  expect(simulator.ledger().totals).toEqual({ XAF: 3000 });
  expect(shop.received[0]?.headers['x-at']).toBe(new Date(before + 6_000).toISOString());
  expect((await control('POST', 'clock', { advance: -1 })).status).toBe(400);
});

test('a provider that is down answers 503 without JSON or not at all; the others stay', async () => {
  await control('PATCH', 'settings', { conditions: { flutterwave: 'unavailable' } });
  const answer = await charge();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=UTF-8']);
  await control('PATCH', 'settings', { conditions: { flutterwave: 'unreachable' } });
  await expect(charge()).rejects.toThrow('fetch failed');
  expect((await fetch(`${simulator.url}/campay/api/transaction/none/`)).status).toBe(401);
  await control('PATCH', 'settings', { conditions: { flutterwave: 'up' } });
  expect((await charge()).status).toBe(200);
  expect(simulator.payments()).toHaveLength(1);
});

test('settings change one by one, and only those that there are', async () => {
  const changed = await control('PATCH', 'settings', { campayRepeats: 'refusal' });
  expect(changed.body).toEqual({ ...simulator.settings, campayRepeats: 'refusal' });
  expect((await control('PATCH', 'settings', { campayRepeats: 'sometimes' })).status).toBe(400);
});

test('a page of another site cannot steer', async () => {
  await charge();
  const [payment] = simulator.payments();
  const headers = { Origin: 'https://other.example.test', 'Content-Type': 'text/plain' };
  expect((await control('POST', `payments/${payment?.id}/succeed`, undefined, headers)).status).toBe(403);
  expect(payment?.state).toBe('pending');
});

test('the page loads nothing from elsewhere', async () => {
  const page = await fetch(simulator.url);
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*script-src 'nonce-/);
  const html = await page.text();
  expect(html).not.toMatch(/(?:src|href)="(?!data:)/);
  expect(html).toContain('a restart loses them');
});

test('two starts share no key; where real money is taken there is no start', async () => {
  const other = await startPaymentSimulator();
  expect(other.accounts.flutterwave).not.toEqual(simulator.accounts.flutterwave);
  await other.stop();
  vi.stubEnv('ENVIRONMENT', 'production');
  await expect(startPaymentSimulator()).rejects.toThrow('payments are not simulated there');
  vi.unstubAllEnvs();
});
