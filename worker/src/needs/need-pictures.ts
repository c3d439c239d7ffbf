import { needAnswers, needs } from '@mboalink/db/schema/needs.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { IncomingNeed, Need, NeedPictureInput } from '@mboalink/shared/needs/calls.ts';
import { and, eq, exists } from 'drizzle-orm';
import { deleteReplaced, keepPicture } from '../directory/keep-picture.ts';
import { requireRow } from '../directory/viewer.ts';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { selectIncoming } from './answer-need.ts';
import { lockNeed, toIncoming } from './incoming.ts';
import { isOpenAt, requireNeed, selectNeed } from './own-needs.ts';

/** Gives a picture to one of the viewer’s own needs; the one before is deleted. Throws `not_found` unless it is open. */
export function pictureNeed(ctx: MemberContext, { id, ...input }: NeedPictureInput): Promise<{ need: Need }> {
  const { db, viewer, now } = ctx;
  const isOwn = and(eq(needs.id, id), eq(needs.buyerId, viewer.userId), isOpenAt(now), runningSession(ctx));
  return keepPicture(ctx, input, async (picture) => {
    const [, former, , found] = await db.batch([
      lockNeed(ctx, id),
      db.select({ picture: needs.picture }).from(needs).where(isOwn),
      db.update(needs).set({ picture }).where(isOwn),
      selectNeed(ctx, id),
    ]);
    const need = requireNeed(ctx, found);
    if (former.length === 0) throw new AppError('not_found');
    deleteReplaced(ctx, former, picture);
    return { need };
  });
}

/** Gives a picture to the viewer’s own answer; the one before is deleted. Throws `not_found` without one to an open need. */
export function pictureAnswer(
  ctx: MemberContext,
  { id, ...input }: NeedPictureInput,
): Promise<{ need: IncomingNeed }> {
  const { db, viewer, now } = ctx;
  const open = db
    .select({ id: needs.id })
    .from(needs)
    .where(and(eq(needs.id, id), isOpenAt(now)));
  const isOwn = and(
    eq(needAnswers.needId, id),
    eq(needAnswers.sellerId, viewer.userId),
    exists(open),
    runningSession(ctx),
  );
  return keepPicture(ctx, input, async (picture) => {
    const [, former, , rows] = await db.batch([
      lockNeed(ctx, id),
      db.select({ picture: needAnswers.picture }).from(needAnswers).where(isOwn),
      db.update(needAnswers).set({ picture }).where(isOwn),
      selectIncoming(ctx, id),
    ]);
    const { read } = requireRow(rows);
    if (!read || former.length === 0) throw new AppError('not_found');
    deleteReplaced(ctx, former, picture);
    return { need: toIncoming(ctx, read.need, read.place) };
  });
}
