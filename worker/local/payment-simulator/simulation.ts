import type { Operator } from '@mboalink/shared/billing/payments.ts';
import type { SimulatedClock } from './clock.ts';
import { newPayment, type Payment, type PaymentRequest, type ProviderName } from './payment.ts';
import { type FailureReason, type PaymentState, type Script, scriptFor, usualTime } from './scripts.ts';

/** `unavailable` answers 503 and `unreachable` breaks each connection; webhooks wait until it is up again. */
export type Condition = 'up' | 'unavailable' | 'unreachable';

export type SimulatorSettings = {
  conditions: Record<ProviderName, Condition>;
  /** Whether a slow answer (0006, 0018, 0019) takes its time on the clock, or comes at once. */
  slowAnswers: 'wait' | 'at-once';
};

/** How everything stands at the start. */
export const standardSettings = (): SimulatorSettings => ({
  conditions: { flutterwave: 'up', campay: 'up' },
  slowAnswers: 'wait',
});

/** What differs between providers beside their paths. */
export type ProviderTraits = {
  /** After how long an unanswered prompt ends; null where the record stays as it is for ever. */
  promptMilliseconds: number | null;
  /** A webhook as the provider signs it, or as somebody else would. */
  webhook: (
    payment: Payment,
    says: PaymentState,
    forged: boolean,
  ) => { body: string; headers: Record<string, string> };
};

type SimulationOptions = {
  clock: SimulatedClock;
  traits: Record<ProviderName, ProviderTraits>;
  /** Further headers of webhooks, by the instant of sending. */
  webhookHeaders?: ((at: Date) => Record<string, string>) | undefined;
};

type Outcome = { state: PaymentState; reason?: FailureReason | undefined };

type Payer = { phone: string; operator: Operator | null };

/** What happens to the answer of a request that asked a payer. */
type AnswerFate = 'answered' | 'unavailable' | 'lost';

/** How long Flutterwave waits for an answer; nothing is known of CamPay. */
const patience = 60_000;

/** Payments, their payers and their providers' webhooks, whoever the provider is. */
export class Simulation {
  readonly clock: SimulatedClock;
  readonly settings = standardSettings();
  /** Oldest first. */
  readonly payments: Payment[] = [];
  /** The application, without a slash at its end; several take turns. */
  applicationUrls: readonly string[] = [];
  readonly #options: SimulationOptions;
  #turn = 0;
  #waiting: { provider: ProviderName; send: () => Promise<void> }[] = [];

  constructor(options: SimulationOptions) {
    this.clock = options.clock;
    this.#options = options;
  }

  /** Makes a payment that asks no payer yet. */
  open(request: PaymentRequest): Payment {
    const payment = newPayment(request, this.clock.now());
    this.payments.push(payment);
    return payment;
  }

  /** What a provider has last for a reference of the application. */
  byTxRef(provider: ProviderName, txRef: string): Payment | undefined {
    return this.payments.findLast((payment) => payment.provider === provider && payment.txRef === txRef);
  }

  /** The payment that a hosted page stands for: the last try. */
  byPage(token: string): Payment | undefined {
    return this.payments.findLast(({ page }) => page?.token === token);
  }

  /** Asks the payer on a phone; the script of the number does the rest. */
  async prompt(payment: Payment, payer: Payer): Promise<AnswerFate> {
    const script = this.#begin(payment, payer);
    const ending = this.#endingOf(payment, script);
    if (script.answer === 'overtaken') await ending?.end();
    else if (ending) this.clock.after(ending.after, ending.end);
    if (script.answersAfter && this.settings.slowAnswers === 'wait')
      await this.clock.sleep(script.answersAfter);
    return script.answer === 'lost' || script.answer === 'unavailable' ? script.answer : 'answered';
  }

  /** The payer pays on a hosted page: what takes the usual time has happened when the browser leaves it. */
  async payOnPage(payment: Payment, payer: Payer): Promise<void> {
    const ending = this.#endingOf(payment, this.#begin(payment, payer));
    if (!ending) return;
    if (ending.after <= usualTime) await ending.end();
    else this.clock.after(ending.after, ending.end);
  }

  #begin(payment: Payment, { phone, operator }: Payer): Script {
    const script = scriptFor(phone);
    const limitedUntil = this.clock.now() + (script.limitedFor ?? 0);
    Object.assign(payment, { phone, operator, script, limitedUntil, state: 'pending' });
    return script;
  }

  /** What its ending does, and after how long; null where it never ends. */
  #endingOf(payment: Payment, { ending }: Script) {
    if (ending === 'never') return null;
    if (ending === 'unanswered') {
      const after = this.#options.traits[payment.provider].promptMilliseconds;
      const end = () => this.settle(payment, { state: 'expired', reason: 'not answered' });
      return after === null ? null : { after, end };
    }
    const { after, state, reason } = ending;
    if (state === 'strange') return { after, end: () => this.#turnStrange(payment) };
    return { after, end: () => this.settle(payment, { state, reason }) };
  }

  /** Ends a payment unless it has ended; only a success may still follow another end. */
  async settle(payment: Payment, { state, reason }: Outcome): Promise<void> {
    const isOpen = payment.state === 'untried' || payment.state === 'pending';
    if (!isOpen && (state !== 'succeeded' || payment.state === 'succeeded')) return;
    const settledAt = this.clock.now();
    Object.assign(payment, { state, reason: reason ?? null, settledAt, isStrange: false });
    if (state === 'succeeded') {
      const { shortBy = 0, paidCurrency } = payment.script ?? {};
      const { amount, currency } = payment.asked;
      payment.paid = { amount: amount - shortBy, currency: paidCurrency ?? currency };
    }
    await this.#announce(payment);
  }

  /** Gives the record a word that nobody knows. */
  async #turnStrange(payment: Payment): Promise<void> {
    if (payment.state !== 'pending') return;
    payment.isStrange = true;
    await this.#announce(payment);
  }

  /** Tells the application how the payment stands, as its script has it. */
  async #announce(payment: Payment): Promise<void> {
    const { forged = false, webhooks = 1, claims, afterwards } = payment.script ?? {};
    const says = claims ?? payment.state;
    await Promise.all(Array.from({ length: webhooks }, () => this.#send(payment, says, forged)));
    if (afterwards) this.clock.after(afterwards.after, () => this.#send(payment, afterwards.claims));
  }

  /** Sends the webhook of how the payment stands, once more and as it should be. */
  resend(payment: Payment): Promise<void> {
    return this.#send(payment, payment.state);
  }

  /** Takes a provider down or up; up again, it sends the webhooks that waited. */
  async setCondition(provider: ProviderName, condition: Condition): Promise<void> {
    this.settings.conditions[provider] = condition;
    if (condition !== 'up') return;
    const ready = this.#waiting.filter((each) => each.provider === provider);
    this.#waiting = this.#waiting.filter((each) => each.provider !== provider);
    await Promise.all(ready.map(({ send }) => send()));
  }

  /** Sends one webhook; ends when it was answered, or nobody did. */
  async #send(payment: Payment, says: PaymentState, forged = false): Promise<void> {
    const { provider, deliveries } = payment;
    const { body, headers } = this.#options.traits[provider].webhook(payment, says, forged);
    const send = async () => {
      const at = this.clock.now();
      const application = this.applicationUrls[this.#turn++ % this.applicationUrls.length];
      const all = { ...headers, ...this.#options.webhookHeaders?.(new Date(at)) };
      const url = `${application}/api/v1/payments/webhook/${provider}`;
      const status = application === undefined ? null : await post(url, body, all);
      deliveries.push({ at, says, forged, status });
    };
    if (this.settings.conditions[provider] === 'up') await send();
    else this.#waiting.push({ provider, send });
  }
}

/** The status of the answer, or null where there was none. */
async function post(url: string, body: string, headers: Record<string, string>): Promise<number | null> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return null;
  }
}
