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
