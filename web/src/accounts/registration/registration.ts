import type { RegisterInput } from '@mboalink/shared/accounts/calls.ts';
import { country } from '@mboalink/shared/catalogue/country.ts';
import { keysOf } from '@mboalink/shared/keys-of.ts';
import type { Language } from '@mboalink/shared/language.ts';
import {
  type AccountField,
  type AccountValues,
  itemList,
  keywordList,
  sells,
} from '../form/account-values.ts';

/** The fields of each step, in the order in which they are asked. */
export const stepFields = {
  you: ['name', 'email', 'whatsapp'],
  role: ['type', 'selectedPlan'],
  place: ['region', 'city', 'quartier', 'landmark'],
  trade: ['category', 'subcategory', 'items'],
  listing: ['businessName', 'description', 'keywords', 'termsAgreed'],
} as const satisfies Record<string, readonly AccountField[]>;

export type Step = keyof typeof stepFields;

export const steps = keysOf(stepFields);

export function fieldsOf(asked: readonly Step[]): AccountField[] {
  return asked.flatMap((step): readonly AccountField[] => stepFields[step]);
}

/** The first step that has a field among these. */
export function firstStepWith(fields: readonly string[]): Step | undefined {
  return steps.find((step) => stepFields[step].some((field) => fields.includes(field)));
}

/** What the server is asked to create. Somebody who sells and buys travels as a seller who also buys. */
export function toRegisterInput(values: AccountValues, language: Language): RegisterInput {
  const seller = sells(values);
  return {
    name: values.name,
    email: values.email,
    whatsapp: values.whatsapp,
    type: seller ? 'seller' : 'buyer',
    ...(values.type === 'both' && { alsoBuys: true }),
    ...(seller && { businessName: values.businessName, selectedPlan: values.selectedPlan || 'basic' }),
    category: values.category,
    subcategory: values.subcategory,
    items: itemList(values.items),
    country: country.en,
    region: values.region,
    city: values.city,
    quartier: values.quartier,
    landmark: values.landmark,
    description: values.description,
    keywords: keywordList(values.keywords),
    language,
    termsAgreed: values.termsAgreed,
  };
}
