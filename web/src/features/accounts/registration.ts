import {
  businessNameSchema,
  descriptionSchema,
  emailSchema,
  itemsSchema,
  nameSchema,
  quartierSchema,
  whatsappSchema,
} from '@mboalink/shared/accounts/fields.ts';
import { type UserType, userTypes } from '@mboalink/shared/accounts/user-types.ts';
import { country } from '@mboalink/shared/catalogue/country.ts';
import { defaultPlan, planIds } from '@mboalink/shared/catalogue/plans.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { fieldLimits } from '@mboalink/shared/limits.ts';
import * as z from 'zod/mini';
import type { Inputs } from '../../lib/trpc.ts';
import { listField, parseFrancs } from './fields/typed.ts';

const you = {
  name: nameSchema,
  email: emailSchema,
  whatsapp: whatsappSchema,
  termsAgreed: z.literal('on'),
};

/** A town comes with its region, a trade with its category: each is chosen by one field. */
const tradeAndPlace = {
  category: z.optional(z.string()),
  subcategory: z.string(),
  items: z.optional(z.pipe(listField, itemsSchema)),
  region: z.optional(z.string()),
  city: z.string(),
  quartier: z.optional(quartierSchema),
};

const listing = {
  businessName: businessNameSchema,
  description: z.optional(descriptionSchema),
  priceLabel: z.optional(
    z
      .string()
      .check(z.minLength(fieldLimits.priceLabel.minimum), z.maxLength(fieldLimits.priceLabel.maximum)),
  ),
  priceFrom: z.optional(z.pipe(z.string(), z.pipe(z.transform(parseFrancs), z.number()))),
  selectedPlan: z.optional(z.enum(planIds)),
};

/** The steps of who sells, in their order; who buys is asked all on the first. */
export const steps = ['you', 'trade', 'listing'] as const;

export type Step = (typeof steps)[number];

/** What each step asks of who sells. */
const stepSchemas = {
  you: z.object(you),
  trade: z.object(tradeAndPlace),
  listing: z.object(listing),
};

export const buyerSchema = z.object({ ...you, ...tradeAndPlace });

export const sellerSchema = z.object({ ...you, ...tradeAndPlace, ...listing });

export type RegisterField = keyof z.input<typeof sellerSchema>;

export type Registration = z.output<typeof buyerSchema> & Partial<z.output<typeof sellerSchema>>;

export const schemaOf = (type: UserType): typeof sellerSchema =>
  (type === 'buyer' ? buyerSchema : sellerSchema) as typeof sellerSchema;

/** What is checked before a step is left. */
export const schemaOfStep = (type: UserType, step: Step): typeof sellerSchema =>
  (type === 'buyer' ? buyerSchema : stepSchemas[step]) as typeof sellerSchema;

/** The first step with something wrong. */
export function stepOf(type: UserType, errors: object): Step {
  if (type === 'buyer') return 'you';
  const [field = ''] = Object.keys(errors);
  return steps.find((step) => field in stepSchemas[step].shape) ?? 'listing';
}

/** The step after one; undefined after the last. */
export const stepAfter = (type: UserType, step: Step): Step | undefined =>
  type === 'buyer' ? undefined : steps[steps.indexOf(step) + 1];

export function toUserType(text: unknown): UserType | undefined {
  return userTypes.find((type) => type === text);
}

/** What the server is asked to create; somebody who sells and buys travels as a seller who also buys. */
export function toRegisterInput(
  type: UserType,
  typed: Registration,
  language: Language,
): Inputs['accounts']['register'] {
  const { termsAgreed, priceLabel, priceFrom, selectedPlan, category = '', region = '', ...fields } = typed;
  const input = {
    ...fields,
    category,
    region,
    country: country.en,
    language,
    termsAgreed: termsAgreed === 'on',
  };
  if (type === 'buyer') return { ...input, type: 'buyer' };
  return {
    ...input,
    type: 'seller',
    ...(type === 'both' && { alsoBuys: true }),
    selectedPlan: selectedPlan ?? defaultPlan,
    ...(priceLabel && priceFrom !== undefined && { prices: [{ label: priceLabel, fromXaf: priceFrom }] }),
  };
}

/** Of it what is looked at before a code is mailed. */
export function toCodeInput(
  input: Inputs['accounts']['register'],
): Inputs['accounts']['sendRegistrationOtp'] {
  const { email, name, type, alsoBuys, businessName, quartier, prices } = input;
  return { email, name, type, alsoBuys, businessName, quartier, prices };
}

/** Where a registration leads: to what somebody came for; else who sells sees what it brought, and who buys the contacts. */
export function afterRegistration(type: UserType, next: string | undefined): string {
  const isForNumber = next !== undefined && /[?&]contact=|^\/business\//.test(next);
  if (type === 'buyer' || isForNumber) return next ?? '/find-contact';
  return next ? `/registered?next=${encodeURIComponent(next)}` : '/registered';
}
