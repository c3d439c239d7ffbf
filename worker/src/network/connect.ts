import { listings, reveals } from '@mboalink/db/schema/directory.ts';
import { connections } from '@mboalink/db/schema/network.ts';
import { columnName, insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { jsonObject } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { dayMilliseconds } from '@mboalink/shared/day.ts';
import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { ListingAction } from '@mboalink/shared/insights/figures.ts';
import { networkLimits } from '@mboalink/shared/limits.ts';
import type { ConnectInput, Connection } from '@mboalink/shared/network/calls.ts';
import type { InteractionType } from '@mboalink/shared/network/words.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { askedCte, contactRows, foundCte, keyOf, requireContacts } from '../directory/contact-rows.ts';
import { toContact } from '../directory/contact-view.ts';
import { quotaInfo, viewerCte } from '../directory/viewer.ts';
import { recordLater } from '../insights/events.ts';
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

type Answer = { connection: Connection; quotaInfo: QuotaInfo };

/**
 * Records that the viewer got in touch with a contact that they opened before: the one row of the two is made or renewed. A tap
 * that comes again changes nothing. Throws `forbidden` where the contact is not open to them: nothing is opened by it.
 */
export async function connect(ctx: MemberContext, input: ConnectInput): Promise<Answer> {
  const { connectedUserId: contactId, interactionType } = input;
  const happened = happenedAt(ctx, input);
  const tap = { contactId, interactionType, happened, at: countedAt(ctx, happened) };
  const row = requireContacts(await unlessErased(writeConnection(ctx, tap)));
  const [found] = row.shown.contacts;
  if (!found) throw new AppError('not_found');
  if (!found.unlocked) throw new AppError('forbidden');
  if (!row.hasRoom) throw new AppError('conflict', { screen: 'connections' });
  const kept = row.made ?? row.kept;
  if (!kept) throw new AppError('not_found');
  const action = clicks[interactionType];
  if (action) recordLater(ctx, { contactId, action });
  const contact = toContact(found, ctx.language);
  const { viewer } = row.shown;
  return {
    connection: toConnection(kept, knownAs(contact, row.isVisible === true), viewer.userType),
    quotaInfo: quotaInfo(viewer, ctx.now, ctx.language),
  };
}

/** A clock that runs ahead says now; one that is far behind, no time that the database has none for. */
const happenedAt = ({ now }: MemberContext, { happenedAt: said }: ConnectInput): Date =>
  said !== undefined && Date.parse(said) < now.getTime() ? new Date(Math.max(Date.parse(said), 0)) : now;

/** What a device kept to itself for longer counts as so old. */
const countedAt = ({ now }: MemberContext, happened: Date): Date =>
  new Date(Math.max(happened.getTime(), now.getTime() - networkLimits.tapDays * dayMilliseconds));

export type Tap = {
  contactId: string;
  interactionType: InteractionType;
  happened: Date;
  /** As when it counts: of one that is told too late this is later. */
  at: Date;
};

/**
 * Makes the viewer's connection with a contact that they opened, or renews it. A tap from before the row was archived, or
 * before the last contact, moves nothing back, and none is from before the number was opened.
 */
function writeConnection(ctx: MemberContext, tap: Tap) {
  const { db } = ctx;
  const viewer = viewerCte(ctx);
  const asked = askedCte(ctx, keyOf(ctx, tap.contactId));
  const found = foundCte(ctx, { viewer, keys: asked });
  const isAllowed = and(found.isUnlocked, mayConnect(ctx, tap.contactId));
  const source = sql`from ${viewer}, ${found} where ${isAllowed}`;
  const gone = goneCte(ctx, tap.contactId, sql`exists (select ${source})`);
  const openedAt = sql`(${db
    .select({ openedAt: reveals.revealedAt })
    .from(reveals)
    .where(and(sql`${reveals.viewerId} = ${viewer.id}`, eq(reveals.contactId, tap.contactId)))})`;
  const at = sql`greatest(${instant(tap.at)}, ${openedAt})`;
  const values = {
    userId: viewer.id,
    connectedUserId: found.userId,
    interactionType: tap.interactionType,
    firstContactAt: at,
    lastContactAt: at,
  };
  const made = db
    .$with('made', connectionFields)
    .as(
      sql`${insertSelect(connections, values, source)} ${renewal(tap)} returning ${sql.join(
        Object.values(connectionFields),
        sql`, `,
      )}`,
    );
  const { _id, interactionType, trustLevel, note, firstContactAt, lastContactAt } = made;
  const madeRow = jsonObject({ _id, interactionType, trustLevel, note, firstContactAt, lastContactAt });
  const kept = db
    .select({ row: jsonObject(connectionFields) })
    .from(connections)
    .where(isWith(ctx, tap.contactId));
  const visible = db
    .select({ isVisible: gt(listings.visibleUntil, ctx.now) })
    .from(listings)
    .where(eq(listings.userId, tap.contactId));
  return db
    .with(viewer, asked, found, gone, made)
    .select({
      made: sql<ConnectionRow | null>`(select ${madeRow} from ${made})`,
      kept: sql<ConnectionRow | null>`${kept}`,
      hasRoom: sql<boolean>`${mayConnect(ctx, tap.contactId)}`,
      isVisible: sql<boolean | null>`${visible}`,
      shown: contactRows(ctx, { keys: keyOf(ctx, tap.contactId) }),
    })
    .from(oneRow)
    .innerJoin(viewer, sql`true`);
}

const { userId, connectedUserId, interactionType, firstContactAt, lastContactAt, archivedAt } = connections;

const added = (column: AnyPgColumn) => sql`excluded.${columnName(column)}`;

/** What a tap does to the row that is there: whom the viewer archived after it stays archived, however late it is told. */
const renewal = ({
  happened,
}: Tap) => sql`on conflict (${columnName(userId)}, ${columnName(connectedUserId)}) do update set
  ${columnName(interactionType)} = case when ${instant(happened)} < ${lastContactAt}
    then ${interactionType} else ${added(interactionType)} end,
  ${columnName(firstContactAt)} = least(${firstContactAt}, ${added(firstContactAt)}),
  ${columnName(lastContactAt)} = case when ${instant(happened)} < ${lastContactAt}
    then ${lastContactAt} else ${added(lastContactAt)} end,
  ${columnName(archivedAt)} = case when ${archivedAt} >= ${instant(happened)} then ${archivedAt} end`;

/** What is counted of it; taking somebody along is no click. */
const clicks: Partial<Record<InteractionType, ListingAction>> = {
  whatsapp: 'whatsapp',
  phone: 'phone',
  email: 'email',
};
