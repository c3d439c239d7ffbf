import { defaultNotificationPreferences } from '@mboalink/shared/accounts/notification-preferences.ts';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { country } from '@mboalink/shared/catalogue/country.ts';
import { namesOf } from '@mboalink/shared/catalogue/names-of.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { toWireNumber } from '@mboalink/shared/phone-format.ts';
import { type SQL, sql } from 'drizzle-orm';
import { dailyLimit, subscriptionState } from '../../billing/subscription-state.ts';

type Derived = 'country' | 'names' | 'phone' | 'alsoBuys' | 'isInTrial' | 'hasActiveSubscription';

/** The signed-in person as the database answers it. */
export type CurrentUserRow = Omit<CurrentUser, Derived>;

/** The tables that `currentUserJson` reads, as `u`, `l` and `s`. */
export const currentUserTables: SQL = sql`users u
  join listings l on l.user_id = u.id
  left join subscriptions s on s.user_id = u.id`;

/** The signed-in person as JSON over `u`, `l` and `s`. */
export function currentUserJson(now: Date): SQL {
  const state = subscriptionState(now);
  return sql`json_build_object(
    '_id', u.id, 'name', u.name, 'businessName', l.business_name, 'slug', l.slug, 'email', u.email,
    'whatsapp', u.whatsapp, 'description', l.description, 'keywords', l.keywords, 'region', l.region_slug,
    'city', l.city_slug, 'quartier', l.quartier, 'landmark', l.landmark, 'category', l.category_slug,
    'subcategory', l.subcategory_slug, 'userType', u.user_type, 'language', u.language,
    'joinedDate', l.joined_at, 'notificationPreferences', u.notification_preferences, 'trialEndDate', s.trial_ends_at, 'paidUntil', s.paid_until,
    'subscriptionPlan', coalesce(s.plan, 'free'), 'subscriptionState', ${state},
    'dailyMatchesUsed', (select count(*)::int from reveals r
      where r.viewer_id = u.id and r.day = ${doualaDay(now)}::date),
    'dailyMatchesLimit', ${dailyLimit(state)})`;
}

const utc = (instant: string | null) => instant && new Date(instant).toISOString();

/** The current user of the contract. */
export function toCurrentUser(row: CurrentUserRow, language: Language): CurrentUser {
  const number = toWireNumber(row.whatsapp);
  return {
    ...row,
    whatsapp: number,
    phone: number,
    country: country[language],
    names: namesOf(row, language),
    alsoBuys: row.userType === 'both',
    joinedDate: new Date(row.joinedDate).toISOString(),
    notificationPreferences: { ...defaultNotificationPreferences, ...row.notificationPreferences },
    trialEndDate: utc(row.trialEndDate),
    paidUntil: utc(row.paidUntil),
    isInTrial: row.subscriptionState === 'trial',
    hasActiveSubscription: row.subscriptionState === 'active' || row.subscriptionState === 'grace',
  };
}
