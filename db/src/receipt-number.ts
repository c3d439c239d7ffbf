import { sql } from 'drizzle-orm';
import { receipts } from './schema/billing.ts';

/** Over `receipts`: '2026-000042'. */
export const receiptNumber = sql<string>`${receipts.year} || '-' || lpad(${receipts.serial}::text, 6, '0')`;
