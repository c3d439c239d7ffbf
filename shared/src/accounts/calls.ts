import * as z from 'zod/mini';
import { planIds } from '../billing/plan-ids.ts';
import { countrySchema } from '../catalogue/country-schema.ts';
import { languages } from '../language.ts';
import { entrySchema } from '../text.ts';
import { hoursSchema, pricesSchema, spokenLanguagesSchema } from './business-details.ts';
import { codeFields, identifierFields, readCode, readIdentifiers, requestFields } from './credentials.ts';
import {
  businessNameSchema,
  descriptionSchema,
  emailSchema,
  itemsSchema,
  keywordsSchema,
  landmarkSchema,
  nameSchema,
  quartierSchema,
  whatsappSchema,
} from './fields.ts';
import { notificationPreferencesSchema } from './notification-preferences.ts';
import { pictureLimits } from './picture-limits.ts';
import { currentUserSchema } from './user.ts';
import { userTypes } from './user-types.ts';

/** The fields that somebody registers with; `verifyRegistrationOtp` may carry them too, and refuses what does not fit before it looks at the code. */
const registrationFields = {
  name: nameSchema,
  email: emailSchema,
  whatsapp: whatsappSchema,
  type: z.enum(userTypes),
  alsoBuys: z.optional(z.boolean()),
  businessName: z.optional(businessNameSchema),
  selectedPlan: z.optional(z.nullable(z.enum(planIds))),
  category: entrySchema,
  subcategory: entrySchema,
  items: z.optional(itemsSchema),
  country: z.optional(countrySchema),
  region: entrySchema,
  city: entrySchema,
  quartier: z.optional(quartierSchema),
  landmark: z.optional(landmarkSchema),
  description: z.optional(descriptionSchema),
  keywords: z.optional(keywordsSchema),
  hours: z.optional(hoursSchema),
  prices: z.optional(pricesSchema),
  languages: z.optional(spokenLanguagesSchema),
  language: z.optional(z.enum(languages)),
  termsAgreed: z.optional(z.boolean()),
};

export const registerInput = z.object({
  ...registrationFields,
  proof: z.optional(z.string().check(z.maxLength(2000))),
  challengeId: codeFields.challengeId,
});

export type RegisterInput = z.infer<typeof registerInput>;

const { name, type, alsoBuys, businessName, quartier, landmark, prices } = registrationFields;
const registrationTexts = z.partial(
  z.object({ name, type, alsoBuys, businessName, quartier, landmark, prices }),
);

/** Of these fields what may be refused for what it says. */
export type RegistrationTexts = z.infer<typeof registrationTexts>;

/** An address, and what would be refused behind its code: nothing is mailed then. */
export const sendRegistrationOtpInput = z.object({
  ...registrationTexts.shape,
  email: emailSchema,
  ...requestFields,
});

export const verifyRegistrationOtpInput = z.pipe(
  z.object({ ...z.partial(z.object(registrationFields)).shape, email: emailSchema, ...codeFields }),
  z.transform((fields, payload) => ({ email: fields.email, ...readCode(fields, payload) })),
);

/** Names the account: by the form's two fields, or by one. */
export const identifierInput = z.pipe(z.object(identifierFields), z.transform(readIdentifiers));

export const sendOtpInput = z.pipe(
  z.object({ ...identifierFields, ...requestFields }),
  z.transform((fields, payload) => ({ ...readIdentifiers(fields, payload), requestId: fields.requestId })),
);

export const verifyOtpInput = z.pipe(
  z.object({ ...identifierFields, ...codeFields }),
  z.transform((fields, payload) => ({ ...readIdentifiers(fields, payload), ...readCode(fields, payload) })),
);

/** The token of a mail's button; `challengeId` as for a code. */
export const signInByLinkInput = z.object({
  token: z.string().check(z.maxLength(2000)),
  challengeId: codeFields.challengeId,
});

/** A code is under way: its two-letter mark, when it ends, and the seconds until another may be asked for. */
export const codeSentOutput = z.object({
  mark: z.string(),
  challengeId: z.string(),
  expiresAt: z.string(),
  resendAfterSeconds: z.number(),
});

/** The code of a change is under way. `sentTo` is the address that it went to, masked. */
export const changeCodeSentOutput = z.extend(codeSentOutput, { sentTo: z.string() });

/** The proof that an e-mail address answered: valid for 15 minutes, for one registration, beside its challenge. */
export const registrationProofOutput = z.object({
  proof: z.string(),
  challengeId: z.string(),
  expiresAt: z.string(),
});

/** Signed in. The access token is for clients without cookies; `expiresIn` is in seconds. */
export const signedInOutput = z.object({
  user: currentUserSchema,
  accessToken: z.string(),
  expiresIn: z.number(),
});

/** Signed in with a code. `restored` says that the account had been deleted, and is back. */
export const codeSignedInOutput = z.extend(signedInOutput, { restored: z.boolean() });

export const meOutput = z.object({ user: currentUserSchema });

export const loggedOutOutput = z.object({ loggedOut: z.boolean() });

/** What somebody may change about themselves at once. A category comes with its subcategory, a region with its city. */
export const profileInput = z.partial(
  z.object({
    name: nameSchema,
    businessName: businessNameSchema,
    description: descriptionSchema,
    keywords: keywordsSchema,
    category: entrySchema,
    subcategory: entrySchema,
    items: itemsSchema,
    country: countrySchema,
    region: entrySchema,
    city: entrySchema,
    quartier: z.nullable(quartierSchema),
    landmark: z.nullable(landmarkSchema),
    hours: hoursSchema,
    prices: pricesSchema,
    languages: spokenLanguagesSchema,
    /** Whether the business has a page that everybody can open, and whether the landmark stands on it. */
    openPage: z.boolean(),
    landmarkOnPage: z.boolean(),
    language: z.enum(languages),
    // Clients send these back unchanged; a change has calls of its own.
    whatsappNumber: whatsappSchema,
    whatsapp: whatsappSchema,
    userType: z.enum(userTypes),
  }),
);

export type ProfileInput = z.output<typeof profileInput>;

/** A picture of the business in base64, and of what kind it was said to be. */
export const pictureInput = z.object({
  picture: z
    .string()
    .check(
      z.maxLength(4 * Math.ceil(pictureLimits.bytes / 3)),
      z.regex(/^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/),
    ),
  type: z.optional(z.string()),
});

export type PictureInput = z.output<typeof pictureInput>;

export const updateEmailInput = z.object({ newEmail: emailSchema, ...requestFields });

export const updateWhatsappInput = z.object({ newWhatsApp: whatsappSchema, ...requestFields });

export const verifyChangeInput = z.pipe(z.object(codeFields), z.transform(readCode));

/** The token of a link in a mail; `stopped` says whether to stop what it is about, or to receive it again. */
export const mailPreferenceInput = z.object({
  token: z.string().check(z.maxLength(2000)),
  stopped: z._default(z.boolean(), true),
});

export type MailPreferenceInput = z.output<typeof mailPreferenceInput>;

export const mailPreferenceOutput = z.object({ stopped: z.boolean() });

const partialPreferences = z.partial(notificationPreferencesSchema);

/** Preferences stand by themselves or under `preferences`; what is left out stays as it was. */
export const notificationPreferencesInput = z.object({
  ...partialPreferences.shape,
  preferences: z.optional(partialPreferences),
});

export const accountTypeInput = z.object({
  userType: z.enum(userTypes),
  alsoBuys: z.optional(z.boolean()),
  selectedPlan: z.optional(z.nullable(z.enum(planIds))),
});

/** A signed-in device. `device` is worded for its owner; instants are ISO. */
export const sessionSchema = z.object({
  id: z.string(),
  device: z.string(),
  signedInAt: z.string(),
  lastUsedAt: z.string(),
  current: z.boolean(),
});

export type Session = z.infer<typeof sessionSchema>;

export const sessionsOutput = z.object({ sessions: z.array(sessionSchema) });

/** The consent to the terms that somebody has just read: their version, and the language they read them in. */
export const termsInput = z.object({
  version: z.string().check(z.maxLength(40)),
  language: z.enum(languages),
});

export const sessionIdInput = z.object({ id: z.uuid() });

export const endedOutput = z.object({ ended: z.number() });

/** Until `comeBackUntil` (ISO) the account comes back by signing in. */
export const deletedOutput = z.object({ message: z.string(), comeBackUntil: z.string() });

/** All that is kept about somebody, for themselves. */
export const exportOutput = z.object({
  exportedAt: z.string(),
  user: currentUserSchema,
  consents: z.array(
    z.object({ document: z.string(), version: z.string(), language: z.string(), agreedAt: z.string() }),
  ),
  sessions: z.array(sessionSchema),
  reports: z.array(
    z.object({
      contactId: z.nullable(z.string()),
      reason: z.string(),
      note: z.nullable(z.string()),
      reportedAt: z.string(),
    }),
  ),
  savedContacts: z.array(
    z.object({
      contactId: z.nullable(z.string()),
      businessName: z.nullable(z.string()),
      savedAt: z.string(),
    }),
  ),
  searchAlerts: z.array(
    z.object({
      search: z.string(),
      filters: z.record(z.string(), z.unknown()),
      createdAt: z.string(),
      toldAt: z.nullable(z.string()),
      stoppedAt: z.nullable(z.string()),
    }),
  ),
  connections: z.array(
    z.object({
      contactId: z.nullable(z.string()),
      businessName: z.nullable(z.string()),
      interactionType: z.string(),
      trustLevel: z.string(),
      note: z.nullable(z.string()),
      firstContactAt: z.string(),
      lastContactAt: z.string(),
      archivedAt: z.nullable(z.string()),
    }),
  ),
  blocks: z.array(z.object({ businessName: z.nullable(z.string()), blockedAt: z.string() })),
  openedContacts: z.array(
    z.object({
      contactId: z.nullable(z.string()),
      businessName: z.nullable(z.string()),
      openedAt: z.string(),
    }),
  ),
  shortCode: z.string(),
  shortNames: z.array(z.object({ name: z.string(), isCurrent: z.boolean(), heldUntil: z.string() })),
  formerTrades: z.array(z.object({ subcategory: z.string(), town: z.string(), changedAt: z.string() })),
  pageToldAt: z.nullable(z.string()),
  payments: z.array(
    z.object({
      txRef: z.string(),
      plan: z.string(),
      amount: z.number(),
      provider: z.string(),
      operator: z.nullable(z.string()),
      phoneEnd: z.nullable(z.string()),
      state: z.string(),
      createdAt: z.string(),
      succeededAt: z.nullable(z.string()),
      receipt: z.nullable(z.string()),
    }),
  ),
  subscriptionEntries: z.array(
    z.object({
      kind: z.string(),
      txRef: z.nullable(z.string()),
      plan: z.string(),
      seconds: z.number(),
      createdAt: z.string(),
    }),
  ),
  passes: z.array(
    z.object({
      txRef: z.string(),
      kind: z.string(),
      reveals: z.number(),
      used: z.number(),
      startsAt: z.string(),
      endsAt: z.string(),
    }),
  ),
});
