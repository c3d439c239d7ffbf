import { regularMails, users } from '@mboalink/db/schema/accounts.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import { inArray, isNull, sql } from 'drizzle-orm';
import { digestMailsOf } from '../accounts/digest/digest-mails.ts';
import { isDigestTime, type WeekFigures, weekFigures, weekOf } from '../accounts/digest/week.ts';
import { type MailContext, type QueuedMail, queueMail } from '../outbox/queue-mail.ts';
import { claimRegularMails, deliverAll } from './outbox.ts';

const peopleAtOnce = 200;

/**
 * So many pieces are looked through in a run at most, and so many digests sent: 5 000 listings a minute, so that a million are
 * looked at from seven to half past ten, and 300 mails a minute, which is 90 000 by noon and half a million by Tuesday night,
 * when the week's digests end. Resend takes as many where ten requests a second were agreed on; where it takes fewer, a run
 * ends with the first mail that is refused, and the next goes on a minute later.
 */
const mostPieces = 25;
const digestsAtOnce = 300;

/** Sent beside each other: one waits no longer for its turn than a request may take. */
const sendsAtOnce = 50;

/**
 * Sends sellers on Monday what last week brought them, where it brought anything. They are taken piece by piece, minute by
 * minute, and marked once their mail is written: where that fails they are due again a minute later, after all others. Of two
 * clocks that take the same ones, one writes the mail. What cannot be sent waits in the outbox.
 */
export async function sendDigests(ctx: MailContext): Promise<void> {
  if (!isDigestTime(ctx.now)) return;
  const week = weekOf(ctx.now);
  let sent = 0;
  for (let piece = 0; piece < mostPieces && sent < digestsAtOnce; piece += 1) {
    const due = await claimRegularMails(ctx, {
      kind: 'weeklyDigest',
      notSince: week.monday,
      lookedOn: week.to,
      most: Math.min(peopleAtOnce, digestsAtOnce - sent),
    });
    if (due.length === 0) return;
    const figures = await weekFigures(ctx, inArray(regularMails.id, due), week);
    const mails = await queueDigests(ctx, due, figures);
    sent += mails.length;
    await deliverAll(ctx, digestMailsOf(figures), mails, sendsAtOnce);
  }
}

/** Writes the mails of those who have figures, and marks all who were looked at: both or neither. */
async function queueDigests(
  ctx: MailContext,
  looked: readonly string[],
  figures: readonly WeekFigures[],
): Promise<QueuedMail[]> {
  const { db, now } = ctx;
  const { monday } = weekOf(now);
  const today = doualaDay(now);
  const isTold = inArray(
    regularMails.id,
    figures.map(({ mailId }) => mailId),
  );
  const { cte } = queueMail(ctx, 'weekly-digest', {
    recipient: users.email,
    language: users.language,
    payload: { mailId: sql<string>`${regularMails.id}`, monday: sql<string>`${monday}::text` },
    about: sql`(${regularMails.id} || '-' || ${monday}::text)`,
    source: sql`from ${regularMails} join ${users} on ${users.id} = ${regularMails.userId}
      where ${isTold} and ${isNull(users.deletedAt)}`,
  });
  const marked = db.$with('marked').as(
    db
      .update(regularMails)
      .set({
        lookedOn: today,
        mailedOn: sql`case when ${isTold} then ${today}::date else ${regularMails.mailedOn} end`,
      })
      .where(inArray(regularMails.id, [...looked])),
  );
  const { id, kind, recipient, language, payload, idempotencyKey } = cte;
  const mails = await db
    .with(marked, cte)
    .select({ id, kind, recipient, language, payload, idempotencyKey })
    .from(cte);
  return mails as QueuedMail[];
}
