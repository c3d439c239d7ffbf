import type { PaymentAnswer } from '@mboalink/shared/billing/calls.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { effectsRun, renderWithMessages } from '../../../test/render.tsx';
import { seller } from '../../../test/seller.ts';
import { createI18n } from '../../i18n/create-i18n.ts';
import { SessionContext } from '../../lib/session/session-context.ts';
import { loadPendingPayment } from './pending-payment.tsx';

const minute = 60_000;

const payment = (age: number) =>
  ({
    ...{ txRef: 'one', status: 'pending', state: 'pending', plan: 'pro', amount: 6000, currency: 'XAF' },
    ...{ operator: 'mtn', phoneEnd: '67', pageOf: null, failureCode: null },
    createdAt: new Date(Date.now() - age).toISOString(),
    expiresAt: new Date(Date.now() - age + 15 * minute).toISOString(),
  }) as PaymentAnswer;

const onOver = vi.fn();

async function open(age: number, answerNow: () => Partial<PaymentAnswer>, asked = payment(age)) {
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    if (!String(input).includes('paymentStatus')) throw new TypeError('no network');
    return Response.json({ result: { data: answerNow() } });
  });
  const Notice = await loadPendingPayment(await createI18n('en', []));
  const user = { ...seller, trialEndDate: '2027-01-02T09:00:00.000Z' };
  await renderWithMessages(
    <SessionContext value={{ status: 'signed-in', user }}>
      <Notice payment={asked} onOver={onOver} />
    </SessionContext>,
    { messages: ['payment', 'errors'] },
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
});

afterEach(async () => {
  // What waits for its turn by the clock that goes would wait for good, and what comes after it behind it.
  await effectsRun();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('asks at once, and as long as its payer may answer, and says how it ended', async () => {
  let isOver = false;
  await open(4 * minute, () => (isOver ? { status: 'failed', state: 'expired' } : { status: 'pending' }));
  await expect.element(page.getByText(/may be gone from the phone/)).toBeVisible();
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetch).toHaveBeenCalledOnce();
  isOver = true;
  await vi.advanceTimersByTimeAsync(16_000);
  await expect.element(page.getByText(/The time to confirm ran out/)).toBeVisible();
  await expect.element(page.getByText('Payment pending.')).not.toBeInTheDocument();
  expect(onOver).toHaveBeenCalledExactlyOnceWith('one');
});

it.each(['successful', 'pending'] as const)(
  'hears once of what is over, and nothing else of it from who looked meanwhile: %s',
  async (late) => {
    let isPaid = false;
    await open(4 * minute, () => ({ status: isPaid ? 'successful' : 'pending' }));
    let answer = () => {};
    const polled = vi.mocked(fetch).getMockImplementation();
    vi.mocked(fetch).mockImplementation(async (input) => {
      if (polled && String(input).includes('paymentStatus')) return polled(input);
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return Response.json({ result: { data: { status: late } } });
    });
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    isPaid = true;
    await vi.advanceTimersByTimeAsync(40_000);
    await expect.element(page.getByText(/Payment successful!/)).toBeVisible();
    answer();
    await vi.advanceTimersByTimeAsync(100);
    await effectsRun();
    await expect.element(page.getByText(/Payment successful!/)).toBeVisible();
    expect(onOver).toHaveBeenCalledExactlyOnceWith('one');
  },
);

it('says that nobody knows whether the operator got the request', async () => {
  await open(0, () => ({ status: 'pending' }), { ...payment(0), state: 'uncertain' });
  await expect.element(page.getByText(/We do not know yet whether MTN got the request\./)).toBeVisible();
});

it('says that a person looks at what came before it was given up', async () => {
  await open(4 * minute, () => ({ ...payment(0), state: 'review' }));
  const polled = vi.mocked(fetch).getMockImplementation();
  vi.mocked(fetch).mockImplementation(async (input) =>
    polled && String(input).includes('paymentStatus')
      ? polled(input)
      : Response.json({ result: { data: { txRef: 'one', status: 'pending' } } }),
  );
  await page.getByRole('button', { name: /^Cancel/ }).click();
  await expect.element(page.getByText(/nothing to pay again/)).toBeVisible();
});

it('is still told after three minutes, and says when paid time begins behind a trial', async () => {
  const late = Date.now() + 3.5 * minute;
  await open(0, () => ({ status: Date.now() < late ? 'pending' : 'successful' }));
  await expect.element(page.getByText(/If you confirmed it/)).toBeVisible();
  for (let passed = 0; passed < 5 * minute; passed += 10_000) {
    await vi.advanceTimersByTimeAsync(10_000);
    // An answer takes its time, which is none of that.
    await effectsRun();
  }
  await expect
    .element(
      page.getByText(
        /Payment successful! Your subscription has been activated\. Pro begins on 2\sJanuary 2027\./,
      ),
    )
    .toBeVisible();
});
