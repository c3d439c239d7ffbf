import { sql } from 'drizzle-orm';
import { payments } from './schema/payments.ts';

/** Over `payments`: the whole francs that came, of one that succeeded. */
export const receivedAmount = sql<number>`coalesce(${payments.receivedAmount}, ${payments.amount})`;
