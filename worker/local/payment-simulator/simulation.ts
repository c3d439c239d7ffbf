import { randomUUID } from 'node:crypto';
import type { Operator } from '@mboalink/shared/billing/operators.ts';
import type { SimulatedClock } from './clock.ts';
import {
  createPaymentStore,
  ledgerOf,
  type Payment,
  type PaymentRequest,
  type PaymentStore,
  type ProviderName,
} from './payment.ts';
import { type FailureReason, type PaymentState, type Script, scriptFor, usualTime } from './scripts.ts';
import type { Condition, ProviderTraits, SimulatorSettings, WebhookMessage } from './settings.ts';

export type Simulation = SimulationCore & {
  /** What was really collected. */
  ledger(): ReturnType<typeof ledgerOf>;
  /** Makes a payment that asks no payer yet; `reference` where the provider's are of a form of their own. */
  open(request: PaymentRequest, reference?: string): Payment;
  prompt(payment: Payment, payer: Payer): Promise<AnswerFate>;
  payOnPage(payment: Payment, payer: Payer): Promise<void>;
  settle(payment: Payment, outcome: Outcome): Promise<void>;
  /** Sends the webhook of how the payment stands, once more and as it should be. */
  resend(payment: Payment): Promise<void>;
  /** Takes a provider down or up; up again, it sends the webhooks that waited. */
  setCondition(provider: ProviderName, condition: Condition): Promise<void>;
};

/** Payments, their payers and their providers' webhooks, whoever the provider is. */
export function createSimulation(options: WebhookSenderOptions): Simulation {
  const { clock, settings, traits } = options;
  const payments = createPaymentStore();
  const webhooks = createWebhookSender(options);
  const core: SimulationCore = { clock, settings, traits, payments, webhooks };
  return {
    ...core,
    ledger: () => ledgerOf(payments.list()),
    open: (request, reference = randomUUID()) => payments.add(request, reference, clock.now()),
    prompt: (payment, payer) => promptPayer(core, payment, payer),
    payOnPage: (payment, payer) => payOnPage(core, payment, payer),
    settle: (payment, outcome) => settle(core, payment, outcome),
    resend: (payment) => webhooks.send(payment, payment.state),
    setCondition: async (provider, condition) => {
      settings.conditions[provider] = condition;
      if (condition === 'up') await webhooks.release(provider);
    },
  };
}

/** What everything in the simulation works with. */
type SimulationCore = {
  clock: SimulatedClock;
  settings: SimulatorSettings;
  traits: Record<ProviderName, ProviderTraits>;
  payments: PaymentStore;
  webhooks: WebhookSender;
};

type Outcome = { state: PaymentState; reason?: FailureReason };

/** Ends a payment unless it has ended; only a success may still follow another end. */
async function settle(core: SimulationCore, payment: Payment, outcome: Outcome): Promise<void> {
  const { state, reason = null } = outcome;
  const isOpen = payment.state === 'untried' || payment.state === 'pending';
  if (!isOpen && (state !== 'succeeded' || payment.state === 'succeeded')) return;
  const settledAt = core.clock.now();
  Object.assign(payment, { state, reason, settledAt, isStrange: false } satisfies Partial<Payment>);
  if (state === 'succeeded') {
    const { shortBy = 0, paidCurrency } = payment.script ?? {};
    const { amount, currency } = payment.asked;
    payment.paid = { amount: amount - shortBy, currency: paidCurrency ?? currency };
  }
  await announce(core, payment);
}

/** Gives the record a word that nobody knows, and tells the application. */
async function turnStrange(core: SimulationCore, payment: Payment): Promise<void> {
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

type Payer = { phone: string; operator: Operator | null };

/** What happens to the answer of a request that asked a payer. */
type AnswerFate = 'answered' | 'unavailable' | 'lost';

/** Asks the payer on a phone; the script of the number does the rest. */
async function promptPayer(core: SimulationCore, payment: Payment, payer: Payer): Promise<AnswerFate> {
  const script = begin(core, payment, payer);
  const ending = endingOf(core, payment, script);
  if (script.answer === 'overtaken') await ending?.end();
  else if (ending) core.clock.after(ending.after, ending.end);
  if (script.answersAfter && core.settings.slowAnswers === 'wait')
    await core.clock.sleep(script.answersAfter);
  if (script.answer === 'lost' || script.answer === 'unavailable') return script.answer;
  return 'answered';
}

/** The payer pays on a hosted page: what takes the usual time has happened when the browser leaves it. */
async function payOnPage(core: SimulationCore, payment: Payment, payer: Payer): Promise<void> {
  const ending = endingOf(core, payment, begin(core, payment, payer));
  if (!ending) return;
  if (ending.after <= usualTime) await ending.end();
  else core.clock.after(ending.after, ending.end);
}

function begin({ clock }: SimulationCore, payment: Payment, { phone, operator }: Payer): Script {
  const script = scriptFor(phone);
  const limitedUntil = clock.now() + (script.limitedFor ?? 0);
  const asked: Partial<Payment> = { phone, operator, script, limitedUntil, state: 'pending' };
  Object.assign(payment, asked);
  return script;
}

/** What its ending does, and after how long; null where it never ends. */
function endingOf(core: SimulationCore, payment: Payment, { ending }: Script) {
  if (ending === 'never') return null;
  if (ending === 'unanswered') {
    const after = core.traits[payment.provider].promptMilliseconds;
    return after === null
      ? null
      : { after, end: () => settle(core, payment, { state: 'expired', reason: 'not answered' }) };
  }
  const { after, state, reason } = ending;
  if (state === 'strange') return { after, end: () => turnStrange(core, payment) };
  return { after, end: () => settle(core, payment, { state, reason }) };
}

export type WebhookSender = {
  /** Sends one webhook so many times at once; ends when each was answered, or nobody did. */
  send(payment: Payment, says: PaymentState, how?: { forged?: boolean; times?: number }): Promise<void>;
  /** The application, without a slash at its end; several take turns. */
  sendTo(...urls: string[]): void;
  /** Sends what waited for a provider that is up again. */
  release(provider: ProviderName): Promise<void>;
};

export type WebhookSenderOptions = {
  clock: SimulatedClock;
  settings: SimulatorSettings;
  traits: Record<ProviderName, ProviderTraits>;
  applicationUrls: readonly string[];
  /** Further headers, by the instant of sending. */
  headers?: (at: Date) => Record<string, string>;
};

type Parcel = { payment: Payment; says: PaymentState; forged: boolean; message: WebhookMessage };

/** How long Flutterwave waits for an answer; nothing is known of the others. */
const patience = 60_000;

/** Tells the application of payments, and tells it again as the provider would. */
function createWebhookSender(options: WebhookSenderOptions): WebhookSender {
  const { clock, settings, traits, headers } = options;
  const waiting: { provider: ProviderName; send: () => Promise<void> }[] = [];
  let applicationUrls = options.applicationUrls;
  let turn = 0;

  async function deliver(parcel: Parcel, attempt: number): Promise<void> {
    const { payment, says, forged, message } = parcel;
    const { provider } = payment;
    const again = () => deliver(parcel, attempt + 1);
    if (settings.conditions[provider] !== 'up') {
      waiting.push({ provider, send: () => deliver(parcel, attempt) });
      return;
    }
    const at = clock.now();
    const applicationUrl = applicationUrls[turn++ % applicationUrls.length];
    const url = `${applicationUrl}/api/v1/payments/webhook/${provider}`;
    const all = { ...message.headers, ...headers?.(new Date(at)) };
    const status = applicationUrl === undefined ? null : await post(url, message.body, all);
    payment.deliveries.push({ at, says, forged, attempt, status });
    const delay = traits[provider].retryDelays[attempt - 1];
    const isTaken = status !== null && status >= 200 && status < 300;
    if (!isTaken && delay !== undefined) clock.after(delay, again);
  }

  return {
    send: async (payment, says, { forged = false, times = 1 } = {}) => {
      const message = traits[payment.provider].webhook(payment, says, forged);
      const parcel = { payment, says, forged, message };
      await Promise.all(Array.from({ length: times }, () => deliver(parcel, 1)));
    },
    sendTo: (...urls) => {
      applicationUrls = urls;
    },
    release: async (provider) => {
      const ready = waiting.filter((each) => each.provider === provider);
      waiting.splice(0, waiting.length, ...waiting.filter((each) => each.provider !== provider));
      await Promise.all(ready.map(({ send }) => send()));
    },
  };
}

/** The status of the answer, or null where there was none. */
async function post(url: string, body: string, headers: Record<string, string>) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
      // An answer that leads elsewhere counts as none.
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return null;
  }
}
