import * as z from 'zod/mini';
import { planIds } from '../catalogue/plans.ts';
import { countrySchema } from '../catalogue/schemas.ts';
import { described, exemplified, idText, instantText } from '../described.ts';
import { freshPurposes } from '../fresh-purposes.ts';
import { languages } from '../language.ts';
import { entrySchema } from '../text.ts';
import { hoursSchema, pricesSchema, spokenLanguagesSchema } from './business-details.ts';
import { codeFields, identifierFields, readCode, readIdentifiers } from './credentials.ts';
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
import { regularMailKinds } from './regular-mails.ts';
import { currentUserSchema } from './user.ts';
import { userTypes } from './user-types.ts';

/** The fields that somebody registers with; `verifyRegistrationOtp` may carry them too, and refuses what does not fit before it looks at the code. */
const registrationFields = {
  name: exemplified(nameSchema, 'Ngo Biyong'),
  email: exemplified(emailSchema, 'ngo@atelier.example'),
  whatsapp: described(
    whatsappSchema,
    'Nine digits that begin with 6 or 7, or with 2 for a fixed line, with or without 237.',
    '237671234567',
  ),
  type: z.enum(userTypes),
  alsoBuys: described(z.optional(z.boolean()), 'Makes the type `both`.'),
  businessName: z.optional(businessNameSchema),
  selectedPlan: described(
    z.optional(z.nullable(z.enum(planIds))),
    'The plan of the trial; `basic` when left out.',
  ),
  category: described(entrySchema, 'Its slug or its name.', 'plumbing-and-water'),
  subcategory: described(entrySchema, 'Its slug or its name.', 'plumbers'),
  items: described(z.optional(itemsSchema), 'Items of the subcategory, by slug or name.'),
  country: z.optional(countrySchema),
  region: described(entrySchema, 'Its slug or its name.', 'littoral'),
  city: described(entrySchema, 'Its slug or its name.', 'douala'),
  quartier: z.optional(quartierSchema),
  landmark: z.optional(landmarkSchema),
  description: z.optional(descriptionSchema),
  keywords: z.optional(keywordsSchema),
  hours: described(
    z.optional(hoursSchema),
    'By day, in Douala’s time; the last span may end after midnight.',
  ),
  prices: described(z.optional(pricesSchema), 'Services, each with the least that it costs.'),
  languages: z.optional(spokenLanguagesSchema),
  language: z.optional(z.enum(languages)),
  termsAgreed: z.optional(z.boolean()),
};

export const registerInput = z.object({
  ...registrationFields,
  proof: described(
    z.optional(z.string().check(z.maxLength(2000))),
    'What the verified code answered, for clients without cookies.',
  ),
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
  email: exemplified(emailSchema, 'ngo@atelier.example'),
});

export const verifyRegistrationOtpInput = z.pipe(
  z.object({ ...z.partial(z.object(registrationFields)).shape, email: emailSchema, ...codeFields }),
  z.transform((fields, payload) => ({ email: fields.email, ...readCode(fields, payload) })),
);

/** Names the account: by the form's two fields, or by one. */
export const identifierInput = z.pipe(z.object(identifierFields), z.transform(readIdentifiers));

export const verifyOtpInput = z.pipe(
  z.object({ ...identifierFields, ...codeFields }),
  z.transform((fields, payload) => ({ ...readIdentifiers(fields, payload), ...readCode(fields, payload) })),
);

/** The token of a mail's button. */
export const signInByLinkInput = z.object({ token: z.string().check(z.maxLength(2000)) });

/** A code is in the mailbox, or on its way. `message` advises to use the newest mail. */
export const codeSentOutput = z.object({
  mark: described(z.string(), 'Two letters that stand in the mail as well.', 'KT'),
  expiresAt: instantText,
  resendAfterSeconds: described(z.number(), 'How many seconds a screen waits before it asks again.', 60),
  message: described(z.string(), 'The advice to use the newest mail.'),
});

/** The code of a change is under way. */
export const changeCodeSentOutput = z.extend(codeSentOutput, {
  sentTo: described(z.string(), 'The address that it went to, masked.', 'n…@atelier.example'),
});

/** The proof that an e-mail address answered: valid for 15 minutes, for one registration. */
export const registrationProofOutput = z.object({
  proof: described(z.string(), 'For clients without cookies: goes with the registration.'),
  expiresAt: instantText,
});

/** Signed in. The access token is for clients without cookies; `expiresIn` is in seconds. */
export const signedInOutput = z.object({
  user: currentUserSchema,
  accessToken: described(z.string(), 'For clients without cookies: `Authorization: Bearer …`.'),
  expiresIn: described(z.number(), 'Seconds that the access token lives.'),
});

/** Signed in with a code. `restored` says that the account had been deleted, and is back. */
export const codeSignedInOutput = z.extend(signedInOutput, {
  restored: described(z.boolean(), 'Whether the account had been deleted, and is back.'),
});

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
    openPage: described(z.boolean(), 'Whether the business has a page that everybody can open.'),
    landmarkOnPage: described(z.boolean(), 'Whether the landmark stands on that page.'),
    language: z.enum(languages),
    // Clients send these back unchanged; a change has calls of its own.
    whatsappNumber: whatsappSchema,
    whatsapp: whatsappSchema,
    userType: z.enum(userTypes),
  }),
);

export type ProfileInput = z.output<typeof profileInput>;

export const updateEmailInput = z.object({
  newEmail: exemplified(emailSchema, 'ngo@bureau.example'),
});

export const updateWhatsappInput = z.object({
  newWhatsApp: exemplified(whatsappSchema, '237671234568'),
});

const freshPurpose = described(z.enum(freshPurposes), 'What the code is for.', 'delete-account');

export const freshCodeInput = z.object({ purpose: freshPurpose });

export const verifyFreshCodeInput = z.pipe(
  z.object({ purpose: freshPurpose, ...codeFields }),
  z.transform(({ purpose, ...fields }, payload) => ({ purpose, ...readCode(fields, payload) })),
);

export const freshCodeOutput = z.object({
  freshUntil: described(instantText, 'Until then this session may do what needed the code.'),
});

export const verifyChangeInput = z.pipe(z.object(codeFields), z.transform(readCode));

const mailToken = z.string().check(z.maxLength(2000));

export const mailTokenInput = z.object({ token: mailToken });

/** The token of a link in a mail; `stopped` says whether to stop what it is about, or to receive it again. */
export const mailPreferenceInput = z.object({
  token: mailToken,
  stopped: described(z._default(z.boolean(), true), 'False takes the stop back.'),
});

export type MailPreferenceInput = z.output<typeof mailPreferenceInput>;

export const mailPreferenceOutput = z.object({ stopped: z.boolean() });

/** What the link in a mail is about, for its page; null of what is there no more. */
export const mailPreferencePageOutput = z.nullable(
  z.object({ kind: z.enum(regularMailKinds), name: z.nullable(z.string()), stopped: z.boolean() }),
);

const partialPreferences = z.partial(notificationPreferencesSchema);

/** Preferences stand by themselves or under `preferences`; what is left out stays as it was. */
export const notificationPreferencesInput = z.object({
  ...partialPreferences.shape,
  preferences: described(z.optional(partialPreferences), 'The same in an object of their own.'),
});

export const accountTypeInput = z.object({
  userType: z.enum(userTypes),
  alsoBuys: described(z.optional(z.boolean()), 'Makes the type `both`.'),
  selectedPlan: described(
    z.optional(z.nullable(z.enum(planIds))),
    'The plan of the trial; `basic` when left out.',
  ),
});

/** A signed-in device. `device` is worded for its owner; instants are ISO. */
export const sessionSchema = z
  .object({
    id: idText,
    device: exemplified(z.string(), 'Chrome, Android'),
    signedInAt: instantText,
    lastUsedAt: instantText,
    current: described(z.boolean(), 'Whether it is the session of this call.'),
  })
  .register(z.globalRegistry, { id: 'Session' });

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
export const deletedOutput = z.object({ message: z.string(), comeBackUntil: instantText });
