import { randomBytes, randomUUID } from 'node:crypto';
import type { Payment, ProviderName } from './payment.ts';
import type { PaymentState } from './scripts.ts';

/** `unavailable` answers 503 and `unreachable` breaks each connection; webhooks wait until it is up again. */
export type Condition = 'up' | 'unavailable' | 'unreachable';

/** What nobody knows of the real providers, or can choose there; both ways are met here. */
export type SimulatorSettings = {
  conditions: Record<ProviderName, Condition>;
  /** What CamPay does with a reference that it has. */
  campayRepeats: 'first-result' | 'refusal';
  /** What Flutterwave signs webhooks with. */
  flutterwaveSignature: 'verif-hash' | 'flutterwave-signature' | 'both';
  /** Whether a slow answer (0006, 0018, 0019) takes its time on the clock, or comes at once. */
  slowAnswers: 'wait' | 'at-once';
};

/** How everything stands at the start. */
export const standardSettings = (): SimulatorSettings => ({
  conditions: { flutterwave: 'up', campay: 'up' },
  campayRepeats: 'first-result',
  flutterwaveSignature: 'verif-hash',
  slowAnswers: 'wait',
});

/** The application's accounts at the simulated providers. */
export type Accounts = {
  flutterwave: { secretKey: string; secretHash: string };
  campay: { username: string; password: string; webhookKey: string };
};

const word = () => randomBytes(24).toString('base64url');

/** New accounts for each start, in the providers' forms: nothing is kept that somebody could find. */
export const drawAccounts = (): Accounts => ({
  flutterwave: { secretKey: `FLWSECK_TEST-${randomUUID().replaceAll('-', '')}-X`, secretHash: word() },
  campay: { username: word(), password: word(), webhookKey: word() },
});

/** The Worker's variables that have it collect money with the simulated providers. */
export function paymentVars({
  url,
  accounts: { flutterwave, campay },
}: {
  url: string;
  accounts: Accounts;
}): Record<string, string> {
  return {
    PAYMENT_PROVIDERS: 'flutterwave,campay',
    FLUTTERWAVE_ENDPOINT: `${url}/flutterwave/v3`,
    FLUTTERWAVE_SECRET_KEY: flutterwave.secretKey,
    FLUTTERWAVE_SECRET_HASH: flutterwave.secretHash,
    CAMPAY_ENDPOINT: `${url}/campay/api`,
    CAMPAY_USERNAME: campay.username,
    CAMPAY_PASSWORD: campay.password,
    CAMPAY_WEBHOOK_KEY: campay.webhookKey,
  };
}

export type WebhookMessage = { body: string; headers: Record<string, string> };

/** What the core must know of a provider. */
export type ProviderTraits = {
  /** After how long an unanswered prompt ends; null where the record stays as it is for ever. */
  promptMilliseconds: number | null;
  /** After how long each further try of a webhook follows that nobody took. */
  retryDelays: readonly number[];
  /** A webhook as the provider signs it, or as somebody else would. */
  webhook: (payment: Payment, says: PaymentState, forged: boolean) => WebhookMessage;
};
