import type { PlanId } from '@mboalink/shared/catalogue/plans.ts';

/** The level of a plan, which its icon shows. */
export const planLevel: Record<PlanId, 1 | 2 | 3> = { basic: 1, pro: 2, premium: 3 };
