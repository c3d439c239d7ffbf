import * as z from 'zod/mini';
import { subscriptionStates } from '../billing/subscription.ts';
import { planIds } from '../catalogue/plans.ts';
import { entryNamesSchema } from '../catalogue/schemas.ts';
import {
  businessText,
  described,
  emailText,
  exemplified,
  idText,
  instantText,
  phoneText,
  regionSlug,
  townSlug,
  tradeSlug,
} from '../described.ts';
import { languages } from '../language.ts';
import { brandingSchema } from './branding.ts';
import { spokenLanguages, weekDays } from './business-words.ts';
import { locationSchema } from './locations.ts';
import { notificationPreferencesSchema } from './notification-preferences.ts';
import { userTypes } from './user-types.ts';
import { visibilitySchema } from './visibility.ts';

/** The signed-in person as `me`, sign-in and registration answer it. Instants are ISO 8601 in UTC. */
export const currentUserSchema = z
  .object({
    _id: idText,
    name: z.string(),
    businessName: businessText,
    slug: exemplified(z.string(), 'ngo-biyong-et-fils-0199a3f2'),
    email: emailText,
    whatsapp: described(phoneText, 'Empty where it was taken off the account.'),
    phone: described(phoneText, 'The same as `whatsapp`.'),
    description: z.string(),
    keywords: z.array(z.string()),
    country: z.string(),
    region: regionSlug,
    city: townSlug,
    quartier: z.nullable(z.string()),
    landmark: z.nullable(z.string()),
    locations: described(
      z.array(locationSchema),
      'The main one first; the others are found while premium runs.',
    ),
    hours: z.partialRecord(z.enum(weekDays), z.array(z.tuple([z.string(), z.string()]))),
    prices: z.array(z.object({ label: z.string(), fromXaf: z.number() })),
    languages: z.array(z.enum(spokenLanguages)),
    openPage: described(z.boolean(), 'Whether its owner wants a page that everybody can open.'),
    hasOpenPage: described(z.boolean(), 'Whether everybody can open the page now.'),
    isFound: described(z.boolean(), 'Whether others find the listing now.'),
    landmarkOnPage: z.boolean(),
    visibility: visibilitySchema,
    hiddenByReports: described(
      z.nullable(z.enum(['review', 'confirmed'])),
      'Until somebody looked at the reports, or for good.',
    ),
    profilePicture: z.nullable(z.string()),
    branding: brandingSchema,
    /** The address that leads to the page of the business. */
    shortLink: exemplified(z.string(), '/b/ngobiyong'),
    category: tradeSlug,
    subcategory: tradeSlug,
    items: z.array(z.string()),
    userType: z.enum(userTypes),
    alsoBuys: z.boolean(),
    language: z.enum(languages),
    joinedDate: instantText,
    trialEndDate: z.nullable(instantText),
    paidUntil: described(z.nullable(instantText), 'Null when nothing was paid.'),
    isInTrial: z.boolean(),
    daysLeft: described(
      z.nullable(z.number()),
      'Until the trial or the paid time ends; a started day counts.',
    ),
    hasActiveSubscription: described(z.boolean(), 'Days of grace included.'),
    subscriptionPlan: z.enum([...planIds, 'free']),
    subscriptionState: z.enum(subscriptionStates),
    planUntil: described(z.nullable(instantText), 'When this plan makes way for `nextPlan`, a cheaper one.'),
    nextPlan: z.nullable(z.enum(planIds)),
    cancelledAt: described(
      z.nullable(instantText),
      'Since when no reminders are wanted; what was paid goes on.',
    ),
    /** Whether they ever agreed to the terms of service; clients of before did not ask. */
    termsAgreed: z.boolean(),
    notificationPreferences: notificationPreferencesSchema,
    pushKey: described(
      z.nullable(z.string()),
      'With which browsers subscribe to notifications; null where none are sent.',
    ),
    dailyMatchesUsed: described(z.number(), 'Contacts opened today.'),
    dailyMatchesLimit: described(
      z.nullable(z.number()),
      'Contacts that may be opened a day; null without a limit.',
    ),
    names: entryNamesSchema,
    oneOfTrade: described(z.string(), 'What one person or shop of the trade is called.', 'Plumber'),
  })
  .register(z.globalRegistry, { id: 'CurrentUser' });

export type CurrentUser = z.infer<typeof currentUserSchema>;
