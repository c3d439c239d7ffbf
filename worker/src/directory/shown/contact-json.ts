import { users } from '@mboalink/db/schema/accounts.ts';
import { subscriptions } from '@mboalink/db/schema/billing.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { type JsonRow, jsonObject } from '@mboalink/db/sql/json.ts';
import type { PlanId } from '@mboalink/shared/billing/plan-ids.ts';
import { type SQL, sql } from 'drizzle-orm';
import { subscriptionState } from '../../billing/subscription-state.ts';
import type { Context } from '../../context.ts';

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

/**
 * One contact as JSON over `memberTables`, with its number where `isShown`. Only `showContacts` may say so: it keeps
 * the ledger.
 */
export function contactJson({ now }: Context, isShown: SQL<boolean>): SQL<ContactRow> {
  return jsonObject(fields(now, isShown));
}
