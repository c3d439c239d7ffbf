import type { Operator } from '@mboalink/shared/billing/operators.ts';
import type { PlanId } from '@mboalink/shared/billing/plan-ids.ts';

/** What somebody wants to pay, and how they want to be asked. */
export type Wanted = { plan: PlanId } & (
  | { mode: 'direct'; operator: Operator; phoneHashes: string[]; phoneEnd: string }
  | { mode: 'hosted' }
);
