import { dayMilliseconds } from '../day.ts';

export const planIds = ['basic', 'pro', 'premium'] as const;

/** The plan of a seller who chose none. */
export const defaultPlan = planIds[0];

export type PlanId = (typeof planIds)[number];

export const passIds = ['day', 'week'] as const;

export type PassId = (typeof passIds)[number];

/** What can be paid for: a plan, or a pass. */
export const productIds = [...planIds, ...passIds] as const;

export type ProductId = (typeof productIds)[number];

/** Whether what was paid for is a pass. */
export const isPassId = (id: ProductId): id is PassId => passIds.some((pass) => pass === id);

/** What a plan brings; each id has its words in the message catalogues. */
export type PlanFeature =
  | 'direct-whatsapp'
  | 'saved-contacts'
  | 'standard-ranking'
  | 'priority-ranking'
  | 'top-ranking'
  | 'profile-statistics'
  | 'analytics'
  | 'featured-listing'
  | 'highlighted-profile'
  | 'multiple-locations'
  | 'custom-branding';

/** How soon support answers; each id has its words in the message catalogues. */
export type SupportHours = 'within-48-hours' | 'within-24-hours' | 'within-4-hours' | 'around-the-clock';

/** `priceUsd` is shown, `chargeAmount` (whole XAF) is charged, both for 30 days. */
export type Plan = {
  id: PlanId;
  name: string;
  priceUsd: number;
  chargeAmount: number;
  dailyLimit: { trial: number; paid: number };
  ranking: 'standard' | 'priority' | 'top';
  support: SupportHours;
  features: readonly PlanFeature[];
};

export const trialDays = 30;

/** How long a listing stays after a paid period that was not renewed; a trial has no such days. */
export const graceDays = 3;

/** Until when a listing stays in search after paid time that ended. */
export const shownUntil = (paidUntil: string): string =>
  new Date(Date.parse(paidUntil) + graceDays * dayMilliseconds).toISOString();

export const paidPeriodDays = 30;

/** How soon support answers somebody without a plan. */
export const freeSupport: SupportHours = 'within-48-hours';

/** The three plans, cheapest first. Limits are contacts opened on one day in Douala. */
export const plans: readonly Plan[] = [
  {
    id: 'basic',
    name: 'Basic',
    priceUsd: 4.99,
    chargeAmount: 3000,
    dailyLimit: { trial: 3, paid: 5 },
    ranking: 'standard',
    support: 'within-24-hours',
    features: ['direct-whatsapp', 'saved-contacts', 'standard-ranking'],
  },
  {
    id: 'pro',
    name: 'Pro',
    priceUsd: 9.99,
    chargeAmount: 6000,
    dailyLimit: { trial: 5, paid: 10 },
    ranking: 'priority',
    support: 'within-4-hours',
    features: [
      'direct-whatsapp',
      'saved-contacts',
      'priority-ranking',
      'profile-statistics',
      'featured-listing',
    ],
  },
  {
    id: 'premium',
    name: 'Premium',
    priceUsd: 14.99,
    chargeAmount: 9000,
    dailyLimit: { trial: 5, paid: 15 },
    ranking: 'top',
    support: 'around-the-clock',
    features: [
      'direct-whatsapp',
      'saved-contacts',
      'top-ranking',
      'profile-statistics',
      'featured-listing',
      'analytics',
      'highlighted-profile',
      'multiple-locations',
      'custom-branding',
    ],
  },
];

/** What being listed for a month costs at least, in XAF. */
export const cheapestPrice: number = Math.min(...plans.map((plan) => plan.chargeAmount));

/** The plan of an id; of what may be a pass it does not compile. */
export function findPlan(id: PlanId): Plan;

export function findPlan<Id extends string>(id: Id extends PassId ? never : Id): Plan | undefined;

export function findPlan(id: string): Plan | undefined {
  return plans.find((plan) => plan.id === id);
}

/**
 * `reveals` contacts beside those of the plan, within `days` times 24 hours of the confirmation, for `chargeAmount` (whole
 * XAF).
 */
type Pass = { chargeAmount: number; reveals: number; days: number };

/**
 * For sellers in any state. A pass is used up after what the plan brings of the day, and changes nothing else: neither
 * visibility nor rank.
 */
export const passes: Record<PassId, Pass> = {
  day: { chargeAmount: 300, reveals: 10, days: 1 },
  week: { chargeAmount: 1000, reveals: 50, days: 7 },
};

/** What a plan or a pass costs, in whole XAF, and for how many days it is. */
export function termsOf(id: ProductId): { chargeAmount: number; days: number } {
  return isPassId(id) ? passes[id] : { chargeAmount: findPlan(id).chargeAmount, days: paidPeriodDays };
}
