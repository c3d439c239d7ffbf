import type { SimulatedClock } from './clock.ts';
import type { Ledger } from './ledger.ts';
import type { FailureReason, PaymentState } from './outcome.ts';
import type { Payment, ProviderName } from './payment.ts';
import type { PaymentStore } from './payment-store.ts';
import type { ProviderTraits } from './provider-traits.ts';
import type { SimulatorSettings } from './settings.ts';
import type { WebhookSender } from './webhook-sender.ts';

/** What everything in the simulation works with. */
export type SimulationCore = {
  clock: SimulatedClock;
  settings: SimulatorSettings;
  traits: Record<ProviderName, ProviderTraits>;
  payments: PaymentStore;
  /** What was really collected. */
  ledger: Ledger;
  webhooks: WebhookSender;
};

export type Outcome = { state: PaymentState; reason?: FailureReason };

/** Ends a payment unless it has ended; only a success may still follow another end. */
export async function settle(core: SimulationCore, payment: Payment, outcome: Outcome): Promise<void> {
  const { state, reason = null } = outcome;
  const isOpen = payment.state === 'untried' || payment.state === 'pending';
  if (!isOpen && (state !== 'succeeded' || payment.state === 'succeeded')) return;
  const settledAt = core.clock.now();
  Object.assign(payment, { state, reason, settledAt, isStrange: false } satisfies Partial<Payment>);
  if (state === 'succeeded') {
    const { shortBy = 0, paidCurrency } = payment.script ?? {};
    const { amount, currency } = payment.asked;
    payment.paid = { amount: amount - shortBy, currency: paidCurrency ?? currency };
    core.ledger.add(payment, payment.paid, settledAt);
  }
  await announce(core, payment);
}

/** Gives the record a word that nobody knows, and tells the application. */
export async function turnStrange(core: SimulationCore, payment: Payment): Promise<void> {
  if (payment.state !== 'pending') return;
  payment.isStrange = true;
  await announce(core, payment);
}

/** Tells the application how the payment stands, as its script has it. */
async function announce({ clock, webhooks }: SimulationCore, payment: Payment): Promise<void> {
  const { forged, webhooks: times, claims, afterwards } = payment.script ?? {};
  await webhooks.send(payment, claims ?? payment.state, { forged, times });
  if (afterwards) clock.after(afterwards.after, () => webhooks.send(payment, afterwards.claims));
}
