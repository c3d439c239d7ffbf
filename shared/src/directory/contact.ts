import * as z from 'zod/mini';
import { userTypes } from '../accounts/user-types.ts';
import { planIds } from '../billing/plan-ids.ts';
import { entryNamesSchema } from '../catalogue/entry-names.ts';
import { trustSchema } from './trust-schema.ts';

/** What may be shown of a plan: null badge for buyers. `label` is in the reader's language. */
const planInfoSchema = z.object({
  badge: z.nullable(z.object({ type: z.enum([...planIds, 'trial']), color: z.string(), label: z.string() })),
  isFeatured: z.boolean(),
  features: z.array(z.string()),
});

/**
 * One contact as a viewer may see it. `whatsappNumber` ('237670000001') and `email` are null until they are shown to
 * this viewer; `unlocked` says so.
 */
export const contactSchema = z.object({
  _id: z.string(),
  slug: z.string(),
  businessName: z.string(),
  profilePicture: z.nullable(z.string()),
  category: z.string(),
  subcategory: z.string(),
  items: z.array(z.string()),
  city: z.string(),
  region: z.string(),
  country: z.string(),
  quartier: z.nullable(z.string()),
  landmark: z.nullable(z.string()),
  whatsappNumber: z.nullable(z.string()),
  email: z.nullable(z.string()),
  description: z.string(),
  keywords: z.array(z.string()),
  userType: z.enum(userTypes),
  joinedDate: z.string(),
  /** Whether `/business/{slug}` may be opened by everybody; that it is closed is told to whom the contact is open. */
  openPage: z.optional(z.boolean()),
  planInfo: planInfoSchema,
  isInTrial: z.boolean(),
  hasActiveSubscription: z.boolean(),
  sponsored: z.boolean(),
  unlocked: z.boolean(),
  /** Whether this viewer saved it. */
  saved: z.boolean(),
  names: entryNamesSchema,
  trust: trustSchema,
});

export type Contact = z.infer<typeof contactSchema>;
