import { users } from '@mboalink/db/schema/accounts.ts';
import { payments } from '@mboalink/db/schema/payments.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import type { RateLimit } from '@mboalink/shared/errors.ts';
import { paymentLimits } from '@mboalink/shared/limits.ts';
import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MemberContext } from '../../trpc.ts';
import type { Wanted } from './payment-request.ts';

const hourSeconds = 3600;

const limitOf = (name: string, quota: number, windowSeconds = hourSeconds) => ({
  name,
  quota,
  windowSeconds,
});

/** What refuses a prompt or a page, as the answer names it. */
export const promptLimits = {
  phone: limitOf('payments-of-phone', paymentLimits.promptsPerPhone),
  phoneADay: limitOf('payments-of-phone-a-day', paymentLimits.promptsPerPhoneADay, 24 * hourSeconds),
  person: limitOf('payments', paymentLimits.promptsPerPerson),
  pages: limitOf('payment-pages', paymentLimits.pagesPerPerson),
  attempts: limitOf('payment-attempts', paymentLimits.attemptsPerPerson),
} satisfies Record<string, RateLimit>;

export type PromptLimit = keyof typeof promptLimits;

/** The name of the lock under which the prompts to a phone are counted; a hosted page asks no phone. */
export const phonePrompts = (wanted: Wanted) =>
  wanted.mode === 'direct' ? `payments:${wanted.phoneHashes[0]}` : null;

/** Over `payments`: nobody was asked, for the provider was out of reach or would not begin. */
const askedNobody = and(
  eq(payments.state, 'failed'),
  or(eq(payments.failureCode, 'provider_unreached'), eq(payments.rawStatus, 'refused')),
);

/** Over `users`, the one who asks: until when each limit has them wait; null where it does not. */
export function promptWaits(ctx: MemberContext, wanted: Wanted): Record<PromptLimit, SQL<Date | null>> {
  const none = sql<null>`null::timestamptz`;
  const isOwn = eq(payments.userId, ctx.viewer.userId);
  const isAsked = sql`(${askedNobody}) is not true`;
  const isPage = eq(payments.mode, 'hosted');
  return {
    ...(wanted.mode === 'direct' ? phoneWaits(ctx, wanted, isAsked) : { phone: none, phoneADay: none }),
    person: waitOf(ctx, promptLimits.person, and(isOwn, isAsked)),
    pages: wanted.mode === 'hosted' ? waitOf(ctx, promptLimits.pages, and(isOwn, isAsked, isPage)) : none,
    attempts: waitOf(ctx, promptLimits.attempts, isOwn),
  };
}

/** Strangers cannot use up what is kept for the account whose number it is, nor in a day what it has in an hour. */
function phoneWaits(ctx: MemberContext, { phoneHashes, phone }: Direct, isAsked: SQL) {
  const number = `+237${phone}`;
  const owner = alias(users, 'owner');
  const otherOwner = ctx.db
    .select({ id: owner.id })
    .from(owner)
    .where(and(eq(owner.whatsapp, number), ne(owner.id, ctx.viewer.userId)));
  const ofPhone = and(inArray(payments.phoneHash, phoneHashes), isAsked);
  const byStrangers = sql`${payments.userId} is distinct from (${otherOwner})`;
  const { phone: anHour, phoneADay: aDay } = promptLimits;
  const kept = { ...anHour, quota: anHour.quota - paymentLimits.promptsKeptForOwner };
  const keptHour = { ...anHour, quota: paymentLimits.promptsKeptForOwner };
  const dayWait = waitOf(ctx, aDay, ofPhone);
  const ownWait = waitOf(ctx, keptHour, and(ofPhone, eq(payments.userId, ctx.viewer.userId)));
  return {
    phone: asInstant(sql`greatest(${waitOf(ctx, anHour, ofPhone)},
      case when (${otherOwner}) is not null then ${waitOf(ctx, kept, and(ofPhone, byStrangers))} end)`),
    phoneADay: asInstant(sql`case when ${users.whatsapp} is distinct from ${number}::text then ${dayWait}
      when ${dayWait} is not null then ${ownWait} end`),
  };
}

type Direct = Extract<Wanted, { mode: 'direct' }>;

/** When the oldest of those that fill a limit leaves its window; null while there is room. */
function waitOf(
  { db, now }: MemberContext,
  { quota, windowSeconds }: RateLimit,
  which: SQL | undefined,
): SQL<Date | null> {
  const since = instant(new Date(now.getTime() - windowSeconds * 1000));
  const filled = db
    .select({ end: sql`${payments.createdAt} + make_interval(secs => ${windowSeconds}::int)` })
    .from(payments)
    .where(and(which, sql`${payments.createdAt} > ${since}`))
    .orderBy(sql`${payments.createdAt} desc`)
    .limit(1)
    .offset(quota - 1);
  return asInstant(sql`(${filled})`);
}

const asInstant = (wait: SQL): SQL<Date | null> => wait.mapWith(payments.createdAt);
