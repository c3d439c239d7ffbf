import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PaymentSimulator, startPaymentSimulator } from './simulator.ts';

let simulator: PaymentSimulator;
beforeEach(async () => {
  simulator = await startPaymentSimulator({ isStill: true });
});
afterEach(() => simulator.stop());

const charge = () =>
  fetch(`${simulator.url}/flutterwave/v3/charges?type=mobile_money_franco`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${simulator.accounts.flutterwave.secretKey}` },
    body: JSON.stringify({
      tx_ref: crypto.randomUUID(),
      amount: 3000,
      currency: 'XAF',
      country: 'CM',
      email: 'a@example.test',
      fullname: 'A B',
      phone_number: '237670000004',
      network: 'MTN',
      redirect_url: 'https://shop.example.test/back',
    }),
  });

const control = (path: string, body: object = {}, headers: Record<string, string> = {}) =>
  fetch(`${simulator.url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });

test('a payment is seen and steered by the page, and by no page of another site', async () => {
  expect((await charge()).status).toBe(200);
  const { payments } = await (await fetch(`${simulator.url}/api/payments`)).json();
  expect(payments).toMatchObject([{ state: 'pending', script: 'stays pending', phone: '237670000004' }]);
  const path = `payments/${payments[0].id}/succeed`;
  expect((await control(path, {}, { Origin: 'https://other.example.test' })).status).toBe(403);
  expect(simulator.ledger().totals).toEqual({});
  expect(await (await control(path)).json()).toMatchObject({ state: 'succeeded' });
  expect(simulator.ledger().totals).toEqual({ XAF: 3000 });
  const { now } = await (await control('clock', { advance: 60_000 })).json();
  expect(now).toBe(simulator.clock.now());
});

test('the page loads nothing from elsewhere', async () => {
  const page = await fetch(simulator.url);
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*script-src 'nonce-/);
  expect(await page.text()).not.toMatch(/(?:src|href)="(?!data:)/);
});

test('two starts share no key; where real money is taken there is no start', async () => {
  const other = await startPaymentSimulator();
  expect(other.accounts.flutterwave).not.toEqual(simulator.accounts.flutterwave);
  await other.stop();
  vi.stubEnv('ENVIRONMENT', 'production');
  await expect(startPaymentSimulator()).rejects.toThrow('payments are not simulated there');
  vi.unstubAllEnvs();
});
