import { blocks, connections, savedContacts } from '@mboalink/db/schema/network.ts';
import { networkLimits } from '@mboalink/shared/limits.ts';
import { type SQL, sql } from 'drizzle-orm';

const tables = { saved: savedContacts, connections, blocks };

/** How many rows of a list somebody may still have; true only under their lock. `ofViewer` says whose they are. */
export const roomIn = (list: keyof typeof tables, ofViewer: SQL): SQL =>
  sql`(${networkLimits[list]}::int - (select count(*)::int from ${tables[list]} where ${ofViewer}))`;

/** Whether somebody may have one more. */
export const hasRoomIn = (list: keyof typeof tables, ofViewer: SQL): SQL =>
  sql`${roomIn(list, ofViewer)} > 0`;
