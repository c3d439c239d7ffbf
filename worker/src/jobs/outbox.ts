import { type MailKind, outbox } from '@mboalink/db/schema/outbox.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { and, asc, eq, gte, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { digestMails } from '../accounts/digest/digest-mails.ts';
import { accountMails } from '../accounts/mails/account-mails.ts';
import { billingMails } from '../billing/mails.ts';
import { alertMails } from '../network/alerts/alert-mails.ts';
import { deliver, mailsAtOnce } from '../outbox/deliver.ts';
import type { Composers, MailContext, QueuedMail } from '../outbox/queue-mail.ts';

const composers: Composers = { ...accountMails, ...billingMails, ...alertMails, ...digestMails };

/** With pauses of 1, 2, 4 … minutes, 4 hours at most, the last comes 16 hours after the first; 4 later it is given up. */
const mostAttempts = 12;
const longestPauseMinutes = 240;

/** Tries again what the requests that wrote it could not send, and gives up what nobody took for a day. */
export async function sendOutbox(ctx: MailContext): Promise<void> {
  const [, claimed] = await ctx.db.batch([giveUp(ctx), claimDue(ctx, isNull(outbox.endsAt), mailsAtOnce)]);
  await waitForAll(claimed.map((mail) => deliver(ctx, composers, mail as QueuedMail)));
}

/** Over the outbox: what waits. */
export const isOpen = () => and(isNull(outbox.sentAt), isNull(outbox.deadAt));

function giveUp({ db, now }: MailContext) {
  return db
    .update(outbox)
    .set({ deadAt: now })
    .where(
      and(
        isOpen(),
        isNull(outbox.endsAt),
        gte(outbox.attempts, mostAttempts),
        lte(outbox.nextAttemptAt, now),
      ),
    );
}

/** Takes so many rows of a part of the outbox whose turn has come; until their next turn they are nobody else's. */
export function claimDue({ db, now }: Pick<MailContext, 'db' | 'now'>, isWanted: SQL, most: number) {
  // By a name of its own: inside `in (…)` it may be asked more than once, and then takes more than it says.
  const due = db.$with('due').as(
    db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isOpen(), isWanted, lt(outbox.attempts, mostAttempts), lte(outbox.nextAttemptAt, now)))
      .orderBy(asc(outbox.nextAttemptAt))
      .limit(most)
      .for('update', { skipLocked: true }),
  );
  const pause = sql`make_interval(mins => least(power(2, ${outbox.attempts}), ${longestPauseMinutes}::int)::int)`;
  return db
    .with(due)
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: sql`${instant(now)} + ${pause}` })
    .where(inArray(outbox.id, db.select({ id: due.id }).from(due)))
    .returning({
      id: outbox.id,
      kind: outbox.kind,
      recipient: outbox.recipient,
      language: outbox.language,
      payload: outbox.payload,
      idempotencyKey: outbox.idempotencyKey,
      subscriptionId: outbox.subscriptionId,
      endsAt: outbox.endsAt,
    });
}

/** Waits until all of it has ended, whatever fails, and throws what failed first. */
export async function waitForAll(work: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(work);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Whether so few mails of a kind wait that a job may write more: those that matter more wait behind one run of it at most. */
export function hasRoomFor({ db }: Pick<MailContext, 'db'>, kind: MailKind): SQL {
  const waiting = db
    .select({ count: sql`count(*)` })
    .from(outbox)
    .where(and(eq(outbox.kind, kind), isOpen()));
  return sql`(${waiting}) < ${mailsAtOnce}::int`;
}
