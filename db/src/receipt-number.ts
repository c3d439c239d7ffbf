import { sql } from 'drizzle-orm';
import { receipts } from './schema/billing.ts';

const serial = sql`${receipts.serial}::text`;

/** Over `receipts`: '2026-000042'. What has more digits keeps them. */
export const receiptNumber = sql<string>`${receipts.year} || '-' || lpad(${serial}, greatest(6, length(${serial})), '0')`;
