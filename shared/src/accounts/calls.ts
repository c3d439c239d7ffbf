import * as z from 'zod/mini';
import { planIds } from '../billing/plan-ids.ts';
import { languages } from '../language.ts';
import { slugSchema, typedLine } from '../text.ts';
import {
  businessNameSchema,
  descriptionSchema,
  emailSchema,
  identifierSchema,
  keywordsSchema,
  nameSchema,
  otpSchema,
  whatsappSchema,
} from './fields.ts';
import { currentUserSchema, userTypes } from './user.ts';

/** The fields that somebody registers with; `verifyRegistrationOtp` may carry them too and checks them early. */
export const registrationFields = {
  name: nameSchema,
  email: emailSchema,
  whatsapp: whatsappSchema,
  type: z.enum(userTypes),
  alsoBuys: z.optional(z.boolean()),
  businessName: z.optional(businessNameSchema),
  selectedPlan: z.optional(z.nullable(z.enum(planIds))),
  category: slugSchema,
  subcategory: slugSchema,
  country: z.optional(typedLine(2, 60)),
  region: slugSchema,
  city: slugSchema,
  quartier: z.optional(typedLine(0, 80)),
  landmark: z.optional(typedLine(0, 120)),
  description: z.optional(descriptionSchema),
  keywords: z.optional(keywordsSchema),
  language: z.optional(z.enum(languages)),
  termsAgreed: z.optional(z.boolean()),
};

export const registerInput = z.object({
  ...registrationFields,
  proof: z.optional(z.string().check(z.maxLength(2000))),
});

export type RegisterInput = z.infer<typeof registerInput>;

/** Clients spell these fields in two ways; both are accepted, and one of them is required. */
const identifierFields = {
  identifier: z.optional(identifierSchema),
  email: z.optional(emailSchema),
  whatsapp: z.optional(whatsappSchema),
};

type IdentifierFields = { identifier?: string; email?: string; whatsapp?: string };

const namesSomebody = (fields: IdentifierFields) =>
  [fields.identifier, fields.email, fields.whatsapp].some((value) => value !== undefined);

/** `challengeId` tells, for clients without cookies, that the guess comes from whoever asked for the code. */
const codeFields = {
  otp: z.optional(otpSchema),
  code: z.optional(otpSchema),
  challengeId: z.optional(z.string().check(z.maxLength(100))),
};

const carriesCode = (fields: { otp?: string; code?: string }) => (fields.otp ?? fields.code) !== undefined;

export const sendRegistrationOtpInput = z.object({ email: emailSchema });

export const verifyRegistrationOtpInput = z
  .object({ ...z.partial(z.object(registrationFields)).shape, email: emailSchema, ...codeFields })
  .check(z.refine(carriesCode, { path: ['otp'], error: 'required' }));

export const sendOtpInput = z
  .object(identifierFields)
  .check(z.refine(namesSomebody, { path: ['identifier'], error: 'required' }));

export const verifyOtpInput = z
  .object({ ...identifierFields, ...codeFields })
  .check(
    z.refine(namesSomebody, { path: ['identifier'], error: 'required' }),
    z.refine(carriesCode, { path: ['otp'], error: 'required' }),
  );

export const loginInput = sendOtpInput;

/** A code is under way: its two-letter mark, when it ends, and the seconds until another may be asked for. */
export const codeSentOutput = z.object({
  mark: z.string(),
  challengeId: z.string(),
  expiresAt: z.string(),
  resendAfterSeconds: z.number(),
});

/** The proof that an e-mail address answered: valid for 15 minutes, for one registration. */
export const registrationProofOutput = z.object({ proof: z.string(), expiresAt: z.string() });

/** Signed in. The access token is for clients without cookies; `expiresIn` is in seconds. */
export const signedInOutput = z.object({
  user: currentUserSchema,
  accessToken: z.string(),
  expiresIn: z.number(),
});

export const meOutput = z.object({ user: currentUserSchema });

export const loggedOutOutput = z.object({ loggedOut: z.boolean() });
