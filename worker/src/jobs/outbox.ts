import { regularMails } from '@mboalink/db/schema/accounts.ts';
import { outbox } from '@mboalink/db/schema/outbox.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import type { RegularMailKind } from '@mboalink/shared/accounts/regular-mails.ts';
import { and, asc, eq, gte, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
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
  const [, claimed] = await ctx.db.batch([giveUp(ctx), claim(ctx)]);
  await waitForAll(claimed.map((mail) => deliver(ctx, composers, mail as QueuedMail)));
}

const isOpen = () => and(isNull(outbox.sentAt), isNull(outbox.deadAt));

function giveUp({ db, now }: MailContext) {
  return db
    .update(outbox)
    .set({ deadAt: now })
    .where(and(isOpen(), gte(outbox.attempts, mostAttempts), lte(outbox.nextAttemptAt, now)));
}

/** Takes mails whose turn has come; until their next turn they are nobody else's. */
function claim({ db, now }: MailContext) {
  // By a name of its own: inside `in (…)` it may be asked more than once, and then takes more than it says.
  const due = db.$with('due').as(
    db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isOpen(), lt(outbox.attempts, mostAttempts), lte(outbox.nextAttemptAt, now)))
      .orderBy(asc(outbox.nextAttemptAt))
      .limit(mailsAtOnce)
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
    });
}

/** Sends mails, some at once; where one of those fails, the others are left for the outbox, too. */
export async function deliverAll(
  ctx: MailContext,
  composers: Partial<Composers>,
  mails: readonly QueuedMail[],
  atOnce: number,
): Promise<void> {
  for (let sent = 0; sent < mails.length; sent += atOnce) {
    await waitForAll(mails.slice(sent, sent + atOnce).map((mail) => deliver(ctx, composers, mail)));
  }
}

type Due = {
  kind: RegularMailKind;
  /** A day in Douala: whom nobody looked at since. */
  notSince: string;
  most: number;
  /** The day they are marked with. One before `notSince` leaves them due, behind all others, until they are marked for good. */
  lookedOn: string;
};

/** Takes people whose turn has come, whoever waits longest first: of two clocks, one gets each. Answers the ids of their mails. */
export async function claimRegularMails(
  { db }: MailContext,
  { kind, notSince, most, lookedOn: mark }: Due,
): Promise<string[]> {
  const { id, lookedOn } = regularMails;
  // By a name of its own: inside `in (…)` it may be asked more than once, and then takes more than it says.
  const due = db.$with('due').as(
    db
      .select({ id })
      .from(regularMails)
      .where(and(eq(regularMails.kind, kind), lt(lookedOn, notSince)))
      .orderBy(asc(lookedOn))
      .limit(most)
      .for('update', { skipLocked: true }),
  );
  const claimed = await db
    .with(due)
    .update(regularMails)
    .set({ lookedOn: mark })
    .where(inArray(id, db.select({ id: due.id }).from(due)))
    .returning({ id });
  return claimed.map((row) => row.id);
}

/** Waits until all of it has ended, whatever fails, and throws what failed first. */
export async function waitForAll(work: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(work);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
