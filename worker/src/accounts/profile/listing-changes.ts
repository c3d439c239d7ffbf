import { users } from '@mboalink/db/schema/accounts.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { limitCounters } from '@mboalink/db/schema/limits.ts';
import { secondsUntilMidnight, startOfDoualaDay } from '@mboalink/shared/day.ts';
import type { RateLimit } from '@mboalink/shared/errors.ts';
import { listingChangeLimits, openPageLimits } from '@mboalink/shared/limits.ts';
import {
  and,
  eq,
  exists,
  getTableColumns,
  gt,
  isNull,
  isSQLWrapper,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Context } from '../../context.ts';
import { rateLimited } from '../../errors/rate-limited.ts';
import { queueMail } from '../../outbox/queue-mail.ts';
import { countUse, isUsedUp, isUsedUpLimit } from '../../session/counted-limits.ts';
import { runningSession } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';

type Change = PgUpdateSetSource<typeof listings>;

type Window = RateLimit & { subject: string; windowStart: Date; limit: number; waitSeconds: number };

type Refusals = readonly { subject: string }[];

const minute = 60;

/** The windows that changes of a member's listing are counted in, the longest wait last. */
function windowsOf({ now, viewer }: MemberContext): [Window, Window] {
  const { perMinute, perDay } = listingChangeLimits;
  const second = Math.floor(now.getTime() / 1000);
  const named = (name: string) => ({ name, subject: `${name}:${viewer.userId}` });
  return [
    {
      ...named('listing-changes'),
      ...{ quota: perMinute, limit: perMinute, windowSeconds: minute },
      windowStart: new Date((second - (second % minute)) * 1000),
      waitSeconds: minute - (second % minute),
    },
    {
      ...named('listing-changes-a-day'),
      ...{ quota: perDay, limit: perDay, windowSeconds: 24 * 60 * minute },
      windowStart: startOfDoualaDay(now),
      waitSeconds: secondsUntilMidnight(now),
    },
  ];
}

/**
 * What lets a member change their own listing so often: each change is indexed anew, and counted by the clock. What
 * changes nothing counts for nothing, and neither does what takes back a consent. The batch of the call sends `counted`
 * before whatever it writes, writes nothing where it `isRefused`, and ends with `refusals`, which `requireAllowed` reads; it
 * waits for its turn under the member's lock, so that all its statements say the same.
 * `besides`: what else is a change, which the batch writes itself.
 */
export function listingChange(ctx: MemberContext, change: Change, isAllowed: SQL | undefined, besides?: SQL) {
  const windows = windowsOf(ctx);
  const mine = and(eq(listings.userId, ctx.viewer.userId), runningSession(ctx), isAllowed);
  const changed = ctx.db
    .select({ userId: listings.userId })
    .from(listings)
    .where(and(mine, or(differs(withoutTakenBack(change)), isOtherPause(change), besides)));
  const isCounted = sql`${exists(changed)} and not ${isUsedUp(ctx, windows)}`;
  const isRefused = sql`(${exists(changed)} and ${isUsedUp(ctx, windows)})`;
  const count = (window: Window) => ctx.db.execute(countUse([window], isCounted));
  return {
    // What the minute refuses does not count for the day.
    counted: [count(windows[0]), count(windows[1])] as const,
    isRefused,
    written: ctx.db
      .update(listings)
      .set(change)
      .where(and(mine, differs(change), sql`not ${isRefused}`)),
    refusals: ctx.db
      .select({ subject: limitCounters.subject })
      .from(limitCounters)
      .where(and(isUsedUpLimit(windows), exists(changed))),
    requireAllowed: (refusals: Refusals) => requireAllowed(windows, refusals),
  };
}

/** What a call asks before it does work for a change that the batch would refuse: `reached`, for `requireAllowed`. */
export function reachedLimits(ctx: MemberContext) {
  const windows = windowsOf(ctx);
  return {
    reached: ctx.db
      .select({ subject: limitCounters.subject })
      .from(limitCounters)
      .where(isUsedUpLimit(windows)),
    requireAllowed: (refusals: Refusals) => requireAllowed(windows, refusals),
  };
}

function requireAllowed(windows: readonly Window[], refusals: Refusals): void {
  const window = windows.findLast(({ subject }) => refusals.some((refusal) => refusal.subject === subject));
  if (window) throw rateLimited(window.waitSeconds, 'listing', window);
}

/** What shows less of somebody, by the value that does. */
const hides: Readonly<Partial<Record<string, boolean>>> = {
  openPage: false,
  landmarkOnPage: false,
  paused: true,
  hideEmail: true,
  namedToSellers: false,
  listedAsBuyer: false,
} satisfies Partial<Record<keyof Change, boolean>>;

/** Nobody waits to close their page, or to hide. To show it again counts, so that nobody does both all day. */
function withoutTakenBack({ pausedUntil, ...change }: Change): Change {
  const shows = Object.entries(change).filter(
    ([name, value]) => hides[name] !== value || value === undefined,
  );
  return { ...Object.fromEntries(shows), ...(!change.paused && { pausedUntil }) };
}

/** Over `listings`: whether a pause that runs would end on another day. One that begins is never refused, nor one without an end. */
function isOtherPause({ paused, pausedUntil }: Change): SQL | undefined {
  return paused && pausedUntil ? and(eq(listings.paused, true), differs({ pausedUntil })) : undefined;
}

/** Over `listings`: whether a column would be another than it is. */
function differs(change: Change): SQL {
  const columns: Record<string, AnyPgColumn> = getTableColumns(listings);
  const different = Object.entries(change).flatMap(([name, value]) => {
    const column = columns[name];
    if (!column || value === undefined || isSQLWrapper(value)) return [];
    return [sql`${column} is distinct from ${sql.param(value, column)}`];
  });
  return or(...different) ?? sql`false`;
}

type Database = Pick<Context, 'db' | 'now'>;

const hourMilliseconds = 60 * 60 * 1000;

/** Over `listings`: can be found, may be open to everybody, and its owner was not told so yet. */
export const isUntold = ({ now }: Pick<Context, 'now'>): SQL | undefined =>
  and(
    isNull(listings.pageToldAt),
    eq(listings.openPage, true),
    ne(listings.userType, 'buyer'),
    gt(listings.visibleUntil, now),
  );

/**
 * Opens the pages of those of the listings that `which` names whose owners were not told yet, and tells them, in one
 * statement made of `told` and `queued.cte`: no page is open whose owner was not told, and nobody is told twice.
 */
export function tellOfPage(ctx: Database, which: SQL) {
  const { db, now } = ctx;
  const told = db.$with('told').as(
    db
      .update(listings)
      .set({ pageToldAt: now })
      .where(and(which, isUntold(ctx)))
      .returning({ userId: listings.userId, slug: listings.slug }),
  );
  const listedFrom = new Date(now.getTime() + openPageLimits.listedAfterHours * hourMilliseconds);
  const queued = queueMail(ctx, 'page-opened', {
    recipient: users.email,
    language: users.language,
    payload: {
      slug: sql`${told.slug}`,
      listedFrom: sql`${listedFrom.toISOString()}::text`,
    },
    about: told.userId,
    source: sql`from ${told} join ${users} on ${users.id} = ${told.userId}`,
  });
  return { told, queued };
}
