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
  asOf: new Date().toISOString(),
  openPayment: null,
  trialEndsAt: null,
  plans: [],
} as unknown as Subscription;
const ways: PaymentWays = { operators: ['mtn', 'orange'], pageOf: 'flutterwave', takesCards: true };
const txRef = '3f0e6c1a-2b7d-4c7e-9a51-0d6f0a4b8c2d';
const address = 'https://pay.example/p/1';
const onPage = {
  ...{
    txRef,
    status: 'pending',
    state: 'pending',
    plan: 'pro',
    amount: 6000,
    operator: null,
    phoneEnd: null,
  },
  ...{ pageOf: 'campay', redirectUrl: address, expiresAt: '2126-11-27T10:00:00.000Z' },
};

let answers: Record<string, unknown>;
let calls: string[];

beforeEach(() => {
  answers = { createSession: { payment: onPage, paymentUrl: address, isFree: false } };
  calls = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const name = /trpc\/\w+\.(\w+)/.exec(String(input))?.[1] ?? '';
    calls.push(init?.body ? `${name} ${init.body}` : name);
    const data = await answers[name];
    if (!data) throw new TypeError('no network');
    return Response.json({ result: { data } });
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
const field = page.getByRole('textbox', { name: 'Number that pays' });
const polls = () => calls.filter((call) => call.startsWith('paymentStatus')).length;

async function open(offered = ways) {
  const Dialog = await loadPaymentDialog(await createI18n('en', []));
  const rest = { user, subscription, attach: undefined, onClose: () => {}, onPaid: () => {} };
  return renderWithMessages(<Dialog plan="pro" ways={offered} {...rest} />, {
    messages: ['payment', 'errors', 'pricing'],
  });
}

async function openOnPage() {
  await open();
  await press('Pay on the page of Flutterwave');
  const way = page.getByRole('link', { name: 'Go to the page of CamPay' });
  await expect.element(way).toHaveAttribute('href', address);
}

it('is a second way, where there is one, and no other page is opened unasked', async () => {
  answers.cancelPayment = { txRef, status: 'failed' };
  await openOnPage();
  expect(calls).toEqual(['createSession {"planType":"pro"}']);
  await press('Cancel and pay another way');
  await expect.element(field).toBeVisible();
  expect(calls.slice(1)).toEqual([`cancelPayment {"txRef":"${txRef}"}`]);
});

it('leads nobody there who closed the sheet meanwhile', async () => {
  const asked = Promise.withResolvers<unknown>();
  answers.createSession = asked.promise;
  const { unmount } = await open();
  await press('Pay on the page of Flutterwave');
  await unmount();
  asked.resolve({
    payment: { ...onPage, pageOf: 'flutterwave', redirectUrl: '#led' },
    ...{ paymentUrl: '#led', isFree: false },
  });
  for (let frame = 0; frame < 10; frame += 1) await effectsRun();
  expect(location.hash).toBe('');
});

it.each([
  ['was paid first', 'successful', 'succeeded', 'Payment successful!'],
  ['is looked at', 'pending', 'review', 'Do not pay again'],
])('shows no form where what is given up %s', async (_, status, state, text) => {
  answers.cancelPayment = { txRef, status };
  answers.paymentStatus = { ...onPage, status, state };
  await openOnPage();
  await press('Cancel and pay another way');
  await expect.element(page.getByText(text, { exact: false })).toBeVisible();
  expect(field.query()).toBeNull();
});

it('shows no form where nobody knows whether it was given up', async () => {
  await openOnPage();
  await press('Cancel and pay another way');
  await expect.element(page.getByText('The payment could not be cancelled.', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to the page of CamPay' })).toBeVisible();
  expect(page.getByText(/on the phone/).query()).toBeNull();
  expect(field.query()).toBeNull();
});

it('is asked about after three minutes, too, more rarely, while somebody looks', async () => {
  answers.paymentStatus = onPage;
  await openOnPage();
  for (let passed = 0; passed < 200; passed += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    // An answer takes its time, which is none of that.
    await effectsRun();
  }
  const before = polls();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(polls()).toBe(before);
  hidden.mockRestore();
  answers.paymentStatus = { ...onPage, status: 'successful' };
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByText('Payment successful!', { exact: false })).toBeVisible();
  expect(polls()).toBe(before + 1);
});

it.each([
  ['is none', { payment: null, paymentUrl: null, isFree: false }, 'Payment URL not provided'],
  ['is not needed', { payment: null, paymentUrl: null, isFree: true }, 'Free plan activated successfully'],
])('says so where its address %s', async (_, session, text) => {
  answers.createSession = session;
  answers.me = {};
  await open();
  await press('Pay on the page of Flutterwave');
  await expect.element(page.getByText(text)).toBeVisible();
});

it('is the only way where nobody asks on phones', async () => {
  await open({ ...ways, operators: [] });
  await expect.element(page.getByRole('button', { name: /^Pay on the page/ })).toBeVisible();
  expect(page.getByRole('textbox').all()).toHaveLength(0);
});

it('is none where no provider has one', async () => {
  await open({ ...ways, pageOf: null });
  expect(page.getByRole('button', { name: /on the page/ }).all()).toHaveLength(0);
});
