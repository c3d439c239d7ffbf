import { users } from '@mboalink/db/schema/accounts.ts';
import { reveals } from '@mboalink/db/schema/directory.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { toWireNumber } from '@mboalink/shared/phone-format.ts';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { requireRow, viewerCte } from '../directory/viewer.ts';
import type { MemberContext } from '../trpc.ts';
import { leadsCte, letsAnswer } from './leads.ts';

/**
 * Opens the number of somebody who wrote to the viewer and lets sellers answer: for good, as any opening, and charged to nobody.
 * Throws `not_found` for nobody of the viewer's, `forbidden` for who did not allow it.
 */
export async function revealLead(
  ctx: MemberContext,
  { id }: { id: string },
): Promise<{ whatsappNumber: string }> {
  const { db, now } = ctx;
  const viewer = viewerCte(ctx);
  const found = leadsCte(ctx, eq(reveals.revealId, id));
  const theirs = alias(reveals, 'theirs');
  const buyer = db.$with('buyer').as(
    db
      .select({
        id: users.id,
        number: sql<string | null>`case when ${letsAnswer} then ${users.whatsapp} end`.as('number'),
      })
      .from(found)
      .innerJoin(theirs, eq(theirs.revealId, found.id))
      .innerJoin(users, eq(users.id, theirs.viewerId)),
  );
  const opening = {
    viewerId: viewer.id,
    contactId: buyer.id,
    day: doualaDay(now),
    revealedAt: now,
    charged: false,
    byBuyer: sql`${viewer.userType} = 'buyer'`,
  };
  const opened = db.$with('opened', { id: reveals.contactId }).as(
    sql`${insertSelect(reveals, opening, sql`from ${viewer}, ${buyer} where ${buyer.number} is not null`)}
        on conflict do nothing returning ${reveals.contactId}`,
  );
  const rows = await db
    .with(viewer, found, buyer, opened)
    .select({
      isLead: sql<boolean>`exists (select from ${buyer})`,
      number: sql<string | null>`(select ${buyer.number} from ${buyer})`,
    })
    .from(viewer);
  const { isLead, number } = requireRow(rows);
  if (!isLead) throw new AppError('not_found');
  if (!number) throw new AppError('forbidden', { screen: 'leadAnswers' });
  return { whatsappNumber: toWireNumber(number) };
}
