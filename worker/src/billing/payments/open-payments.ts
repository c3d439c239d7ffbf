import { payments } from '@mboalink/db/schema/payments.ts';
import { openStates } from '@mboalink/shared/billing/payment-states.ts';
import { and, eq, inArray, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Over `payments`: the one of a member that waits for its payer; there is one at most. */
export function isOpenOf(userId: SQLWrapper | string): SQL | undefined {
  return and(eq(payments.userId, userId), inArray(payments.state, [...openStates]));
}
