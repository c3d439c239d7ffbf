import { users } from '@mboalink/db/schema/accounts.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { connections } from '@mboalink/db/schema/network.ts';
import { columnName, insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { jsonObject } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { dayMilliseconds } from '@mboalink/shared/day.ts';
import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { ListingAction } from '@mboalink/shared/insights/figures.ts';
import { networkLimits } from '@mboalink/shared/limits.ts';
import type { ConnectInput, Connection } from '@mboalink/shared/network/calls.ts';
import type { InteractionType } from '@mboalink/shared/network/words.ts';
import { and, eq, gt, ne, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { contactRows, keyOf, requestedCte, requireContacts, visibleCte } from '../directory/contact-rows.ts';
import { toContact } from '../directory/contact-view.ts';
import { quotaInfo, viewerCte } from '../directory/viewer.ts';
import { recordLater } from '../insights/events.ts';
import { queueNotices } from '../outbox/queue-notices.ts';
import type { MemberContext } from '../trpc.ts';
import {
  type ConnectionRow,
  connectionFields,
  goneCte,
  isWith,
  mayConnect,
  toConnection,
} from './connections.ts';
import { knownAs, unlessErased } from './lists.ts';
import { noteWith } from './notes.ts';

type Answer = { connection: Connection; quotaInfo: QuotaInfo };

/**
 * Records that the viewer got in touch with a contact that they opened before: the one row of the two is made or renewed. Throws `forbidden` where the contact is not open to them: nothing is opened by it.
 */
export async function connect(ctx: MemberContext, input: ConnectInput): Promise<Answer> {
  const { connectedUserId: contactId, interactionType } = input;
  const click = { contactId, interactionType, at: clickedAt(ctx, input) };
  const row = requireContacts(await unlessErased(writeConnection(ctx, click)));
  const [found] = row.shown.contacts;
  if (!found) throw new AppError('not_found');
  if (!found.unlocked) throw new AppError('forbidden');
  if (!row.hasRoom) throw new AppError('conflict', { screen: 'connections' });
  const kept = row.made ?? row.kept;
  if (!kept) throw new AppError('not_found');
  const action = countedActions[interactionType];
  if (action) recordLater(ctx, { contactId, action });
  const contact = toContact(found, ctx.language);
  const { viewer } = row.shown;
  return {
    connection: toConnection(kept, knownAs(contact, row.isVisible === true), viewer.userType),
    quotaInfo: quotaInfo(viewer, ctx.now, ctx.language),
  };
}

/** When a click that was sent late happened: between a week ago and now, whatever the clock of a device says. */
function clickedAt({ now }: MemberContext, { happenedAt }: ConnectInput): Date {
  const oldest = now.getTime() - networkLimits.tapDays * dayMilliseconds;
  const said = happenedAt === undefined ? now.getTime() : Date.parse(happenedAt);
  return new Date(Math.min(Math.max(said, oldest), now.getTime()));
}

type Click = { contactId: string; interactionType: InteractionType; at: Date };

/**
 * Makes the viewer's connection with a contact that they opened, or renews it. A click from before the row was archived, or
 * before the last contact, moves nothing back.
 */
function writeConnection(ctx: MemberContext, click: Click) {
  const { db } = ctx;
  const viewer = viewerCte(ctx);
  const asked = requestedCte(ctx, keyOf(ctx, click.contactId));
  const found = visibleCte(ctx, { viewer, keys: asked });
  const isAllowed = and(found.isUnlocked, mayConnect(ctx, click.contactId));
  const source = sql`from ${viewer}, ${found} where ${isAllowed}`;
  const gone = goneCte(ctx, click.contactId, sql`exists (select ${source})`);
  const values = {
    userId: viewer.id,
    connectedUserId: found.userId,
    interactionType: click.interactionType,
    firstContactAt: click.at,
    lastContactAt: click.at,
  };
  const made = db
    .$with('made', connectionFields)
    .as(
      sql`${insertSelect(connections, values, source)} ${renewal} returning ${sql.join(
        Object.values(connectionFields),
        sql`, `,
      )}`,
    );
  const { _id, interactionType, trustLevel, firstContactAt, lastContactAt } = made;
  const note = noteWith(ctx, sql`${click.contactId}::uuid`);
  const madeRow = jsonObject({ _id, interactionType, trustLevel, note, firstContactAt, lastContactAt });
  const kept = db
    .select({ row: jsonObject({ ...connectionFields, note }) })
    .from(connections)
    .where(isWith(ctx, click.contactId));
  const visible = db
    .select({ isVisible: gt(listings.visibleUntil, ctx.now) })
    .from(listings)
    .where(eq(listings.userId, click.contactId));
  return db
    .with(viewer, asked, found, gone, made, tellOfLead(ctx, click, made))
    .select({
      made: sql<ConnectionRow | null>`(select ${madeRow} from ${made})`,
      kept: sql<ConnectionRow | null>`${kept}`,
      hasRoom: sql<boolean>`${mayConnect(ctx, click.contactId)}`,
      isVisible: sql<boolean | null>`${visible}`,
      shown: contactRows(ctx, { keys: keyOf(ctx, click.contactId) }),
    })
    .from(oneRow)
    .innerJoin(viewer, sql`true`);
}

/** A seller hears that somebody gets in touch with them, once an hour at most. */
function tellOfLead(ctx: MemberContext, { contactId, interactionType: way }: Click, made: SQLWrapper) {
  return queueNotices(ctx, 'new-lead', {
    payload: {},
    about: (hour) => hour,
    endsAt: (sentAt) => new Date(sentAt.getTime() + dayMilliseconds),
    from: sql`from ${made} join ${users} on ${users.id} = ${contactId}::uuid`,
    where: sql`${ne(users.userType, 'buyer')} and ${way in countedActions}::boolean`,
  });
}

const { userId, connectedUserId, interactionType, firstContactAt, lastContactAt, archivedAt } = connections;

const added = (column: AnyPgColumn) => sql`excluded.${columnName(column)}`;

/** What a click does to the row that is there: whom the viewer archived after it stays archived. */
const renewal = sql`on conflict (${columnName(userId)}, ${columnName(connectedUserId)}) do update set
  ${columnName(interactionType)} = case when ${added(lastContactAt)} < ${lastContactAt}
    then ${interactionType} else ${added(interactionType)} end,
  ${columnName(firstContactAt)} = least(${firstContactAt}, ${added(firstContactAt)}),
  ${columnName(lastContactAt)} = greatest(${lastContactAt}, ${added(lastContactAt)}),
  ${columnName(archivedAt)} = case when ${archivedAt} >= ${added(lastContactAt)} then ${archivedAt} end`;

/** What is counted of it; taking somebody along is no click. */
const countedActions: Partial<Record<InteractionType, ListingAction>> = {
  whatsapp: 'whatsapp',
  phone: 'phone',
  email: 'email',
};
