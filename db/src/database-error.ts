import { NeonDbError } from '@neondatabase/serverless';

/** What PostgreSQL said, found under whatever wrapped it. */
function findDatabaseError(error: unknown): NeonDbError | undefined {
  let current = error;
  for (let depth = 0; depth < 5 && current instanceof Error; depth += 1) {
    if (current instanceof NeonDbError) return current;
    current = current.cause;
  }
  return undefined;
}

/** The name of the unique constraint or index that an insert or update ran into, if that is what happened. */
export function violatedUniqueKey(error: unknown): string | undefined {
  const found = findDatabaseError(error);
  return found?.code === '23505' ? found.constraint : undefined;
}

/** The name of the foreign key of a row that was written and refers to one that is gone, if that is what happened. */
export function violatedForeignKey(error: unknown): string | undefined {
  const found = findDatabaseError(error);
  return found?.code === '23503' ? found.constraint : undefined;
}

/**
 * SQLSTATE classes in which the server cannot serve us now: connection, resources, shutdown, cancelled; and what it
 * gave up for another transaction: serialisation, deadlock, a lock that was not to be had.
 */
const outOfReach = /^(08|53|57|40001|40P01|55P03)/;

/** True when the database could not be reached or could not answer in time, rather than refused a statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const found = findDatabaseError(error);
  if (!found) return false;
  // A connection that was lost in the middle of a query comes without a code.
  return !found.code || outOfReach.test(found.code);
}

/** The SQLSTATE of a database error, for the log; never its message, which may carry somebody's data. */
export function sqlState(error: unknown): string | undefined {
  return findDatabaseError(error)?.code;
}
