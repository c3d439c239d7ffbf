import { afterEach, beforeEach, expect, test } from 'vitest';
import { SimulatedClock } from './clock.ts';
import type { Payment } from './payment.ts';
import { type ProviderTraits, standardSettings } from './settings.ts';
import { createSimulation, type Simulation } from './simulation.ts';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

const second = 1000;
const minute = 60 * second;

let shop: WebhookReceiver;
let simulation: Simulation;

const plain: ProviderTraits = {
  promptMilliseconds: 5 * minute,
  retryDelays: [minute, 2 * minute],
  webhook: (payment, says, forged) => ({
    body: `${payment.txRef} ${says}${forged ? ' forged' : ''}`,
    headers: {},
  }),
};

beforeEach(async () => {
  shop = await startWebhookReceiver();
  const patient = { ...plain, promptMilliseconds: null };
  simulation = createSimulation({
    clock: new SimulatedClock({ speed: 0 }),
    settings: standardSettings(),
    traits: { flutterwave: plain, campay: patient },
    applicationUrls: [shop.url],
  });
});
afterEach(() => shop.stop());

const said = () => shop.received.map(({ body }) => body.replace('our-reference ', ''));

function open(provider: Payment['provider'] = 'flutterwave') {
  return simulation.open({
    provider,
    txRef: 'our-reference',
    asked: { amount: 3000, currency: 'XAF' },
    description: '',
    customer: { email: '', name: '' },
  });
}

function prompt(digits: string, payment = open()) {
  const fate = simulation.prompt(payment, { phone: `23767000${digits}`, operator: 'mtn' });
  return { payment, fate };
}

test.each([
  ['0000', 'succeeded', ['succeeded'], { XAF: 3000 }],
  ['9999', 'succeeded', ['succeeded'], { XAF: 3000 }],
  ['0001', 'failed', ['failed'], {}],
  ['0002', 'rejected', ['rejected'], {}],
  ['0003', 'pending', [], {}],
  ['0004', 'pending', [], {}],
  ['0005', 'pending', [], {}],
  ['0007', 'succeeded', ['succeeded'], { XAF: 2900 }],
  ['0008', 'succeeded', ['succeeded'], { XOF: 3000 }],
  ['0009', 'succeeded', ['succeeded'], { XAF: 3000 }],
  ['0010', 'succeeded', ['succeeded', 'succeeded', 'succeeded'], { XAF: 3000 }],
  ['0011', 'succeeded', [], { XAF: 3000 }],
  ['0012', 'succeeded', ['succeeded forged'], { XAF: 3000 }],
  ['0013', 'failed', ['succeeded'], {}],
  ['0014', 'succeeded', ['succeeded', 'failed'], { XAF: 3000 }],
  ['0015', 'pending', ['pending'], {}],
  ['0016', 'succeeded', ['succeeded'], { XAF: 3000 }],
  ['0017', 'succeeded', ['succeeded'], { XAF: 3000 }],
] as const)('a number that ends in %s is %s after 20 s', async (digits, state, webhooks, totals) => {
  const { payment, fate } = prompt(digits);
  expect(await fate).toBe(digits === '0017' ? 'lost' : 'answered');
  await simulation.clock.advance(5 * second);
  expect(payment.state).toBe(digits === '0009' ? 'succeeded' : 'pending');
  await simulation.clock.advance(15 * second);
  expect(payment.state).toBe(state);
  expect(payment.isStrange).toBe(digits === '0015');
  expect(said()).toEqual(webhooks);
  expect(simulation.ledger().totals).toEqual(totals);
});

test('0003 ends with the prompt, where prompts end', async () => {
  const { payment } = prompt('0003');
  const endless = prompt('0003', open('campay')).payment;
  await simulation.clock.advance(5 * minute - 1);
  expect(payment.state).toBe('pending');
  await simulation.clock.advance(1);
  expect([payment.state, payment.reason, said()]).toEqual(['expired', 'not answered', ['expired']]);
  await simulation.clock.advance(100 * 24 * 60 * minute);
  expect(endless.state).toBe('pending');
});

test('0005 is paid after 200 s and not before; 0004 never', async () => {
  const late = prompt('0005').payment;
  const never = prompt('0004').payment;
  await simulation.clock.advance(199 * second);
  expect(late.state).toBe('pending');
  await simulation.clock.advance(second);
  expect(late.state).toBe('succeeded');
  await simulation.clock.advance(100 * 24 * 60 * minute);
  expect(never.state).toBe('pending');
});

test('0006 keeps whoever asks waiting for 28 s, answers with an error, and is paid', async () => {
  const { payment, fate } = prompt('0006');
  let answered = false;
  fate.then(() => {
    answered = true;
  });
  await simulation.clock.advance(27_999);
  expect(answered).toBe(false);
  await simulation.clock.advance(1);
  expect(await fate).toBe('unavailable');
  expect(payment.state).toBe('pending');
  await simulation.clock.advance(6 * second);
  expect(payment.state).toBe('succeeded');

  simulation.settings.slowAnswers = 'at-once';
  expect(await prompt('0006').fate).toBe('unavailable');
});

test.each([
  ['0018', 12],
  ['0019', 22],
])('%s keeps whoever asks waiting for %i s, and is paid after that', async (digits, waited) => {
  const { payment, fate } = prompt(digits);
  await simulation.clock.advance(waited * second);
  expect(await fate).toBe('answered');
  expect(payment.state).toBe('pending');
  await simulation.clock.advance(6 * second);
  expect(payment.state).toBe('succeeded');
});

test('0009 has told the application before it answers', async () => {
  const { fate } = prompt('0009');
  expect(await fate).toBe('answered');
  expect(said()).toEqual(['succeeded']);
});

test('0016 lets the record be read after a minute', async () => {
  const { payment } = prompt('0016');
  expect(payment.limitedUntil - simulation.clock.now()).toBe(minute);
});

test('a webhook that nobody took comes again as the table says, and no more', async () => {
  shop.answers.push(503, 302, 500);
  prompt('0000');
  await simulation.clock.advance(6 * second);
  expect(said()).toHaveLength(1);
  await simulation.clock.advance(minute);
  expect(said()).toHaveLength(2);
  await simulation.clock.advance(2 * minute);
  expect(said()).toHaveLength(3);
  await simulation.clock.advance(24 * 60 * minute);
  expect(said()).toHaveLength(3);
  expect(simulation.payments.list()[0]?.deliveries.map(({ status }) => status)).toEqual([503, 302, 500]);
});

test('an application that is not there is a webhook that nobody took', async () => {
  await shop.stop();
  const { payment } = prompt('0000');
  await simulation.clock.advance(24 * 60 * minute);
  expect(payment.deliveries.map(({ status }) => status)).toEqual([null, null, null]);
});

test('webhooks of a provider that is down wait until it is up', async () => {
  await simulation.setCondition('flutterwave', 'unavailable');
  const { payment } = prompt('0000');
  await simulation.clock.advance(24 * 60 * minute);
  expect([payment.state, said()]).toEqual(['succeeded', []]);
  await simulation.setCondition('campay', 'up');
  expect(said()).toEqual([]);
  await simulation.setCondition('flutterwave', 'up');
  expect(said()).toEqual(['succeeded']);
});

test('two applications take turns', async () => {
  const other = await startWebhookReceiver();
  simulation.webhooks.sendTo(shop.url, other.url);
  prompt('0000');
  prompt('0000');
  await simulation.clock.advance(6 * second);
  expect([shop.received.length, other.received.length]).toEqual([1, 1]);
  await other.stop();
});

test('a success may follow another end, and nothing follows a success; money is collected once', async () => {
  const { payment } = prompt('0001');
  await simulation.clock.advance(6 * second);
  await simulation.settle(payment, { state: 'cancelled' });
  expect(payment.state).toBe('failed');
  await simulation.settle(payment, { state: 'succeeded' });
  await simulation.settle(payment, { state: 'succeeded' });
  await simulation.settle(payment, { state: 'failed' });
  expect([payment.state, payment.reason]).toEqual(['succeeded', null]);
  const { reference, txRef } = payment;
  expect(simulation.ledger().rows).toEqual([
    {
      provider: 'flutterwave',
      reference,
      txRef,
      amount: 3000,
      currency: 'XAF',
      at: new Date(simulation.clock.now()).toISOString(),
    },
  ]);
  await simulation.resend(payment);
  expect(said()).toEqual(['failed', 'succeeded', 'succeeded']);
});

test('a payment on a page is paid when the browser leaves it, unless its number is slow', async () => {
  const quick = open();
  await simulation.payOnPage(quick, { phone: '237670000000', operator: 'mtn' });
  expect(quick.state).toBe('succeeded');
  const slow = open();
  await simulation.payOnPage(slow, { phone: '237670000005', operator: 'mtn' });
  expect(slow.state).toBe('pending');
  await simulation.clock.advance(200 * second);
  expect(slow.state).toBe('succeeded');
});
