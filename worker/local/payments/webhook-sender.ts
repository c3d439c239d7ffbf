import type { SimulatedClock } from './clock.ts';
import type { Payment, ProviderName } from './payment.ts';
import type { ProviderTraits, WebhookMessage } from './provider-traits.ts';
import type { PaymentState } from './scripts.ts';
import type { SimulatorSettings } from './settings.ts';

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
export function createWebhookSender(options: WebhookSenderOptions): WebhookSender {
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
