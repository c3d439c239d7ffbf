import { openDatabase } from '@mboalink/db/client.ts';
import { jobs } from '@mboalink/db/schema/outbox.ts';
import { columnName } from '@mboalink/db/sql/insert-select.ts';
import { nextDoualaMidnight } from '@mboalink/shared/day.ts';
import { lte, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Env } from '../env.ts';
import { openKeyRing } from '../keys/key-ring.ts';
import type { MailContext } from '../outbox/queue-mail.ts';
import { openProviders } from '../providers/open-providers.ts';
import type { Runtime } from '../runtime.ts';
import { countFigures } from './figures.ts';
import { informOwners } from './inform-owners.ts';
import { sendNotices } from './notices.ts';
import { sendOutbox } from './outbox.ts';
import { reconcilePayments } from './payments.ts';
import { endHiding, endPauses, movePlansOn, remindOfEnds } from './plans.ts';
import { countActiveMembers, refreshIndex } from './refresh-index.ts';
import { sendDigests, tellOfNews } from './regular-mails.ts';
import { repairIndex } from './repair-index.ts';
import { eraseDeletedAccounts, sweep, sweepPictures } from './sweep.ts';

type JobContext = MailContext & Pick<Context, 'push' | 'pictures' | 'paymentProviders' | 'waitUntil'>;

type Job = { every: number | 'night'; run: (ctx: JobContext) => Promise<void> };

/** What the clock does, which comes by each minute: every so many minutes, or each night. A job must be done before it is due again. */
const table: Record<string, Job> = {
  outbox: { every: 1, run: sendOutbox },
  notices: { every: 1, run: sendNotices },
  payments: { every: 1, run: reconcilePayments },
  plans: { every: 1, run: movePlansOn },
  reminders: { every: 1, run: remindOfEnds },
  erasures: { every: 10, run: eraseDeletedAccounts },
  pauses: { every: 1, run: endPauses },
  index: { every: 1, run: refreshIndex },
  'open-pages': { every: 1, run: informOwners },
  reports: { every: 1, run: endHiding },
  alerts: { every: 1, run: tellOfNews },
  digests: { every: 1, run: sendDigests },
  members: { every: 60, run: countActiveMembers },
  sweep: { every: 60, run: sweep },
  pictures: { every: 60, run: sweepPictures },
  figures: { every: 'night', run: countFigures },
  entries: { every: 'night', run: repairIndex },
};

/** All that a run asks for ends then: the clock comes by again. */
const timeoutMilliseconds = 50_000;

/** Night jobs run at one o'clock in Douala. */
const nightMilliseconds = 60 * 60_000;

/** A clock does not come by to the millisecond. */
const earlyMilliseconds = 5_000;

/** Runs the jobs that are due, each by itself: what fails in one is thrown when all have ended. */
export async function runJobs(env: Env, runtime: Runtime, now: Date): Promise<void> {
  const mails: Promise<unknown>[] = [];
  const end = AbortSignal.timeout(timeoutMilliseconds);
  const ctx: JobContext = {
    env,
    now,
    db: openDatabase({
      connectionString: env.DATABASE_URL,
      endpoint: env.DATABASE_ENDPOINT,
      timeoutMilliseconds,
      fetch: (url, init) => runtime.fetch(url, { ...init, signal: end }),
    }),
    ...openProviders(env, runtime),
    waitUntil: (work) => mails.push(work),
    keys: openKeyRing(env, now),
  };
  const due = await claimDueJobs(ctx);
  const results = await Promise.allSettled(due.map(({ name }) => table[name]?.run(ctx)));
  // What could not be sent is tried again by the outbox.
  await Promise.allSettled(mails);
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (errors.length > 0) throw new AggregateError(errors, 'a job has failed');
}

/** Moves on when the jobs are due next, and answers those that were due: of two clocks, one gets each. */
function claimDueJobs({ db, now }: MailContext) {
  const rows = Object.entries(table).map(([name, { every }]) => ({
    name,
    dueAt:
      every === 'night'
        ? new Date(nextDoualaMidnight(now).getTime() + nightMilliseconds)
        : new Date(now.getTime() + every * 60_000 - earlyMilliseconds),
  }));
  return db
    .insert(jobs)
    .values(rows)
    .onConflictDoUpdate({
      target: jobs.name,
      set: { dueAt: sql`excluded.${columnName(jobs.dueAt)}` },
      setWhere: lte(jobs.dueAt, now),
    })
    .returning({ name: jobs.name });
}
