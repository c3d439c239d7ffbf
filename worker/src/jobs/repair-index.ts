import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { log } from '../log.ts';
import { moreTime } from './figures.ts';

/** As many as show within a month what is wrong with one listing in a thousand. */
const comparedAtOnce = 1_000;

type Repaired = { difference: string; repaired: number };

/** Compares listings drawn by chance with their entries in the index, repairs what differs and logs how many differed by what. */
export async function repairIndex(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const [, { rows }] = await ctx.db.batch([
    moreTime(ctx),
    ctx.db.execute<Repaired>(sql`select * from repair_entries(${comparedAtOnce}::int)`),
  ]);
  if (rows.length === 0) return;
  const differed = Object.fromEntries(rows.map(({ difference, repaired }) => [difference, repaired]));
  log({ level: 'error', at: ctx.now.toISOString(), call: 'clock entries', ...differed });
}
