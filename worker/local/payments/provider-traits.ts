import type { PaymentState } from './outcome.ts';
import type { Payment } from './payment.ts';

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
  /** How its hosted pages behave. */
  page: {
    opensOnce: boolean;
    /** Another try is offered on the page, as a transaction of its own. */
    offersRetry: boolean;
    /** Its record knows of payers who never tried. */
    recordsUntried: boolean;
  };
  /** A webhook as the provider signs it, or as somebody else would. */
  webhook: (payment: Payment, says: PaymentState, forged: boolean) => WebhookMessage;
  /** Where the browser goes after the hosted page. */
  returnAddress: (payment: Payment) => string | undefined;
};

/** The address with these added to its query. */
export function withQuery(address: string | undefined, query: Record<string, string>): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** What was sent as JSON; undefined where it is none. */
export async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}
