import { regularMails, users } from '@mboalink/db/schema/accounts.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import { inArray, isNull, sql } from 'drizzle-orm';
import { digestMailsOf } from '../accounts/digest/digest-mails.ts';
import { isDigestTime, weekOf } from '../accounts/digest/week.ts';
import { weekFigures } from '../accounts/digest/week-figures.ts';
import type { MailContext, QueuedMail } from '../outbox/mail-kinds.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { claimRegularMails } from './claim-regular-mails.ts';
import { deliverAll } from './deliver-all.ts';

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
 * minute: of two clocks, one gets each. What cannot be sent waits in the outbox.
 */
export async function sendDigests(ctx: MailContext): Promise<void> {
  if (!isDigestTime(ctx.now)) return;
  let sent = 0;
  for (let piece = 0; piece < mostPieces && sent < digestsAtOnce; piece += 1) {
    const due = await claimRegularMails(ctx, {
      kind: 'weeklyDigest',
      notSince: weekOf(ctx.now).monday,
      most: Math.min(peopleAtOnce, digestsAtOnce - sent),
    });
    if (due.length === 0) return;
    const figures = await weekFigures(ctx, inArray(regularMails.id, due), weekOf(ctx.now));
    const mails = await queueDigests(
      ctx,
      figures.map(({ mailId }) => mailId),
    );
    sent += mails.length;
    await deliverAll(ctx, digestMailsOf(figures), mails, sendsAtOnce);
  }
}

async function queueDigests(ctx: MailContext, mailIds: readonly string[]): Promise<QueuedMail[]> {
  if (mailIds.length === 0) return [];
  const { db, now } = ctx;
  const { monday } = weekOf(now);
  const isTold = inArray(regularMails.id, [...mailIds]);
  const { cte } = queueMail(ctx, 'weekly-digest', {
    recipient: users.email,
    language: users.language,
    payload: { mailId: sql<string>`${regularMails.id}`, monday: sql<string>`${monday}::text` },
    about: sql`(${regularMails.id} || '-' || ${monday}::text)`,
    source: sql`from ${regularMails} join ${users} on ${users.id} = ${regularMails.userId}
      where ${isTold} and ${isNull(users.deletedAt)}`,
  });
  const mailed = db.$with('mailed').as(
    db
      .update(regularMails)
      .set({ mailedOn: doualaDay(now) })
      .where(isTold),
  );
  const { id, kind, recipient, language, payload, idempotencyKey } = cte;
  const mails = await db
    .with(mailed, cte)
    .select({ id, kind, recipient, language, payload, idempotencyKey })
    .from(cte);
  return mails as QueuedMail[];
}
