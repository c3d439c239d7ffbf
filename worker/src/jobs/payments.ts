import { payments } from '@mboalink/db/schema/payments.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { asc, eq, lte, sql } from 'drizzle-orm';
import { type PaymentRow, paymentFields } from '../billing/payments/payment-view.ts';
import { type SettleContext, settlePayment } from '../billing/payments/settle-payment.ts';
import { log } from '../log.ts';

/** So many questions to one provider are under way at once. */
const lanes = 4;

/** A provider that was asked in vain so often is asked no more in this run: it is down, or limits us. */
const unreadAtMost = 4;

/** Before the clock comes by again. */
const runMilliseconds = 40_000;

/** A payment that waits so long beyond its turn says that the clock does not keep up. */
const lateSeconds = 300;

/** Reads the records of payments whose turn has come: what no webhook brought, and what was paid late. */
export async function reconcilePayments(ctx: SettleContext): Promise<void> {
  const due = await selectDue(ctx);
  const [first] = due;
  if (!first) return;
  const queues = Map.groupBy(
    due.map(({ payment }) => payment),
    ({ provider }) => provider,
  );
  const end = AbortSignal.timeout(runMilliseconds);
  const results = await Promise.allSettled([...queues.values()].flatMap((queue) => readAll(ctx, queue, end)));
  logBacklog(ctx, { allDue: first.allDue, dueSince: first.dueSince, taken: due.length });
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** The lanes in which the records of one provider are read, each the next when it is done with one. */
function readAll(ctx: SettleContext, queue: readonly PaymentRow[], end: AbortSignal): Promise<void>[] {
  const waiting = [...queue];
  const errors: unknown[] = [];
  let unread = 0;
  const readNext = async (): Promise<void> => {
    const payment = unread < unreadAtMost && !end.aborted ? waiting.shift() : undefined;
    if (!payment) {
      if (errors.length > 0) throw errors[0];
      return;
    }
    const settled = await settlePayment(ctx, payment, { source: 'clock' }).catch((error: unknown) => {
      errors.push(error);
    });
    if (settled && !settled.isRead) unread += 1;
    await readNext();
  };
  return Array.from({ length: lanes }, readNext);
}

type Backlog = { allDue: number; dueSince: Date; taken: number };

/** What is left for the next run, in the log, before somebody misses what they paid for. */
function logBacklog({ now }: SettleContext, { allDue, dueSince, taken }: Backlog): void {
  const late = Math.round((now.getTime() - dueSince.getTime()) / 1000);
  if (allDue <= taken && late < lateSeconds) return;
  log({
    level: 'error',
    at: now.toISOString(),
    call: 'clock payments',
    due: allDue,
    taken,
    lateSeconds: late,
  });
}

/**
 * How many records of one provider are read in a run. Each kind has room of its own, so that no heap of one keeps another
 * waiting: prompts and young payments before pages and those that are old.
 */
const room = { youngPrompt: 40, youngPage: 20, oldPrompt: 20, oldPage: 10 } as const;

type Kind = keyof typeof room;

const youngSeconds = 3600;

/**
 * Payments whose turn has come, of each provider and kind the first: one of everybody before a second of anybody. `allDue` is how
 * many there are, `dueSince` when the first of them was due.
 */
function selectDue({ db, now }: SettleContext) {
  const { txRef, userId, provider, mode, createdAt, nextCheckAt } = payments;
  const isYoung = sql`${createdAt} > ${instant(new Date(now.getTime() - youngSeconds * 1000))}`;
  const kinds = sql<Kind>`case ${mode} when 'direct'
    then case when ${isYoung} then 'youngPrompt' else 'oldPrompt' end
    else case when ${isYoung} then 'youngPage' else 'oldPage' end end`;
  const due = db.$with('due').as(
    db
      .select({
        ...{ txRef, provider, nextCheckAt },
        kind: kinds.as('kind'),
        turn: sql<number>`row_number() over (partition by ${provider}, ${userId} order by ${nextCheckAt})`.as(
          'turn',
        ),
      })
      .from(payments)
      .where(lte(nextCheckAt, now)),
  );
  const placed = db.$with('placed').as(
    db
      .select({
        ...{ txRef: due.txRef, kind: due.kind },
        place: sql<number>`row_number() over (partition by ${due.provider}, ${due.kind}
          order by ${due.turn}, ${due.nextCheckAt})`.as('place'),
        allDue: sql<number>`(count(*) over ())::int`.as('all_due'),
        dueSince: sql<Date>`min(${due.nextCheckAt}) over ()`.mapWith(nextCheckAt).as('due_since'),
      })
      .from(due),
  );
  const roomOf = sql`case ${placed.kind} ${sql.join(
    Object.entries(room).map(([kind, places]) => sql`when ${kind} then ${places}::int`),
    sql` `,
  )} end`;
  return db
    .with(due, placed)
    .select({ payment: paymentFields, allDue: placed.allDue, dueSince: placed.dueSince })
    .from(placed)
    .innerJoin(payments, eq(txRef, placed.txRef))
    .where(sql`${placed.place} <= ${roomOf}`)
    .orderBy(asc(placed.place), asc(createdAt));
}
