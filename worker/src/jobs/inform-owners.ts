import { listings } from '@mboalink/db/schema/directory.ts';
import { and, asc, inArray } from 'drizzle-orm';
import { accountMails } from '../accounts/mails/account-mails.ts';
import { informOwner, isOwnerUninformed } from '../accounts/profile/inform-owner.ts';
import { deliver, mailsAtOnce } from '../outbox/deliver.ts';
import type { MailContext, QueuedMail } from '../outbox/queue-mail.ts';
import { hasRoomFor, waitForAll } from './outbox.ts';

/**
 * Tells those whose business may have an open page and who were not told when their listing came to be, a few in each
 * run, and opens the pages. Nobody more as long as mails of an earlier run did not leave.
 */
export async function informOwners(ctx: MailContext): Promise<void> {
  const { db } = ctx;
  // By a name of its own: inside `in (…)` it may be asked more than once, and then locks more than it says.
  const due = db.$with('due').as(
    db
      .select({ userId: listings.userId })
      .from(listings)
      .where(and(isOwnerUninformed(ctx), hasRoomFor(ctx, 'page-opened')))
      .orderBy(asc(listings.visibleUntil))
      .limit(mailsAtOnce)
      .for('update', { skipLocked: true }),
  );
  const isDue = inArray(listings.userId, db.select({ userId: due.userId }).from(due));
  const { told, queued } = informOwner(ctx, isDue);
  const mails = await db.with(due, told, queued.cte).select().from(queued.cte);
  await waitForAll(mails.map((mail) => deliver(ctx, accountMails, mail as QueuedMail)));
}
