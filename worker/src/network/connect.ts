import { listings, reveals } from '@mboalink/db/schema/directory.ts';
import { connections, recordedTaps } from '@mboalink/db/schema/network.ts';
import { columnName, insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { jsonObject } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { dayMilliseconds } from '@mboalink/shared/day.ts';
import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { ClickAction } from '@mboalink/shared/insights/event-actions.ts';
import { networkLimits, trackLimits } from '@mboalink/shared/limits.ts';
import type { ConnectInput, Connection } from '@mboalink/shared/network/calls.ts';
import type { InteractionType } from '@mboalink/shared/network/connection-words.ts';
import { and, eq, exists, gt, notExists, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { askedCte, contactRows, foundCte, keyOf, requireContacts } from '../directory/contact-rows.ts';
import { toContact } from '../directory/contact-view.ts';
import { quotaInfo, viewerCte } from '../directory/viewer.ts';
import { eventRow, recordedIn } from '../insights/events.ts';
import type { MemberContext } from '../trpc.ts';
import {
  type ConnectionRow,
  connectionFields,
  goneCte,
  isWith,
  mayConnect,
  toConnection,
} from './connections.ts';
import { unlessErased } from './known.ts';

type Answer = { connection: Connection; quotaInfo: QuotaInfo };

/**
 * Records that the viewer got in touch with a contact that they opened before: the one row of the two is made or renewed. A tap
 * that comes again changes nothing. Throws `forbidden` where the contact is not open to them: nothing is opened by it.
 */
export async function connect(ctx: MemberContext, input: ConnectInput): Promise<Answer> {
  const { connectedUserId: contactId, interactionType, id } = input;
  const happened = happenedAt(ctx, input);
  const tap = { contactId, interactionType, id, happened, at: countedAt(ctx, happened) };
  const row = requireContacts(await unlessErased(writeConnection(ctx, tap, await recordClick(ctx, tap))));
  const [found] = row.shown.contacts;
  if (!found) throw new AppError('not_found');
  if (!found.unlocked) throw new AppError('forbidden');
  if (!row.isTaken) throw new AppError('conflict', row.hasRoom ? {} : { screen: 'connections' });
  const kept = row.made ?? row.kept;
  if (!kept) throw new AppError('not_found');
  const contact = toContact(found, ctx.language);
  const { viewer } = row.shown;
  const state = row.isVisible ? 'listed' : 'hidden';
  const types = { own: viewer.userType, other: contact.userType };
  return {
    connection: toConnection(kept, { state, businessName: contact.businessName, contact }, types),
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
  /** The mark that the device drew for it. */
  id: string | undefined;
  happened: Date;
  /** As when it counts: of one that is told too late this is later. */
  at: Date;
};

/**
 * Makes the viewer's connection with a contact that they opened, or renews it, and does `record` with it. A tap from before
 * the row was archived, or before the last contact, moves nothing back; one that was recorded changes nothing, and none is from
 * before the number was opened.
 */
function writeConnection(ctx: MemberContext, tap: Tap, record: Recording) {
  const { db } = ctx;
  const viewer = viewerCte(ctx);
  const asked = askedCte(ctx, keyOf(ctx, tap.contactId));
  const found = foundCte(ctx, { viewer, keys: asked });
  const isAllowed = and(found.isUnlocked, mayConnect(ctx, tap.contactId));
  const source = sql`from ${viewer}, ${found} where ${isAllowed}`;
  const drawn = tap.id ? [drawnCte(ctx, { userId: viewer.id, tapId: tap.id, source })] : [];
  const isNew = drawn.map((cte) => exists(db.select({ tapId: cte.tapId }).from(cte)));
  const gone = goneCte(ctx, tap.contactId, and(sql`exists (select ${source})`, ...isNew));
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
      sql`${insertSelect(connections, values, sql.join([source, ...isNew], sql` and `))} ${renewal(tap)} returning ${sql.join(
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
    .with(viewer, asked, found, ...drawn, gone, made)
    .select({
      made: sql<ConnectionRow | null>`(select ${madeRow} from ${made})`,
      kept: sql<ConnectionRow | null>`${kept}`,
      isTaken: sql<boolean>`${isTaken(ctx, tap)}`,
      hasRoom: sql<boolean>`${mayConnect(ctx, tap.contactId)}`,
      isVisible: sql<boolean | null>`${visible}`,
      shown: contactRows(ctx, { keys: keyOf(ctx, tap.contactId) }),
      recorded: sql<number | null>`(select ${record(viewer.citySlug, openedAt)} from ${made})`,
    })
    .from(oneRow)
    .innerJoin(viewer, sql`true`);
}

/** Whether a tap is recorded: not where its mark was drawn for one on somebody else, or there is room for none, or for no connection. */
function isTaken(ctx: MemberContext, tap: Tap): SQL {
  return sql`(${and(isMarkTaken(ctx, tap), mayConnect(ctx, tap.contactId))})`;
}

function isMarkTaken(ctx: MemberContext, tap: Tap): SQL {
  const { db, viewer } = ctx;
  if (!tap.id) return sql`true`;
  const drawn = db
    .select({ tapId: recordedTaps.tapId })
    .from(recordedTaps)
    .where(and(eq(recordedTaps.userId, viewer.userId), eq(recordedTaps.tapId, tap.id)));
  const isFree = and(notExists(drawn), hasMarkRoom(ctx, sql`${viewer.userId}::uuid`));
  const made = db.select({ userId: connections.userId }).from(connections).where(isWith(ctx, tap.contactId));
  return sql`(${or(exists(made), isFree)})`;
}

/** Whether somebody may have one mark more. */
function hasMarkRoom({ now }: MemberContext, userId: SQLWrapper): SQL {
  const latest = sql`select count(*) from ${recordedTaps}
    where ${recordedTaps.userId} = ${userId} and ${recordedTaps.recordedAt} > ${instant(now)} - interval '24 hours'`;
  return sql`(${latest}) < ${trackLimits.marks}::int`;
}

type Drawn = { userId: AnyPgColumn; tapId: string; source: SQL };

/** `drawn`: the mark of a tap, where it was not recorded before and there is room for one. */
function drawnCte(ctx: MemberContext, { userId, tapId, source }: Drawn) {
  const { db, now } = ctx;
  const room = sql`${source} and ${hasMarkRoom(ctx, userId)}`;
  const mark = insertSelect(recordedTaps, { userId, tapId, recordedAt: now }, room);
  return db
    .$with('drawn', { tapId: recordedTaps.tapId })
    .as(sql`${mark} on conflict do nothing returning ${recordedTaps.tapId}`);
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

/** How a tap is counted; taking somebody along is none. */
const clicks: Partial<Record<InteractionType, ClickAction>> = {
  whatsapp: 'whatsapp_click',
  phone: 'phone_click',
  email: 'email_click',
};

/** Records something, by somebody of a town, that happened since an instant. */
type Recording = (town: AnyPgColumn, since: SQL) => SQL;

/** Records the click: once a day for each way and contact. */
async function recordClick(
  ctx: MemberContext,
  { contactId, interactionType: way, at }: Tap,
): Promise<Recording> {
  const action = clicks[way];
  if (!action) return () => sql`0`;
  const event = await eventRow({ ...ctx, now: at }, { action, contactId });
  return (town, since) => recordedIn(town, event, since);
}
