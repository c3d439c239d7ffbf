import type { Operator, RefusalCode } from '@mboalink/shared/billing/payments.ts';

/** What we ask money for; written down before anybody is asked, so that no answer comes for something unknown. */
export type PaymentIntent = {
  /** Our own reference, a UUID of version 4: the one shape that every provider accepts. */
  txRef: string;
  /** Whole francs. */
  amountXaf: number;
  /** Letters without accents, digits and spaces, at most 100: operators refuse more. */
  description: string;
  customer: { email: string; name: string };
  /** Where the browser comes back to from a hosted page. */
  returnUrl: string;
};

/** A payment that the operator asks for on a phone. */
export type DirectIntent = PaymentIntent & {
  operator: Operator;
  /** Nine digits, without 237. */
  phone: string;
};

/** What the payer does next, beside waiting: dial a code, or open a page. */
export type PayerStep = { ussdCode?: string; redirectUrl?: string };

/**
 * What became of asking. `refused` only by the provider's own explicit verdict. `notSent` is sure to have asked nobody: our
 * own keys were refused, we ask too often, or what was lost would have asked nobody yet (a page whose address never came).
 * All else that is not an acceptance is `uncertain`, a reference that they know already among it: the payer may have been
 * asked, so that nobody may ask again.
 */
export type InitiateOutcome =
  | { outcome: 'accepted'; providerRef?: string; step: PayerStep }
  | { outcome: 'refused'; code: RefusalCode }
  | { outcome: 'notSent' }
  | { outcome: 'uncertain' };

export type RecordStatus = 'pending' | 'succeeded' | 'failed' | 'notFoundYet';

/** What a provider's own record says, in our words. A word that we do not know is `pending`. */
export type ProviderRecord = {
  status: RecordStatus;
  /** The provider's word, at most 40 characters, for whoever reviews it. */
  rawStatus: string;
  /** What the payer paid, before fees; null where it is no whole number of francs. */
  amountXaf: number | null;
  currency: string | null;
  /** Our reference as they have it. */
  txRef: string | null;
  providerRef: string | null;
  failureCode?: RefusalCode;
  /** Their names of further charges for the same payment that were paid as well. */
  alsoPaid?: string[];
};

/** A record, or that it could not be read now: the provider is out of reach, or limits us. */
export type RecordAnswer = { outcome: 'record'; record: ProviderRecord } | { outcome: 'unavailable' };

export type WebhookRequest = { rawBody: Uint8Array; headers: Headers };

/**
 * What a webhook is worth: a reason to read the provider's record, never more. `eventKey` knows a delivery again, beside
 * the status that the record then confirms: where a signature does not cover the body, it is made of references alone.
 * `hintId` is their name for the record that it speaks of; it may be another than the one that we know.
 */
export type WebhookVerdict =
  | { verdict: 'authentic'; eventKey: string; txRef?: string; providerRef?: string; hintId?: string }
  /** Authentic, and of no payment: a transfer, a test. */
  | { verdict: 'irrelevant' }
  | { verdict: 'refused'; why: 'missing_signature' | 'bad_signature' | 'stale' | 'unparsable' };

export type ProviderCapabilities = {
  /** A payment whose answer was lost can be found by our own reference. */
  findsByTxRef: boolean;
  operators: readonly Operator[];
  /** What one payment may be, in whole francs; another provider is asked for more or less. */
  minXaf: number;
  maxXaf: number;
};

/** Where a record is looked up by: ours, theirs, and what a webhook named. */
export type RecordLookup = { txRef: string; providerRef: string | null; hintId?: string };

/** Pages of a provider. Whatever `close` is answered is not heard: what is paid all the same was paid. */
export type HostedPages = {
  /** For how long a page can be paid on, at most. */
  pageSeconds: number;
  /** The page's address is `step.redirectUrl`. */
  create: (intent: PaymentIntent, signal: AbortSignal) => Promise<InitiateOutcome>;
  /** Asks that nobody pay on a page any more. */
  close: (pageUrl: string, signal: AbortSignal) => Promise<void>;
};

/** Whoever collects money for us. No operation throws for what a provider answers, or does not. */
export type PaymentProvider = {
  capabilities: ProviderCapabilities;
  initiateDirect: (intent: DirectIntent, signal: AbortSignal) => Promise<InitiateOutcome>;
  /** A page of the provider, where phones and cards pay; absent where the provider has none. */
  hosted?: HostedPages;
  fetchRecord: (lookup: RecordLookup, signal: AbortSignal) => Promise<RecordAnswer>;
  /** Reads nothing but what it is given. */
  authenticateWebhook: (request: WebhookRequest, now: Date) => Promise<WebhookVerdict>;
};

/** For unit tests: a payment to ask for. */
export const intent: DirectIntent = {
  txRef: '3f1c9f0e-5b7a-4c1d-9e2f-0a1b2c3d4e5f',
  amountXaf: 3000,
  description: 'Mboalink Basic 30 jours',
  customer: { email: 'awa@mboalink.example', name: 'Awa Ndi' },
  returnUrl: 'https://mboalink.example/fr/paiement',
  operator: 'mtn',
  phone: '670000000',
};

/** A signal that nobody gives. */
export const patient = new AbortController().signal;
