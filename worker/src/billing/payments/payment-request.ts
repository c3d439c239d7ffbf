import { payments } from '@mboalink/db/schema/payments.ts';
import { type Operator, openStates, type ProviderId } from '@mboalink/shared/billing/payments.ts';
import { isPassId, type PlanId, type ProductId } from '@mboalink/shared/catalogue/plans.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { paymentLimits } from '@mboalink/shared/limits.ts';
import { and, eq, gt, inArray, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { MemberContext } from '../../trpc.ts';
import { activeProviders } from '../plans.ts';

/** What somebody wants to pay, and how they want to be asked; `phone` is nine digits. */
export type Wanted = { plan: ProductId } & (
  | { mode: 'direct'; operator: Operator; phone: string; phoneHashes: string[] }
  | { mode: 'hosted' }
);

/** The plan whose first trial is begun in place of a payment: only a page for a plan asks for one. */
export const triedBy = ({ mode, plan }: Wanted): PlanId | null =>
  mode === 'hosted' && !isPassId(plan) ? plan : null;

/** Over `payments`: the one of a member that waits for its payer; there is one at most. */
export function isOpenOf(userId: SQLWrapper | string): SQL | undefined {
  return and(eq(payments.userId, userId), inArray(payments.state, [...openStates]));
}

/**
 * Who collects a new payment of so many francs: the first of those that can that answered more payers lately than it left
 * without an answer; the first of all where none did. So no payer alone decides for the others while money comes in. An open
 * payment stays where it is.
 */
export function chosenProvider(ctx: MemberContext, wanted: Wanted, amount: number): SQL<ProviderId> {
  const { db, now } = ctx;
  const able = activeProviders(ctx).flatMap(([id, { capabilities, hosted }]) => {
    const can =
      wanted.mode === 'hosted' ? hosted !== undefined : capabilities.operators.includes(wanted.operator);
    return can && capabilities.minXaf <= amount && amount <= capabilities.maxXaf ? [id] : [];
  });
  const [first] = able;
  if (first === undefined) throw new AppError('unavailable', { screen: 'payment' });
  const since = new Date(now.getTime() - paymentLimits.avoidSeconds * 1000);
  const payers = (which: SQL | undefined) => sql`count(distinct ${payments.userId}) filter (where ${which})`;
  const isLost = or(eq(payments.state, 'uncertain'), eq(payments.failureCode, 'provider_unreached'));
  const isAnswered = sql`${ne(payments.state, 'created')} and (${isLost}) is not true`;
  const choices = able.map((id) => {
    const answers = db
      .select({ isGood: sql`${payers(isLost)} = 0 or ${payers(isLost)} < ${payers(isAnswered)}` })
      .from(payments)
      .where(and(eq(payments.provider, id), gt(payments.createdAt, since)));
    return sql`when (${answers}) then ${id}`;
  });
  return sql<ProviderId>`(case ${sql.join(choices, sql` `)} else ${first} end)`;
}
