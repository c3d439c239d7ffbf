import { users } from '@mboalink/db/schema/accounts.ts';
import { subscriptions } from '@mboalink/db/schema/billing.ts';
import { listings, reveals } from '@mboalink/db/schema/directory.ts';
import { type JsonRow, jsonObject } from '@mboalink/db/sql/json.ts';
import type { PlanId } from '@mboalink/shared/billing/plan-ids.ts';
import { country } from '@mboalink/shared/catalogue/country.ts';
import { namesOf } from '@mboalink/shared/catalogue/names-of.ts';
import { findPlan } from '@mboalink/shared/catalogue/plans.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { planShown } from '@mboalink/shared/directory/plan-shown.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { shownNumbersPerDay } from '@mboalink/shared/limits.ts';
import { toWireNumber } from '@mboalink/shared/phone-format.ts';
import { and, eq, exists, gt, ne, type SQL, sql } from 'drizzle-orm';
import { subscriptionState } from '../billing/subscription-state.ts';
import type { Context } from '../context.ts';
import type { ViewerCte } from './viewer.ts';

/** Over `viewer`: whether lists show them numbers today. */
export function seesNumbers(viewer: ViewerCte): SQL<boolean> {
  return sql<boolean>`(${viewer.dailyLimit} is null and ${viewer.shownToday} < ${shownNumbersPerDay}::int)`;
}

/** Over `listings`: whether the viewer has revealed the contact. */
export function isRevealed({ db }: Context, viewer: ViewerCte): SQL<boolean> {
  const own = db
    .select({ contactId: reveals.contactId })
    .from(reveals)
    .where(
      and(
        eq(reveals.viewerId, sql`(select ${viewer.id} from ${viewer})`),
        eq(reveals.contactId, listings.userId),
      ),
    );
  return sql<boolean>`${exists(own)}`;
}

/** Over `listings`: whether the viewer sees the number, as a buyer in a list or since they revealed it. */
export function isNumberShown(ctx: Context, viewer: ViewerCte): SQL<boolean> {
  return sql<boolean>`((select ${seesNumbers(viewer)} from ${viewer}) or ${isRevealed(ctx, viewer)})`;
}

/**
 * Over `listings`: who may be found at all: visible now, not oneself, and buyers only by sellers. The one rule that
 * every way to a contact goes through, beside `contactJson`, which keeps the numbers back.
 */
export function isFindable({ now }: Context, viewer: ViewerCte): SQL {
  return sql`(${gt(listings.visibleUntil, now)}
    and ${listings.userId} <> (select ${viewer.id} from ${viewer})
    and ((select ${viewer.userType} from ${viewer}) <> 'buyer' or ${ne(listings.userType, 'buyer')}))`;
}

/** Over `memberTables`: a contact, its number and e-mail only where they are shown. */
function fields(now: Date, isShown: SQL<boolean>) {
  return {
    _id: listings.userId,
    slug: listings.slug,
    businessName: listings.businessName,
    profilePicture: listings.profilePicture,
    category: listings.categorySlug,
    subcategory: listings.subcategorySlug,
    items: listings.itemSlugs,
    city: listings.citySlug,
    region: listings.regionSlug,
    quartier: listings.quartier,
    landmark: listings.landmark,
    whatsappNumber: sql<string | null>`case when ${isShown} then ${users.whatsapp} end`,
    email: sql<string | null>`case when ${isShown} then ${users.email} end`,
    description: listings.description,
    keywords: listings.keywords,
    userType: listings.userType,
    joinedDate: listings.joinedAt,
    plan: sql<PlanId | null>`${subscriptions.plan}`,
    state: subscriptionState(now),
    paidUntil: sql<string | null>`${subscriptions.paidUntil}`,
    unlocked: isShown,
  };
}

/** A contact as the database answers it; number and e-mail are already gone where the viewer may not see them. */
export type ContactRow = JsonRow<ReturnType<typeof fields>>;

/** One contact as JSON over `memberTables`, for a viewer who is shown its number or not. */
export function contactJson({ now }: Context, isShown: SQL<boolean>): SQL<ContactRow> {
  return jsonObject(fields(now, isShown));
}

const badgeColors = { basic: 'green', pro: 'green', premium: 'ochre', trial: 'green' } as const;
const trialLabels: Record<Language, string> = { en: 'Trial', fr: 'Essai' };

/** The contact of the contract: what the row says, with the plan worded for the reader. */
export function toContact({ plan, state, paidUntil, ...row }: ContactRow, language: Language): Contact {
  const ofSeller = row.userType === 'buyer' ? null : plan;
  const { badge, sponsored } = planShown(ofSeller, { state, paidUntil });
  return {
    ...row,
    country: country[language],
    names: namesOf(row, language),
    whatsappNumber: row.whatsappNumber && toWireNumber(row.whatsappNumber),
    planInfo: {
      badge: badge && { type: badge, color: badgeColors[badge], label: badgeLabel(badge, language) },
      isFeatured: sponsored,
      features: [...(findPlan(ofSeller ?? '')?.features ?? [])],
    },
    isInTrial: state === 'trial',
    hasActiveSubscription: state === 'active' || state === 'grace',
    sponsored,
  };
}

function badgeLabel(badge: PlanId | 'trial', language: Language): string {
  return badge === 'trial' ? trialLabels[language] : (findPlan(badge)?.name ?? '');
}
