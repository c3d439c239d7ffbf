import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { effectsRun, renderWithMessages } from '../../../test/render.tsx';
import { createI18n } from '../../i18n/create-i18n.ts';
import type { PaymentWays } from '../use-payment-ways.ts';
import type { Subscription } from '../use-subscription.ts';
import { loadPaymentDialog } from './payment-dialog.tsx';

const user = { whatsapp: '237671234567', paidUntil: null } as CurrentUser;
const subscription = {
  ...{ openPayment: null, trialEndsAt: null, plans: [], asOf: '2026-11-28T10:00:00.000Z' },
} as unknown as Subscription;
const ways: PaymentWays = { operators: ['mtn', 'orange'], pageOf: null, takesCards: false };
const txRef = '3f0e6c1a-2b7d-4c7e-9a51-0d6f0a4b8c2d';
const sent = {
  ...{ txRef, status: 'pending', state: 'pending', plan: 'pro', amount: 6000, operator: 'mtn' },
  ...{ phoneEnd: '67', pageOf: null, expiresAt: '2126-11-27T10:00:00.000Z' },
};
const uncertain = { ...sent, state: 'uncertain' };

let answers: Record<string, unknown>;
let calls: string[];
const onPaid = vi.fn();

beforeEach(async () => {
  answers = { createPayment: uncertain };
  calls = [];
  onPaid.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const name = /trpc\/\w+\.(\w+)/.exec(String(input))?.[1] ?? '';
    calls.push(name);
    if (!answers[name]) throw new TypeError('no network');
    return Response.json({ result: { data: answers[name] } });
  });
  const Dialog = await loadPaymentDialog(await createI18n('en', []));
  const rest = { user, subscription, attach: undefined, onClose: () => {}, onPaid };
  await renderWithMessages(<Dialog plan="pro" ways={ways} {...rest} />, {
    messages: ['payment', 'errors', 'pricing'],
  });
});

afterEach(async () => {
  await cleanup();
  await vi.waitFor(() => expect(history.state?.dialog).toBeUndefined());
  await effectsRun();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const unknown = page.getByText('We do not know yet whether MTN got the request.');
const badge = page.getByText('Sent', { exact: true });
const polls = () => calls.filter((call) => call === 'paymentStatus').length;

async function passSeconds(count: number) {
  for (let second = 0; second < count; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    // An answer takes its time, which is none of that.
    await effectsRun();
  }
}

it('says that nobody knows whether the operator was reached, and that it was once the provider says so', async () => {
  answers.paymentStatus = uncertain;
  await press(/^Pay/);
  await expect.element(unknown).toBeVisible();
  await expect.element(page.getByText('*126#')).toBeVisible();
  expect(page.getByRole('heading', { name: 'Confirm on your phone' }).query()).toBeNull();
  await passSeconds(9);
  expect(polls()).toBe(1);
  expect(badge.query()).toBeNull();
  answers.paymentStatus = sent;
  await passSeconds(8);
  await expect.element(badge).toBeVisible();
  expect(unknown.query()).toBeNull();
  expect(page.getByRole('button', { name: 'Cancel' }).query()).toBeNull();
});

it('lets who saw no request cancel, and says where that failed', async () => {
  await press(/^Pay/);
  await expect.element(page.getByText(/no longer accept it on the phone/)).toBeVisible();
  await press('Cancel');
  await expect.element(page.getByText(/could not be cancelled/)).toBeVisible();
  answers.cancelPayment = { txRef, status: 'failed' };
  await press('Cancel');
  await expect.element(page.getByRole('textbox', { name: 'Number that pays' })).toBeVisible();
  expect(calls.filter((call) => call === 'cancelPayment')).toHaveLength(2);
});

it('still learns of money that comes after three minutes, and asks more rarely', async () => {
  Object.assign(answers, { createPayment: sent, paymentStatus: sent });
  await press(/^Pay/);
  await expect.element(badge).toBeVisible();
  await passSeconds(182);
  const late = page.getByText('Payment timeout. Please check your mobile money app or try again.');
  await expect.element(late).toBeVisible();
  const before = polls();
  await passSeconds(100);
  expect(polls() - before).toBe(4);
  await expect.element(late).toBeVisible();
  answers.paymentStatus = { ...sent, status: 'successful', state: 'succeeded' };
  await passSeconds(31);
  await expect.element(page.getByText('Payment successful!', { exact: false })).toBeVisible();
  await vi.waitFor(() => expect(onPaid).toHaveBeenCalledExactlyOnceWith('pro'));
});
