import { openDatabase } from '@mboalink/db/client.ts';
import type { StatementFunction } from '@mboalink/db/sql/statement-function.ts';
import { showListedFunction } from '@mboalink/worker/directory/shown/show-listed-function.ts';

const db = openDatabase({
  connectionString: 'postgres://nobody:nothing@localhost/none',
  timeoutMilliseconds: 1000,
  fetch: () => Promise.reject(new Error('statements are written, not sent')),
});

/** The functions of the database that statements of the Worker are written into. */
export const plannedFunctions: readonly StatementFunction[] = [showListedFunction(db)];
