import { users } from '@mboalink/db/schema/accounts.ts';
import { listings, reveals } from '@mboalink/db/schema/directory.ts';
import { blocks } from '@mboalink/db/schema/network.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { BlockInput, BlocksOutput } from '@mboalink/shared/network/calls.ts';
import { and, desc, eq, exists, isNotNull, isNull, sql } from 'drizzle-orm';
import { keyOf, requestedCte, visibleCte } from '../directory/contact-rows.ts';
import { requireRow, type ViewerCte, viewerCte } from '../directory/viewer.ts';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { hasRoomIn, unlessErased } from './lists.ts';
import { businessTold, namedAs, openerName } from './openers.ts';

/** Whom the viewer blocked, the latest first. */
export async function listBlocks(ctx: MemberContext): Promise<BlocksOutput> {
  return toBlocks(ctx, await selectBlocks(ctx));
}

/**
 * Blocks whom the viewer may find, opened before, or knows as one who opened their number; blocked again, they stay so. Counted
 * under the viewer’s lock. From then on neither finds the other, and the other is not told.
 */
export async function block(
  ctx: MemberContext,
  which: BlockInput,
): Promise<BlocksOutput & { blockId: string }> {
  const [added, listed] = await unlessErased(ctx.db.batch([addBlock(ctx, which), selectBlocks(ctx)]));
  const { blockId, isKnown } = requireRow(added);
  if (!blockId) throw isKnown ? new AppError('conflict', { screen: 'blocks' }) : new AppError('not_found');
  return { blockId, ...toBlocks(ctx, listed) };
}

/** Takes one of the viewer’s own blocks back: the two find each other as before. One that is not there changes nothing. */
export async function unblock(ctx: MemberContext, { id }: { id: string }): Promise<BlocksOutput> {
  const { db, viewer } = ctx;
  const isOwn = and(eq(blocks.id, id), eq(blocks.userId, viewer.userId), runningSession(ctx));
  const [, listed] = await db.batch([db.delete(blocks).where(isOwn), selectBlocks(ctx)]);
  return toBlocks(ctx, listed);
}

function addBlock(ctx: MemberContext, which: BlockInput) {
  const { db, now } = ctx;
  const viewer = viewerCte(ctx);
  const { ctes, whom, asked } = whomCte(ctx, viewer, which);
  const { id, userId, blockedId } = blocks;
  const ofViewer = sql`${userId} = ${viewer.id}`;
  const hasRoom = hasRoomIn('blocks', ofViewer);
  const added = db
    .$with('added', { id })
    .as(
      sql`${insertSelect(
        blocks,
        { userId: viewer.id, blockedId: sql`${whom.userId}`, blockedAt: now },
        sql`from ${viewer}, ${whom} where ${hasRoom}`,
      )} on conflict do nothing returning ${id}`,
    );
  const kept = db
    .select({ id })
    .from(blocks)
    .where(and(ofViewer, sql`${blockedId} = ${asked}`));
  return db
    .with(viewer, ...ctes, added)
    .select({
      blockId: sql<string | null>`coalesce((select ${added.id} from ${added}), (${kept}))`,
      isKnown: sql<boolean>`${exists(db.select({ userId: whom.userId }).from(whom))}`,
    })
    .from(oneRow)
    .innerJoin(viewer, sql`true`);
}

/** `whom`: who is to be blocked, where the viewer may know them; `asked` is the same, known or not. */
function whomCte(ctx: MemberContext, viewer: ViewerCte, { contactId, revealId }: BlockInput) {
  const { db } = ctx;
  if (contactId) {
    const asked = requestedCte(ctx, keyOf(ctx, contactId));
    const found = visibleCte(ctx, { viewer, keys: asked });
    const whom = db.$with('whom').as(db.select({ userId: found.userId }).from(found));
    return { ctes: [asked, found, whom], whom, asked: sql`${contactId}` };
  }
  // Who left or blocked the viewer first is blocked as well: else whoever blocks first could not be, and a refusal would tell.
  const isAsked = and(eq(reveals.revealId, revealId ?? ''), eq(reveals.contactId, ctx.viewer.userId));
  const opener = db
    .select({ userId: reveals.viewerId })
    .from(reveals)
    .innerJoin(listings, eq(listings.userId, reveals.viewerId))
    .where(isAsked);
  const whom = db.$with('whom').as(opener);
  const asked = sql`(select ${whom.userId} from ${whom})`;
  return { ctes: [whom], whom, asked };
}

function selectBlocks(ctx: MemberContext) {
  const { db, viewer } = ctx;
  const isThere = isNull(users.deletedAt);
  const isTownTold = and(isThere, isNotNull(businessTold(ctx)));
  const listed = db
    .select({
      id: blocks.id,
      blockedAt: blocks.blockedAt,
      name: sql<string | null>`case when ${isThere} then ${openerName(ctx)} end`.as('whom_name'),
      city: sql<string | null>`case when ${isTownTold} then ${listings.citySlug} end`.as('whom_city'),
    })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .innerJoin(listings, eq(listings.userId, users.id))
    .leftJoin(reveals, and(eq(reveals.viewerId, users.id), eq(reveals.contactId, viewer.userId)))
    .where(eq(blocks.userId, viewer.userId))
    .as('listed');
  const { id, name, city, blockedAt } = listed;
  const row = jsonObject({ id, name, city, blockedAt });
  const list = db.select({ list: jsonList(row, sql`${desc(blockedAt)}, ${desc(id)}`) }).from(listed);
  return db
    .select({ blocks: sql<(typeof row)['_']['type'][]>`(${list})` })
    .from(oneRow)
    .where(runningSession(ctx));
}

function toBlocks(ctx: MemberContext, rows: Awaited<ReturnType<typeof selectBlocks>>): BlocksOutput {
  return { blocks: requireRow(rows).blocks.map((row) => namedAs(row, ctx)) };
}
