export const planIds = ['basic', 'pro', 'premium'] as const;

/** The plan of a seller who chose none. */
export const defaultPlan = planIds[0];

export type PlanId = (typeof planIds)[number];

/** Where somebody stands: `none` for buyers and whoever never subscribed; `grace` only after a paid period. */
export const subscriptionStates = ['none', 'trial', 'active', 'grace', 'expired'] as const;

export type SubscriptionState = (typeof subscriptionStates)[number];
