import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

/** In how many rows of lists one run writes what their contacts are found by; searches read the listings of the rest meanwhile. */
const rowsAtOnce = 5000;

/** Brings into the lists of those who know somebody what they are found by since they changed their listing. */
export async function renewMarks({ db }: Pick<Context, 'db'>): Promise<void> {
  await db.execute(sql`select renew_marks(${rowsAtOnce}::int)`);
}
