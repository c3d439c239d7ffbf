import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import type { ProductId } from '@mboalink/shared/catalogue/plans.ts';
import { type ComponentType, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { effectsRun, renderWithMessages } from '../../../test/render.tsx';
import { createI18n } from '../../i18n/create-i18n.ts';
import type { PaymentWays } from '../use-payment-ways.ts';
import type { Subscription } from '../use-subscription.ts';
import { loadPaymentDialog, type PaymentDialogProps } from './payment-dialog.tsx';

const user = { whatsapp: '237671234567', paidUntil: null } as CurrentUser;
const txRef = '3f0e6c1a-2b7d-4c7e-9a51-0d6f0a4b8c2d';
const asked = {
  txRef,
  status: 'pending',
  state: 'pending',
  plan: 'pro',
  amount: 6000,
  operator: 'mtn',
  phoneEnd: '67',
  pageOf: null,
  expiresAt: '2126-11-27T10:00:00.000Z',
};
const none = {
  ...{ asOf: new Date().toISOString(), openPayment: null },
  ...{ paidUntil: null, trialEndsAt: null, plans: [] },
} as unknown as Subscription;

type Answer = { data: unknown } | { error: object; status: number } | 'lost';
let answers: Record<string, Answer[]>;
let calls: [string, unknown][];

function answer(url: string, init?: RequestInit): Response {
  const name = /trpc\/(?:\w+)\.(\w+)/.exec(url)?.[1] ?? '';
  calls.push([name, init?.body ? JSON.parse(String(init.body)) : undefined]);
  const [next, ...rest] = answers[name] ?? [];
  if (rest.length > 0) answers[name] = rest;
  if (!next || next === 'lost') throw new TypeError('no network');
  if ('error' in next) return Response.json({ error: { data: next.error } }, { status: next.status });
  return Response.json({ result: next });
}

let Dialog: ComponentType<PaymentDialogProps>;
const onClose = vi.fn();
const onPaid = vi.fn();

beforeEach(async () => {
  answers = {};
  calls = [];
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => answer(String(input), init));
  Dialog = await loadPaymentDialog(await createI18n('en', []));
});

afterEach(async () => {
  await cleanup();
  await vi.waitFor(() => expect(history.state?.dialog).toBeUndefined());
  await effectsRun();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const phones: PaymentWays = { operators: ['mtn', 'orange'], pageOf: null, takesCards: false };
const both: PaymentWays = { ...phones, pageOf: 'flutterwave', takesCards: true };

type OpenedProps = { plan: ProductId; ways: PaymentWays; subscription: Subscription };

/** The dialog, which is gone once it says that it is closed. */
function Opened({ plan, ...rest }: OpenedProps) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    onClose();
    setOpen(false);
  };
  if (!isOpen) return null;
  return <Dialog {...{ ...rest, user, plan, attach: undefined, onPaid }} onClose={close} />;
}

const open = ({ plan = 'pro', ways = phones, subscription = none }: Partial<OpenedProps> = {}) =>
  renderWithMessages(<Opened {...{ plan, ways, subscription }} />, {
    messages: ['payment', 'errors', 'pricing'],
  });

const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const field = page.getByRole('textbox', { name: 'Number that pays' });
const chosen = (name: string) => page.getByRole('radio', { name, exact: false });
const named = (name: string) => calls.filter(([call]) => call === name);

it.each([
  ['the way back', () => Promise.resolve(history.back())],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its cross', () => page.getByRole('button', { name: 'Close' }).click()],
])('is closed by %s, on the page and at the entry of the history that it stood on', async (_, leave) => {
  history.replaceState({ redirectAfter: '/find-contact' }, '');
  const { pathname } = location;
  await open();
  expect(history.state).toEqual({ redirectAfter: '/find-contact', dialog: true });
  await leave();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await vi.waitFor(() => expect(history.state).toEqual({ redirectAfter: '/find-contact' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(location.pathname).toBe(pathname);
});

it('asks for a number that can pay, and suggests its operator until one is chosen', async () => {
  await open();
  await expect.element(chosen('MTN')).toBeChecked();
  await field.fill('');
  await press(/^Pay/);
  await expect.element(page.getByText('Please enter your phone number')).toBeVisible();
  await expect.element(field).toHaveFocus();
  await field.fill('+237 22');
  await expect
    .element(page.getByText('Please enter a valid Cameroon phone number (e.g., 671234567)'))
    .toBeVisible();
  await field.fill('237 (69) 000-0000');
  await expect.element(chosen('Orange')).toBeChecked();
  await chosen('MTN').click({ force: true });
  await field.fill('699999999');
  await expect.element(chosen('MTN')).toBeChecked();
  answers = { createPayment: [{ data: asked }] };
  await press(/^Pay/);
  await expect.element(page.getByText('*126#')).toBeVisible();
  expect(calls).toEqual([['createPayment', { plan: 'pro', phone: '699999999', provider: 'mtn' }]]);
});

it('looks each 8 s, tells of the success after a second, and asks no more once it is closed', async () => {
  answers = {
    createPayment: [{ data: asked }],
    paymentStatus: [{ data: asked }, { data: { ...asked, status: 'successful' } }],
  };
  await open();
  await press(/^Pay/);
  await expect.element(page.getByText('*126#')).toBeVisible();
  await vi.advanceTimersByTimeAsync(8000);
  expect(named('paymentStatus')).toHaveLength(1);
  expect(onPaid).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(8000);
  await expect
    .element(page.getByText('Payment successful! Your subscription has been activated.'))
    .toBeVisible();
  await effectsRun();
  await vi.advanceTimersByTimeAsync(1000);
  expect(onPaid).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(named('paymentStatus')).toHaveLength(2);
});

it('goes on with the time that is left once it is closed and opened again, and links to the receipt', async () => {
  answers = {
    createPayment: [{ data: { ...asked, txRef: 'left' } }],
    paymentStatus: [{ data: { status: 'successful', txRef: 'left', plan: 'pro' } }],
  };
  const first = await open();
  await press(/^Pay/);
  await expect.element(page.getByText(/^Waiting for MTN/)).toBeVisible();
  await first.unmount();
  await vi.waitFor(() => expect(history.state?.dialog).toBeUndefined());
  vi.setSystemTime(Date.now() + 100_000);
  await open({ subscription: { ...none, openPayment: { ...asked, txRef: 'left' } } as Subscription });
  await press('Continue with that one');
  await expect.element(page.getByText(/Waiting for MTN 1:[12]\d/)).toBeVisible();
  await vi.advanceTimersByTimeAsync(8000);
  await expect
    .element(page.getByRole('link', { name: 'See the receipt' }))
    .toHaveAttribute('href', '/receipt/left');
});

/** What waits for the browser itself, as for a lock, goes on; no clock that is held says when. */
function turnOfOthers(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = () => done();
    port2.postMessage(null);
  });
}

it('says after 180 s that nobody answered, and trying again takes up the same payment', async () => {
  answers = { createPayment: [{ data: asked }], paymentStatus: [{ data: asked }] };
  await open();
  await press(/^Pay/);
  await expect.element(page.getByText('*126#')).toBeVisible();
  for (let second = 0; second < 181; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    await turnOfOthers();
  }
  const text = page.getByText('Payment timeout. Please check your mobile money app or try again.');
  await expect.element(text).toBeVisible();
  const polls = named('paymentStatus').length;
  expect(polls).toBeGreaterThan(15);
  await press('Try Again');
  await expect.element(page.getByText('*126#')).toBeVisible();
  expect(named('createPayment')).toHaveLength(1);
  expect(named('paymentStatus')).toHaveLength(polls + 1);
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(named('paymentStatus')).toHaveLength(polls + 1);
});

it('shows the form again where what is taken up is no longer open', async () => {
  answers = { createPayment: [{ data: asked }], paymentStatus: [{ data: asked }] };
  await open();
  await press(/^Pay/);
  await expect.element(page.getByText('*126#')).toBeVisible();
  await vi.advanceTimersByTimeAsync(181_000);
  answers = { paymentStatus: [{ data: { ...asked, status: 'failed', state: 'expired' } }] };
  await press('Try Again');
  await expect.element(field).toHaveValue('6 71 23 45 67');
});

it('stops before the form while a payment of theirs is looked at, and lets them pay all the same', async () => {
  const reviewed = { ...asked, state: 'review', plan: 'basic', amount: 3000 };
  await open({ subscription: { ...none, reviewedPayment: reviewed } as Subscription });
  await expect.element(page.getByText(/3\s000.*Do not pay again/)).toBeVisible();
  await expect.element(page.getByText('3f0e · 8c2d')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Write to support' }))
    .toHaveAttribute('href', '/contact');
  expect(field.query()).toBeNull();
  await press('Pay anyway');
  await expect.element(field).toBeVisible();
});

it('stops where the payment that is waited for is looked at', async () => {
  const reviewed = { ...asked, state: 'review' };
  answers = { createPayment: [{ data: asked }], paymentStatus: [{ data: reviewed }] };
  await open();
  await press(/^Pay/);
  await expect.element(page.getByText('*126#')).toBeVisible();
  await vi.advanceTimersByTimeAsync(8000);
  await expect.element(page.getByText(/not the 6\s000.*Do not pay again/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Pay anyway' }).query()).toBeNull();
});

describe('where a payment for another plan waits', () => {
  const other = { ...asked, plan: 'basic', amount: 3000 };
  const subscription = { ...none, openPayment: other } as Subscription;

  it('says so at once, and asks for the number once that one is cancelled', async () => {
    answers = { cancelPayment: [{ data: { status: 'failed' } }] };
    await open({ subscription });
    await expect.element(page.getByText(/3\s000.*still waiting/)).toBeVisible();
    await press(/^Cancel it and pay/);
    await expect.element(field).toBeVisible();
    expect(calls).toEqual([['cancelPayment', { txRef }]]);
  });

  it('asks for the number all the same where that one is looked at by then', async () => {
    answers = {
      cancelPayment: [{ data: { status: 'pending' } }],
      paymentStatus: [{ data: { ...other, state: 'review' } }],
    };
    await open({ subscription });
    await press(/^Cancel it and pay/);
    await expect.element(page.getByText(/Do not pay again/)).toBeVisible();
    await press('Pay anyway');
    await expect.element(field).toBeVisible();
  });

  it('goes on with that one on the phone that is asked, and tells of that plan', async () => {
    answers = { paymentStatus: [{ data: { ...other, status: 'successful' } }] };
    await open({ subscription: { ...none, openPayment: { ...other, phoneEnd: '05' } } as Subscription });
    await press('Continue with that one');
    await expect.element(page.getByText('••\u00a005')).toBeVisible();
    await vi.advanceTimersByTimeAsync(8000);
    await expect.element(page.getByText('Basic, ', { exact: false })).toBeVisible();
    await vi.waitFor(() => expect(onPaid).toHaveBeenCalledExactlyOnceWith('basic'));
  });
});

const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

it.each<[string, Partial<Subscription>]>([
  ['the trial', { trialEndsAt: inDays(12) }],
  ['a dearer plan', { plans: [{ plan: 'premium', until: inDays(12) }] }],
  [
    'the trial, with time that turns',
    { trialEndsAt: inDays(12), plans: [{ plan: 'basic', until: inDays(30) }] },
  ],
])('says when it begins behind %s', async (_, standing) => {
  answers = { createPayment: [{ data: { ...asked, status: 'successful' } }] };
  await open({ subscription: { ...none, ...standing } });
  await press(/^Pay/);
  await expect.element(page.getByText(/^Pro begins on .*20\d\d\.$/)).toBeVisible();
  await expect.element(page.getByText('Starts')).toBeVisible();
});

it('says that the time ran out, and never that nothing was taken: money may still come', async () => {
  const over = { ...asked, status: 'failed', state: 'expired', failureCode: 'expired' };
  answers = { createPayment: [{ data: asked }], paymentStatus: [{ data: over }] };
  await open();
  await press(/^Pay/);
  await expect.element(page.getByText('*126#')).toBeVisible();
  await vi.advanceTimersByTimeAsync(8000);
  await expect.element(page.getByText(/the money is still found and counted/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'The time to pay is over' })).toBeVisible();
  await expect.element(page.getByText(/Nothing was taken|Not paid/)).not.toBeInTheDocument();
});

it('says why it was refused', async () => {
  const error = { error: 'payment_refused', failureCode: 'insufficient_funds' };
  answers = { createPayment: [{ error, status: 422 }] };
  await open();
  await press(/^Pay/);
  await expect.element(page.getByText('Payment failed. Please try again.')).toBeVisible();
  await expect.element(page.getByText(/not enough money.* Nothing was taken\./)).toBeVisible();
});

it('asks whether a payment came to be whose answer was lost, and does not ask for it again', async () => {
  answers = { createPayment: ['lost'], subscription: ['lost', { data: { ...none, openPayment: asked } }] };
  await open();
  await press(/^Pay/);
  await expect.element(page.getByText(/The network was cut/)).toBeVisible();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.element(page.getByText('*126#')).toBeVisible();
  expect(named('createPayment')).toHaveLength(1);
});

it('goes back to the form where nothing came to be', async () => {
  answers = { createPayment: ['lost'], subscription: [{ data: none }] };
  await open();
  await press(/^Pay/);
  await vi.advanceTimersByTimeAsync(2000);
  await expect.element(page.getByText(/Failed to create payment transaction/)).toBeVisible();
});

it('offers to cancel another payment that waits, and pays then', async () => {
  const other = { ...asked, txRef: 'other', plan: 'basic', amount: 3000 };
  answers = {
    createPayment: [{ error: { error: 'payment_open', txRef: 'other' }, status: 409 }, { data: asked }],
    subscription: [{ data: { ...none, openPayment: other } }],
    cancelPayment: [{ data: { status: 'failed' } }],
  };
  await open();
  await press(/^Pay/);
  await press(/^Cancel it and pay/);
  await expect.element(page.getByText('*126#')).toBeVisible();
  expect(named('cancelPayment')).toEqual([['cancelPayment', { txRef: 'other' }]]);
});

it('pays as was chosen all the same where the other payment is looked at by then', async () => {
  const other = { ...asked, txRef: 'other', plan: 'basic', amount: 3000 };
  answers = {
    createPayment: [{ error: { error: 'payment_open', txRef: 'other' }, status: 409 }, { data: asked }],
    subscription: [{ data: { ...none, openPayment: other } }],
    cancelPayment: [{ data: { status: 'pending' } }],
    paymentStatus: [{ data: { ...other, state: 'review' } }],
  };
  await open();
  await field.fill('677777777');
  await press(/^Pay/);
  await press(/^Cancel it and pay/);
  await press('Pay anyway');
  await expect.element(page.getByText('*126#')).toBeVisible();
  const sent = ['createPayment', { plan: 'pro', phone: '677777777', provider: 'mtn' }];
  expect(named('createPayment')).toEqual([sent, sent]);
});

it('sells a pass for what it brings, and leads on to where somebody was', async () => {
  answers = { createPayment: [{ data: { ...asked, plan: 'day', amount: 300, status: 'successful' } }] };
  await open({ plan: 'day' });
  await expect.element(page.getByRole('heading', { name: 'Day pass, 10 contacts' })).toBeVisible();
  await expect.element(page.getByText(/^10 more contacts, for 24 hours/)).toBeVisible();
  await press(/^Pay 300/);
  await expect.element(page.getByText('Your contacts are waiting', { exact: false })).toBeVisible();
  expect(calls[0]?.[1]).toMatchObject({ plan: 'day' });
  await press('Continue');
  await vi.waitUntil(() => onPaid.mock.calls.length > 0);
});

it('begins a first trial for nothing, and says so', async () => {
  answers = {
    createSession: ['lost', { data: { payment: null, paymentUrl: null, isFree: true } }],
    me: [{ data: {} }],
  };
  await open({ ways: both, subscription: { ...none, mayTry: true } });
  await press('Start free trial');
  await expect.element(page.getByText('The trial could not begin. Please try again.')).toBeVisible();
  await press('Start free trial');
  await expect.element(page.getByText('Free plan activated successfully')).toBeVisible();
  expect(onPaid).not.toHaveBeenCalled();
});
