import type { Operator } from '@mboalink/shared/billing/operators.ts';
import type { PlanId } from '@mboalink/shared/billing/plan-ids.ts';
import { isPassId, type ProductId } from '@mboalink/shared/billing/product-ids.ts';

/** What somebody wants to pay, and how they want to be asked; `phone` is nine digits. */
export type Wanted = { plan: ProductId } & (
  | { mode: 'direct'; operator: Operator; phone: string; phoneHashes: string[] }
  | { mode: 'hosted' }
);

/** The plan whose first trial is begun in place of a payment: only a page for a plan asks for one. */
export const triedBy = ({ mode, plan }: Wanted): PlanId | null =>
  mode === 'hosted' && !isPassId(plan) ? plan : null;
