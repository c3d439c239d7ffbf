import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { effectsRun, renderWithMessages } from '../../../test/render.tsx';
import { ReturnedPayment } from './returned-payment.tsx';

const payment = {
  ...{ txRef: 'one', status: 'pending', state: 'pending', plan: 'pro', amount: 6000, currency: 'XAF' },
  ...{ operator: null, phoneEnd: null, pageOf: 'flutterwave', redirectUrl: null, failureCode: null },
};

afterEach(() => {
  vi.restoreAllMocks();
});

it('stays paid where an earlier question is answered late', async () => {
  let verified: unknown = payment;
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const isPoll = String(input).includes('paymentStatus');
    if (!isPoll && !String(input).includes('verifyPayment')) throw new TypeError('no network');
    const data = isPoll ? { ...payment, status: 'successful', state: 'succeeded' } : await verified;
    return Response.json({ result: { data } });
  });
  await renderWithMessages(<ReturnedPayment txRef="one" />, { messages: ['payment', 'errors'] });
  const giveUp = page.getByRole('button', { name: 'Cancel this payment' });
  await expect.element(giveUp).toBeVisible();
  const late = Promise.withResolvers<unknown>();
  verified = late.promise;
  dispatchEvent(new Event('online'));
  await expect.element(page.getByRole('link', { name: 'See the receipt' })).toBeVisible();
  late.resolve(payment);
  for (let frame = 0; frame < 10; frame += 1) await effectsRun();
  await expect.element(giveUp).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'See the receipt' })).toBeVisible();
  const asked = fetched.mock.calls.length;
  dispatchEvent(new Event('online'));
  for (let frame = 0; frame < 10; frame += 1) await effectsRun();
  expect(fetched.mock.calls.length).toBe(asked);
});
