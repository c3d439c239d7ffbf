import type { Payment } from './payment.ts';
import type { PaymentState } from './scripts.ts';

/** What the server hands to each route. */
export type Bindings = {
  Bindings: {
    /** Ends the request without an answer. */
    breakConnection: () => void;
  };
};

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

/** What was sent as JSON; undefined where it is none. */
export async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}
