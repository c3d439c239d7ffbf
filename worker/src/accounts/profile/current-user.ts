import { consents, users } from '@mboalink/db/schema/accounts.ts';
import { subscriptions } from '@mboalink/db/schema/billing.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { type JsonRow, jsonObject } from '@mboalink/db/sql/json.ts';
import type { OtherLocation } from '@mboalink/shared/accounts/locations.ts';
import { defaultNotificationPreferences } from '@mboalink/shared/accounts/notification-preferences.ts';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { oneOfTrade } from '@mboalink/shared/catalogue/categories.ts';
import { country } from '@mboalink/shared/catalogue/country.ts';
import { namesOf } from '@mboalink/shared/catalogue/entries.ts';
import { type PlanId, shownUntil } from '@mboalink/shared/catalogue/plans.ts';
import { shortLinkPath } from '@mboalink/shared/directory/page-paths.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { daysUntil } from '@mboalink/shared/format.ts';
import { toWireNumber } from '@mboalink/shared/phone-format.ts';
import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import {
  dailyLimit,
  followingPlan,
  hasPremium,
  memberTables,
  runningPlan,
  subscriptionState,
} from '../../billing/subscription-state.ts';
import type { Context } from '../../context.ts';
import { pictureAddress } from '../../directory/contact-view.ts';
import { currentShortName, shortLinkCode } from '../../directory/short-link.ts';
import { revealedToday } from '../../directory/viewer.ts';
import { hasOpenPage } from '../../directory/visible-to.ts';
import { isMember } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';

/**
 * Over `memberTables`: until when others see the listing. The sign-in that gives a deleted account back answers in the same
 * statement, which does not see yet that the listing is back.
 */
const visibleUntil = sql`case when ${users.deletedAt} is null then ${listings.visibleUntil}
  when ${users.whatsapp} is null or ${listings.paused} or ${listings.hiddenUntil} is not null then '-infinity'
  when ${listings.listedAsBuyer} then 'infinity'
  when ${listings.userType} = 'buyer' then '-infinity'
  else subscription_visible_until(${subscriptions.trialEndsAt}, ${subscriptions.paidUntil}) end`;

/** Over `memberTables`: whether reports hide the listing until somebody looked at them, or a person confirmed them. */
const hiddenByReports = sql<
  CurrentUser['hiddenByReports']
>`case when ${listings.hiddenUntil} = 'infinity' then 'confirmed'
  when ${listings.hiddenUntil} is not null then 'review' end`;

/** Over `memberTables`: what is answered of somebody to themselves. */
function fields(ctx: Context) {
  const { db, now } = ctx;
  const agreed = db
    .select({ id: consents.id })
    .from(consents)
    .where(and(eq(consents.userId, users.id), eq(consents.document, 'terms')));
  return {
    _id: users.id,
    name: users.name,
    businessName: listings.businessName,
    slug: listings.slug,
    email: users.email,
    whatsapp: users.whatsapp,
    description: listings.description,
    keywords: listings.keywords,
    region: listings.regionSlug,
    city: listings.citySlug,
    quartier: listings.quartier,
    landmark: listings.landmark,
    otherLocations: listings.otherLocations,
    hours: listings.openingHours,
    prices: listings.prices,
    languages: listings.languages,
    openPage: listings.openPage,
    hasOpenPage: sql<boolean>`(${hasOpenPage(ctx, visibleUntil)})`,
    isFound: sql<boolean>`(${visibleUntil} > ${now})`,
    landmarkOnPage: listings.landmarkOnPage,
    visibility: visibilityJson,
    hiddenByReports,
    profilePicture: listings.profilePicture,
    branding: brandingJson(ctx),
    shortLink: shortLinkCode(ctx, hasPremium(now)),
    category: listings.categorySlug,
    subcategory: listings.subcategorySlug,
    items: listings.itemSlugs,
    userType: users.userType,
    language: users.language,
    joinedDate: listings.joinedAt,
    termsAgreed: sql<boolean>`${exists(agreed)}`,
    notificationPreferences: users.notificationPreferences,
    trialEndDate: subscriptions.trialEndsAt,
    paidUntil: subscriptions.paidUntil,
    subscriptionPlan: sql<PlanId | 'free'>`coalesce(${runningPlan(now)}, 'free')`,
    subscriptionState: subscriptionState(now),
    ...followingPlan(now),
    cancelledAt: subscriptions.cancelledAt,
    dailyMatchesUsed: revealedToday(ctx),
    dailyMatchesLimit: dailyLimit(now),
  };
}

/** Over `memberTables`: who finds them, and what they see. */
const visibilityJson = jsonObject({
  paused: listings.paused,
  pausedUntil: sql<string | null>`${listings.pausedUntil}::text`,
  hideEmail: listings.hideEmail,
  namedToSellers: listings.namedToSellers,
  listedAsBuyer: listings.listedAsBuyer,
});

/** Over `memberTables`: how their page looks, and whether it does now. */
function brandingJson(ctx: Context) {
  return jsonObject({
    colour: listings.brandColour,
    cover: listings.brandCover,
    shortName: currentShortName(ctx),
    isShown: sql<boolean>`coalesce(${hasPremium(ctx.now)}, false)`,
  });
}

/** The signed-in person as the database answers it. */
export type CurrentUserRow = JsonRow<ReturnType<typeof fields>>;

/** Whoever `where` finds over `memberTables`, as `user`. */
export function selectUser(ctx: Context, where: SQL) {
  return ctx.db
    .select({ user: jsonObject(fields(ctx)) })
    .from(memberTables)
    .where(where);
}

/** The address that every listing has. */
const mainLocation = ({ region, city, quartier, landmark }: OtherLocation) => ({
  region,
  city,
  quartier,
  landmark,
});

/** The current user of the contract. */
export function toCurrentUser(
  { otherLocations, ...row }: CurrentUserRow,
  { language, now, env }: Pick<Context, 'language' | 'now' | 'env'>,
): CurrentUser {
  const number = toWireNumber(row.whatsapp ?? '');
  return {
    ...row,
    whatsapp: number,
    phone: number,
    profilePicture: pictureAddress(row.profilePicture),
    shortLink: shortLinkPath(row.shortLink),
    country: country[language],
    locations: [mainLocation(row), ...otherLocations],
    names: namesOf(row, language),
    oneOfTrade: oneOfTrade(row.subcategory, language),
    alsoBuys: row.userType === 'both',
    notificationPreferences: { ...defaultNotificationPreferences, ...row.notificationPreferences },
    pushKey: env.VAPID_PUBLIC_KEY ?? null,
    isInTrial: row.subscriptionState === 'trial',
    daysLeft: daysLeft(row, now.getTime()),
    hasActiveSubscription: row.subscriptionState === 'active' || row.subscriptionState === 'grace',
  };
}

type Standing = Pick<CurrentUserRow, 'subscriptionState' | 'trialEndDate' | 'paidUntil'>;

function daysLeft({ subscriptionState: state, trialEndDate, paidUntil }: Standing, now: number) {
  if (state === 'trial' && trialEndDate) return daysUntil(trialEndDate, now);
  return state === 'grace' && paidUntil ? daysUntil(shownUntil(paidUntil), now) : null;
}

/** The member as `user`, by themselves or as the last statement of a batch; no row when the session has ended. */
export function selectCurrentUser(ctx: MemberContext) {
  return selectUser(ctx, isMember(ctx));
}

/** The answer to `selectCurrentUser`. Throws `unauthenticated` when the session has ended. */
export function requireCurrentUser(
  ctx: MemberContext,
  rows: { user: CurrentUserRow }[],
): { user: CurrentUser } {
  const row = rows[0];
  if (!row) throw new AppError('unauthenticated');
  return { user: toCurrentUser(row.user, ctx) };
}

/** The person of a running session. Throws `unauthenticated` when it was ended or is over. */
export async function readCurrentUser(ctx: MemberContext): Promise<{ user: CurrentUser }> {
  return requireCurrentUser(ctx, await selectCurrentUser(ctx));
}
