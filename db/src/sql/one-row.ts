import { sql } from 'drizzle-orm';

/** A table of one row without columns: what a query selects from that only gathers the answers of others. */
export const oneRow = sql`(select) as one_row`;
