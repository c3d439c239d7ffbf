import * as z from 'zod/mini';
import { planIds, subscriptionStates } from '../billing/plan-ids.ts';
import { entryNamesSchema } from '../catalogue/entry-names.ts';
import { languages } from '../language.ts';
import { brandingSchema } from './branding.ts';
import { spokenLanguages, weekDays } from './business-words.ts';
import { listingCases } from './case-states.ts';
import { locationSchema } from './locations.ts';
import { notificationPreferencesSchema } from './notification-preferences.ts';
import { userTypes } from './user-types.ts';
import { visibilitySchema } from './visibility.ts';

/** The signed-in person as `me`, sign-in and registration answer it. Instants are ISO 8601 in UTC. */
export const currentUserSchema = z.object({
  _id: z.string(),
  name: z.string(),
  businessName: z.string(),
  slug: z.string(),
  email: z.string(),
  whatsapp: z.string(),
  phone: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
  country: z.string(),
  region: z.string(),
  city: z.string(),
  quartier: z.nullable(z.string()),
  landmark: z.nullable(z.string()),
  /** All addresses, the main one first; the others are found while premium runs. */
  locations: z.array(locationSchema),
  hours: z.partialRecord(z.enum(weekDays), z.array(z.tuple([z.string(), z.string()]))),
  prices: z.array(z.object({ label: z.string(), fromXaf: z.number() })),
  languages: z.array(z.enum(spokenLanguages)),
  openPage: z.boolean(),
  /** Whether everybody can open the page now. */
  hasOpenPage: z.boolean(),
  /** Whether others find the listing now. */
  isFound: z.boolean(),
  landmarkOnPage: z.boolean(),
  visibility: visibilitySchema,
  /** Where the case of reports of their listing is that nobody closed. */
  listingCase: z.nullable(z.enum(listingCases)),
  profilePicture: z.nullable(z.string()),
  branding: brandingSchema,
  /** The address that leads to the page of the business. */
  shortLink: z.string(),
  category: z.string(),
  subcategory: z.string(),
  items: z.array(z.string()),
  userType: z.enum(userTypes),
  alsoBuys: z.boolean(),
  language: z.enum(languages),
  joinedDate: z.string(),
  trialEndDate: z.nullable(z.string()),
  paidUntil: z.nullable(z.string()),
  isInTrial: z.boolean(),
  /** Days, a started one too, until the trial ends, or until the listing leaves search after paid time; null while neither runs. */
  daysLeft: z.nullable(z.number()),
  hasActiveSubscription: z.boolean(),
  subscriptionPlan: z.enum([...planIds, 'free']),
  subscriptionState: z.enum(subscriptionStates),
  /** Where a cheaper plan was paid for, too, that follows this one: until when this one runs, and which follows. */
  planUntil: z.nullable(z.string()),
  nextPlan: z.nullable(z.enum(planIds)),
  /** Since when they want no reminders; what was paid goes on. */
  cancelledAt: z.nullable(z.string()),
  /** Whether they ever agreed to the terms of service; clients of before did not ask. */
  termsAgreed: z.boolean(),
  notificationPreferences: notificationPreferencesSchema,
  dailyMatchesUsed: z.number(),
  dailyMatchesLimit: z.nullable(z.number()),
  names: entryNamesSchema,
  /** What one person or shop of their trade is called. */
  oneOfTrade: z.string(),
});

export type CurrentUser = z.infer<typeof currentUserSchema>;
