import { planIds } from './plan-ids.ts';

export const passIds = ['day', 'week'] as const;

export type PassId = (typeof passIds)[number];

/** What can be paid for: a plan, or a pass. */
export const productIds = [...planIds, ...passIds] as const;

export type ProductId = (typeof productIds)[number];

/** Whether what was paid for is a pass. */
export const isPassId = (id: ProductId): id is PassId => passIds.some((pass) => pass === id);
