import { users } from '@mboalink/db/schema/accounts.ts';
import { subscriptions } from '@mboalink/db/schema/billing.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import type { UserType } from '@mboalink/shared/accounts/user.ts';
import type { PlanId, SubscriptionState } from '@mboalink/shared/billing/plan-ids.ts';
import { country } from '@mboalink/shared/catalogue/country.ts';
import { namesOf } from '@mboalink/shared/catalogue/names-of.ts';
import { findPlan } from '@mboalink/shared/catalogue/plans.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { toWireNumber } from '@mboalink/shared/phone-format.ts';
import { type SQL, sql } from 'drizzle-orm';
import { subscriptionState } from '../billing/subscription-state.ts';

/** A contact as the database answers it; number and e-mail are already gone where the viewer may not see them. */
export type ContactRow = Omit<
  Contact,
  | 'country'
  | 'names'
  | 'planInfo'
  | 'isInTrial'
  | 'hasActiveSubscription'
  | 'sponsored'
  | 'joinedDate'
  | 'category'
> & { category: string; joinedAt: string; plan: PlanId | null; state: SubscriptionState; userType: UserType };

/**
 * Numbers that a list shows a buyer on one day without being opened one by one; nobody who buys reads more, and
 * who copies the directory is slowed from there on.
 */
export const shownNumbersPerDay = 500;

/** Whether the viewer of the statement has `l` open: buyers in their lists, others once they spent a reveal. */
export const numberShown: SQL = sql`((select daily_limit is null and numbers_listed < ${shownNumbersPerDay}::int from viewer) or exists (
  select 1 from reveals opened where opened.viewer_id = (select id from viewer) and opened.contact_id = l.user_id))`;

/**
 * Who may be found at all, over `l`: visible now, not oneself, and buyers only by sellers. The one rule that
 * every way to a contact goes through, beside `contactJson`, which keeps the numbers back.
 */
export function findable(now: Date): SQL {
  return sql`(l.visible_until > ${instant(now)}
    and l.user_id <> (select id from viewer)
    and ((select user_type from viewer) <> 'buyer' or l.user_type <> 'buyer'))`;
}

/** One contact as JSON over `l` (listings), `u` (users) and `s` (subscriptions), for a viewer who has it open or not. */
export function contactJson(now: Date, opened: SQL): SQL {
  return sql`json_build_object(
    '_id', l.user_id, 'slug', l.slug, 'businessName', l.business_name, 'profilePicture', l.profile_picture,
    'category', l.category_slug, 'subcategory', l.subcategory_slug, 'items', l.item_slugs,
    'city', l.city_slug, 'region', l.region_slug, 'quartier', l.quartier, 'landmark', l.landmark,
    'whatsappNumber', case when ${opened} then ${users.whatsapp} end,
    'email', case when ${opened} then ${users.email} end,
    'description', l.description, 'keywords', l.keywords, 'userType', l.user_type, 'joinedAt', l.joined_at,
    'plan', ${subscriptions.plan}, 'state', ${subscriptionState(now)}, 'unlocked', ${opened})`;
}

const badgeColors = { basic: 'green', pro: 'green', premium: 'ochre', trial: 'green' } as const;
const trialLabels: Record<Language, string> = { en: 'Trial', fr: 'Essai' };

/** The contact of the contract: what the row says, with the plan worded for the reader. */
export function toContact({ joinedAt, plan, state, ...row }: ContactRow, language: Language): Contact {
  const shown = row.userType === 'buyer' ? undefined : findPlan(plan ?? '');
  // A plan that moves a card up is named, in its trial too: that is what 'Sponsored' is about.
  const type = state === 'trial' && shown?.id === 'basic' ? 'trial' : shown?.id;
  return {
    ...row,
    country: country[language],
    names: namesOf(row, language),
    whatsappNumber: row.whatsappNumber && toWireNumber(row.whatsappNumber),
    joinedDate: new Date(joinedAt).toISOString(),
    planInfo: {
      badge:
        shown && type
          ? { type, color: badgeColors[type], label: type === 'trial' ? trialLabels[language] : shown.name }
          : null,
      isFeatured: shown !== undefined && shown.id !== 'basic',
      features: [...(shown?.features ?? [])],
    },
    isInTrial: state === 'trial',
    hasActiveSubscription: state === 'active' || state === 'grace',
    sponsored: shown !== undefined && shown.id !== 'basic',
  };
}
