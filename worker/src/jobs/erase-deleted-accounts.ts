import { oneTimeCodes, users } from '@mboalink/db/schema/accounts.ts';
import { contactReports, listings } from '@mboalink/db/schema/directory.ts';
import { outbox } from '@mboalink/db/schema/outbox.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { comeBackDays } from '@mboalink/shared/limits.ts';
import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

type Database = Pick<Context, 'db' | 'now'>;
type Store = Database & Pick<Context, 'pictures'>;

const accountsAtOnce = 50;

/** As many batches as fit into the time of a job; what is left is due again the next time. */
const mostBatches = 40;

/** Erases accounts that were deleted seven days ago and whose owners did not come back, with their pictures. */
export async function eraseDeletedAccounts(ctx: Store): Promise<void> {
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const erased = await eraseBatch(ctx);
    await ctx.pictures.delete(erased.flatMap(({ picture }) => picture ?? []));
    if (erased.length < accountsAtOnce) return;
  }
}

/**
 * One transaction. The accounts are locked first, those of people who sign in at this moment left out: whoever comes
 * back in time has a whole account, whoever comes later finds none. What belongs to an account goes with its row; codes
 * and mails that name the address only go by the address.
 */
function eraseBatch({ db, now }: Database) {
  const due = db.$with('due').as(
    db
      .select({ id: users.id, email: users.email, mailbox: users.mailbox })
      .from(users)
      .where(lte(users.deletedAt, sql`${instant(now)} - make_interval(hours => ${comeBackDays * 24}::int)`))
      .orderBy(asc(users.deletedAt))
      .limit(accountsAtOnce)
      .for('update', { skipLocked: true }),
  );
  const emails = db.select({ email: due.email }).from(due);
  const mailboxes = db.select({ mailbox: due.mailbox }).from(due);
  const codes = db.$with('codes').as(db.delete(oneTimeCodes).where(inArray(oneTimeCodes.mailbox, mailboxes)));
  const mails = db.$with('mails').as(db.delete(outbox).where(inArray(outbox.recipient, emails)));
  const ids = db.select({ id: due.id }).from(due);
  const reports = db
    .$with('reports')
    .as(db.delete(contactReports).where(inArray(contactReports.contactId, ids)));
  const pictures = db
    .$with('pictures')
    .as(
      db
        .select({ userId: listings.userId, picture: listings.profilePicture })
        .from(listings)
        .where(inArray(listings.userId, ids)),
    );
  const erased = db
    .$with('erased')
    .as(db.delete(users).where(inArray(users.id, ids)).returning({ id: users.id }));
  return db
    .with(due, codes, mails, reports, pictures, erased)
    .select({ id: erased.id, picture: pictures.picture })
    .from(erased)
    .leftJoin(pictures, eq(pictures.userId, erased.id));
}
