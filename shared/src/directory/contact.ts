import * as z from 'zod/mini';
import { weekDays } from '../accounts/business-words.ts';
import { userTypes } from '../accounts/user-types.ts';
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

/**
 * What is known of a contact, as facts. `memberSince` is a month ('2026-04'); `openedBy` and `trustedBy` are null below three
 * people, `answered` below five.
 */
export const trustSchema = z.object({
  emailProved: described(z.boolean(), 'Whether the address answered a code.'),
  seenRecently: described(z.boolean(), 'Within 30 days.'),
  complete: described(z.boolean(), 'With picture, quarter, hours and a telling description.'),
  memberSince: described(z.string(), 'A month.', '2026-04'),
  answered: described(
    z.nullable(z.object({ yes: z.number(), of: z.number() })),
    'Of those who said whether they had an answer, how many had one; null for fewer than five.',
  ),
  openedBy: described(z.nullable(z.number()), 'People within 30 days; null for fewer than three.'),
  trustedBy: described(z.nullable(z.number()), 'Null for fewer than three.'),
  numberChanged: described(z.boolean(), 'Within 30 days.'),
});

export type Trust = z.infer<typeof trustSchema>;

const wordMatchSchema = z.object({
  in: z.enum(['name', 'keywords', 'description']),
  words: described(z.array(z.string()), 'As they were typed.'),
});

/** Words of a search that stand in one of a contact's texts. */
export type WordMatch = z.infer<typeof wordMatchSchema>;

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
export const contactSchema = z
  .object({
    _id: idText,
    slug: exemplified(z.string(), 'ngo-biyong-et-fils-0199a3f2'),
    businessName: businessText,
    profilePicture: z.nullable(z.string()),
    category: tradeSlug,
    subcategory: tradeSlug,
    items: z.array(z.string()),
    city: townSlug,
    region: regionSlug,
    country: z.string(),
    quartier: z.nullable(z.string()),
    landmark: z.nullable(z.string()),
    whatsappNumber: described(z.nullable(phoneText), 'Null until the viewer opened the contact.'),
    email: described(z.nullable(emailText), 'Null until the viewer opened the contact.'),
    description: z.string(),
    keywords: z.array(z.string()),
    userType: z.enum(userTypes),
    joinedDate: instantText,
    openPage: described(z.optional(z.boolean()), 'Whether everybody can open `/business/{slug}`.'),
    planInfo: planInfoSchema,
    isInTrial: z.boolean(),
    hasActiveSubscription: z.boolean(),
    sponsored: described(z.boolean(), 'Whether somebody paid for the place in the list.'),
    unlocked: z.boolean(),
    /** Whether this viewer saved it. */
    saved: z.boolean(),
    hours: described(
      z.partialRecord(z.enum(weekDays), z.array(z.tuple([z.string(), z.string()]))),
      'Opening hours in Douala’s time, by day; empty where none are told.',
    ),
    prices: described(
      z.array(z.object({ label: z.string(), fromXaf: z.number() })),
      'Services, each with the least that it costs.',
    ),
    names: described(entryNamesSchema, 'Of the slugs beside it, in the reader’s language.'),
    oneOfTrade: described(z.string(), 'What one person or shop of the trade is called.', 'Plumber'),
    trust: trustSchema,
    matches: described(
      z.optional(z.array(wordMatchSchema)),
      'In the answer of a search: which of its words stand where, each once.',
    ),
  })
  .register(z.globalRegistry, { id: 'Contact' });

export type Contact = z.infer<typeof contactSchema>;
