import { savedContacts } from '@mboalink/db/schema/network.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { UnsaveInput } from '@mboalink/shared/network/calls.ts';
import { and, eq, sql } from 'drizzle-orm';
import { recordLater } from '../insights/record-later.ts';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';

/** Takes a contact off the viewer's list; one that is not on it changes nothing. */
export async function unsaveContact(ctx: MemberContext, which: UnsaveInput): Promise<{ saved: false }> {
  const { db, viewer } = ctx;
  const { id, userId, contactId } = savedContacts;
  const isNamed = which.savedId ? eq(id, which.savedId) : eq(contactId, which.contactId ?? '');
  const removed = db.$with('removed').as(
    db
      .delete(savedContacts)
      .where(and(eq(userId, viewer.userId), isNamed, runningSession(ctx)))
      .returning({ contactId }),
  );
  const [row] = await db
    .with(removed)
    .select({ contactId: sql<string | null>`(select ${removed.contactId} from ${removed})` })
    .from(oneRow)
    .where(runningSession(ctx));
  if (!row) throw new AppError('unauthenticated');
  if (row.contactId) recordLater(ctx, { action: 'contact_removed', contactId: row.contactId });
  return { saved: false };
}
