import type { PaymentRow } from '../billing/payments/payment-rows.ts';
import { type SettleContext, settlePayment } from '../billing/payments/settle-payment.ts';
import { log } from '../log.ts';
import { selectDue } from './due-payments.ts';

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
