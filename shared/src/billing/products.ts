export const planIds = ['basic', 'pro', 'premium'] as const;

/** The plan of a seller who chose none. */
export const defaultPlan = planIds[0];

export type PlanId = (typeof planIds)[number];

/** Where somebody stands: `none` for buyers and whoever never subscribed; `grace` only after a paid period. */
export const subscriptionStates = ['none', 'trial', 'active', 'grace', 'expired'] as const;

export type SubscriptionState = (typeof subscriptionStates)[number];

/**
 * What moved a subscription: a trial began, a payment was confirmed, unused time of a cheaper plan became time of a dearer
 * one, the money of a payment went back, somebody cancelled or took that back; `carried` is what stood before there was a ledger.
 */
export const entryKinds = [
  'trial',
  'carried',
  'converted',
  'paid',
  'revoked',
  'cancelled',
  'resumed',
] as const;

/**
 * When a seller is told of the end of a trial or of paid time: before it, by days, in its `last-hours`, and once when their
 * listing has not been visible for a day. Each step is one mail for each end; a renewal has an end of its own.
 */
export const reminderSteps = ['7-days', '3-days', '1-day', 'last-hours', 'hidden'] as const;

export type ReminderStep = (typeof reminderSteps)[number];

export const passIds = ['day', 'week'] as const;

export type PassId = (typeof passIds)[number];

/** What can be paid for: a plan, or a pass. */
export const productIds = [...planIds, ...passIds] as const;

export type ProductId = (typeof productIds)[number];

/** Whether what was paid for is a pass. */
export const isPassId = (id: ProductId): id is PassId => passIds.some((pass) => pass === id);

/** The providers that the Worker can collect with, by their words in addresses, tables and configuration. */
export const providerIds = ['flutterwave', 'campay'] as const;

/** What they call themselves. */
export const providerNames: Record<(typeof providerIds)[number], string> = {
  flutterwave: 'Flutterwave',
  campay: 'CamPay',
};

export type ProviderId = (typeof providerIds)[number];
