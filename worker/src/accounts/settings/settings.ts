import { consents, users } from '@mboalink/db/schema/accounts.ts';
import { subscriptions } from '@mboalink/db/schema/billing.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import type { NotificationPreferences } from '@mboalink/shared/accounts/notification-preferences.ts';
import type { VisibilityInput } from '@mboalink/shared/accounts/visibility.ts';
import { dayMilliseconds, doualaDay } from '@mboalink/shared/day.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { reasonMessage } from '@mboalink/shared/field-messages.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { mostPausedDays } from '@mboalink/shared/limits.ts';
import { termsVersion } from '@mboalink/shared/site.ts';
import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import { isMember } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { readCurrentUser, requireCurrentUser, selectCurrentUser } from '../profile/current-user.ts';
import { updateListing } from '../profile/update-listing.ts';

/**
 * Records that the member agrees to the terms in force, once for each version. Throws `conflict` when they read
 * another version, which a page that was opened earlier may show.
 */
export async function agreeToTerms(
  ctx: MemberContext,
  { version, language }: { version: string; language: Language },
) {
  if (version !== termsVersion) throw new AppError('conflict');
  const consent = { userId: users.id, document: 'terms', version, language, agreedAt: ctx.now } as const;
  const [, found] = await ctx.db.batch([
    ctx.db.execute(
      sql`${insertSelect(consents, consent, sql`from ${users} where ${isMember(ctx)}`)} on conflict do nothing`,
    ),
    selectCurrentUser(ctx),
  ]);
  return requireCurrentUser(ctx, found);
}

type Changes = Partial<NotificationPreferences>;

/** Merges what was sent into what is kept, in the database, so that two devices do not undo each other. */
export async function updateNotificationPreferences(
  ctx: MemberContext,
  { preferences, ...own }: Changes & { preferences?: Changes },
) {
  const changes = JSON.stringify({ ...own, ...preferences });
  const [, found] = await ctx.db.batch([
    ctx.db
      .update(users)
      .set({ notificationPreferences: sql`${users.notificationPreferences} || ${changes}::jsonb` })
      .where(isMember(ctx)),
    selectCurrentUser(ctx),
  ]);
  return requireCurrentUser(ctx, found);
}

/** Changes who finds the member, and what they see. */
export async function changeVisibility(ctx: MemberContext, input: VisibilityInput) {
  const { hideEmail, namedToSellers, listedAsBuyer } = input;
  const asBuyer = listedAsBuyer ? { ...found, listedAsBuyer } : { listedAsBuyer };
  const wanted = { ...asBuyer, ...pauseOf(ctx, input), hideEmail, namedToSellers };
  if (Object.values(wanted).every((value) => value === undefined)) return readCurrentUser(ctx);
  const [, rows] = await ctx.db.batch([
    updateListing(ctx, wanted, listedAsBuyer ? mayBeListed(ctx) : undefined),
    selectCurrentUser(ctx),
  ]);
  const answer = requireCurrentUser(ctx, rows);
  if (listedAsBuyer && !answer.user.visibility.listedAsBuyer) throw notListed(ctx);
  return answer;
}

/** Who sold before is listed as what they are now, and a pause from then ends. */
const found = { userType: 'buyer', paused: false, pausedUntil: null } as const;

/** Over `listings`: whether it is a buyer's, whose business is not found any more if they had one. */
function mayBeListed(ctx: MemberContext): SQL {
  const { trialEndsAt, paidUntil } = subscriptions;
  const isOver = sql`subscription_visible_until(${trialEndsAt}, ${paidUntil}) <= ${instant(ctx.now)}`;
  const buyer = ctx.db
    .select({ id: users.id })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(and(isMember(ctx), eq(users.userType, 'buyer'), or(eq(listings.userType, 'buyer'), isOver)));
  return exists(buyer);
}

const forBuyers: Record<Language, string> = {
  en: 'is for buyers whose business is no longer found',
  fr: 'est réservé aux acheteurs dont l’entreprise n’est plus trouvée',
};

function notListed({ language }: MemberContext): AppError {
  return new AppError('validation_failed', {
    errors: [{ field: 'listedAsBuyer', message: forBuyers[language] }],
  });
}

/** A day says that the listing is paused, and a pause keeps the one it has unless told. Throws `validation_failed` for one that is no such day. */
function pauseOf(ctx: MemberContext, { paused, pausedUntil }: VisibilityInput) {
  if (paused === undefined && pausedUntil === undefined) return {};
  if (paused === false) return { paused, pausedUntil: null };
  if (pausedUntil) requireDayAhead(ctx, pausedUntil);
  return { ...((paused || pausedUntil) && { paused: true }), pausedUntil };
}

function requireDayAhead({ now, language }: MemberContext, day: string): void {
  const last = doualaDay(new Date(now.getTime() + mostPausedDays * dayMilliseconds));
  if (day > doualaDay(now) && day <= last) return;
  const errors = [{ field: 'pausedUntil', message: reasonMessage('dayAhead', language) }];
  throw new AppError('validation_failed', { errors });
}
