import { pushSubscriptions, users } from '@mboalink/db/schema/accounts.ts';
import { needs } from '@mboalink/db/schema/needs.ts';
import { outbox } from '@mboalink/db/schema/outbox.ts';
import { and, eq, inArray, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import { needNotices } from '../needs/notices.ts';
import { leadNotices } from '../network/notices.ts';
import {
  deliverNotice,
  type NoticeContext,
  type NoticeWords,
  type QueuedNotice,
} from '../outbox/deliver-notice.ts';
import { wants } from '../outbox/queue-mail.ts';
import { isReachable } from '../outbox/queue-notices.ts';
import { claimDue, isOpen, waitForAll } from './outbox.ts';

const words: NoticeWords = { ...needNotices, ...leadNotices };

/** Each is two requests, of which a run of a Worker may make a thousand. */
const noticesAtOnce = 200;

/** Sends notices whose turn has come, and drops those that are of no use any more. */
export async function sendNotices(ctx: NoticeContext): Promise<void> {
  const [, claimed] = await ctx.db.batch([
    dropOver(ctx),
    claimDue(ctx, isNotNull(outbox.endsAt), noticesAtOnce),
  ]);
  if (claimed.length === 0) return;
  const { id, endpoint, p256dh, auth } = pushSubscriptions;
  const browsers = await ctx.db
    .select({ id, endpoint, p256dh, auth })
    .from(pushSubscriptions)
    .where(
      inArray(
        id,
        claimed.flatMap(({ subscriptionId }) => subscriptionId ?? []),
      ),
    );
  const byId = new Map(browsers.map((browser) => [browser.id, browser]));
  const notices = claimed.map((row) => ({ ...row, browser: byId.get(row.subscriptionId ?? '') }));
  await waitForAll(notices.map((notice) => deliverNotice(ctx, words, notice as QueuedNotice)));
}

/** Notices whose time is over, whose need has ended, for browsers whose owner signed out there, and for who wants none any more. */
function dropOver({ db, now }: NoticeContext) {
  const { subscriptionId, recipient, payload } = outbox;
  const needId = sql`(${payload} ->> 'needId')::uuid`;
  const openNeed = db
    .select({ id: needs.id })
    .from(needs)
    .where(and(eq(needs.id, needId), isNull(needs.closedAt)));
  const reachable = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(and(eq(pushSubscriptions.id, subscriptionId), isReachable(now)));
  const readers = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, recipient), wants('email')));
  const isOver = or(
    lte(outbox.endsAt, now),
    and(isNotNull(needId), notExists(openNeed)),
    and(isNotNull(subscriptionId), notExists(reachable)),
    and(isNotNull(recipient), notExists(readers)),
  );
  return db
    .delete(outbox)
    .where(and(isOpen(), isNotNull(outbox.endsAt), lte(outbox.nextAttemptAt, now), isOver));
}
