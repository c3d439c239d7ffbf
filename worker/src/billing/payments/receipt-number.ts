import { receipts } from '@mboalink/db/schema/billing.ts';
import { sql } from 'drizzle-orm';

/** Over `receipts`: '2026-000042'. */
export const receiptNumber = sql<string>`${receipts.year} || '-' || lpad(${receipts.serial}::text, 6, '0')`;
