import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Whether somebody is none of few whom a statement selects, asked of thousands: those few are read once and kept by their ids,
 * where `not exists` would look for each of the thousands. Nobody is one of them who has no id.
 */
export const isNoneOf = (id: SQLWrapper, few: SQLWrapper): SQL => sql`((${id} in ${few}) is not true)`;
