import type { PlanId } from '@mboalink/shared/billing/plan-ids.ts';

/** How many roofs a plan's mark has. */
export const planLevel: Record<PlanId, 1 | 2 | 3> = { basic: 1, pro: 2, premium: 3 };
