import type { UserType } from '@mboalink/shared/accounts/user-types.ts';
import type { PlanId } from '@mboalink/shared/catalogue/plans.ts';
import type { Language } from '@mboalink/shared/language.ts';

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
  joinedAt: Date;
  lastSeenAt: Date;
  plan: PlanId | null;
  trialEndsAt: Date | null;
  paidUntil: Date | null;
};
