import type { Hours, Price } from '@mboalink/shared/accounts/business-details.ts';
import type { UserType } from '@mboalink/shared/accounts/user-types.ts';
import { type PlanId, trialDays } from '@mboalink/shared/catalogue/plans.ts';
import { dayMilliseconds } from '@mboalink/shared/day.ts';
import type { Language } from '@mboalink/shared/language.ts';
import accounts from './data/accounts.json' with { type: 'json' };

/** One invented member. `whatsapp` is in E.164; buyers have no plan and no end of anything. */
export type DemoBusiness = {
  name: string;
  businessName: string;
  slug: string;
  email: string;
  whatsapp: string;
  userType: UserType;
  language: Language;
  description: string;
  keywords: string[];
  categorySlug: string;
  subcategorySlug: string;
  itemSlugs: string[];
  regionSlug: string;
  citySlug: string;
  quartier: string | null;
  landmark: string | null;
  openingHours: Hours;
  prices: Price[];
  joinedAt: Date;
  lastSeenAt: Date;
  plan: PlanId | null;
  trialEndsAt: Date | null;
  paidUntil: Date | null;
};

type TimesAndContacts = 'email' | 'whatsapp' | 'joinedAt' | 'lastSeenAt' | 'trialEndsAt' | 'paidUntil';

/** `days` are counted from now, past ones negative; joined on day 0 is two hours ago. */
type Profile = Omit<DemoBusiness, TimesAndContacts> & {
  mailbox: string;
  days: { joined: number; paid?: number };
};

const profiles = accounts as unknown as readonly Profile[];

export const demoAccountSlugs: readonly string[] = profiles.map((profile) => profile.slug);

/**
 * The seven accounts to try the product with, one for each state of an account: `buyer@` to `grace@demo.mboalink.cm`, with the
 * numbers 237670000001 to 237670000007 in the same order.
 */
export function demoAccounts(now: Date): DemoBusiness[] {
  const at = (days: number) => new Date(now.getTime() + days * dayMilliseconds);
  const lately = at(-1 / 12);
  return profiles.map(({ mailbox, days, ...profile }, index) => {
    const joinedAt = days.joined === 0 ? lately : at(days.joined);
    return {
      ...profile,
      email: `${mailbox}@demo.mboalink.cm`,
      whatsapp: `+${237_670_000_001 + index}`,
      joinedAt,
      lastSeenAt: lately,
      trialEndsAt: profile.plan ? new Date(joinedAt.getTime() + trialDays * dayMilliseconds) : null,
      paidUntil: days.paid === undefined ? null : at(days.paid),
    };
  });
}
