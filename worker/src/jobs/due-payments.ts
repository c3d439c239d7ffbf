import { payments } from '@mboalink/db/schema/payments.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { asc, eq, lte, sql } from 'drizzle-orm';
import { paymentFields } from '../billing/payments/payment-rows.ts';
import type { SettleContext } from '../billing/payments/settle-payment.ts';

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
export function selectDue({ db, now }: SettleContext) {
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
