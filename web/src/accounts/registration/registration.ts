import { type RegisterInput, registrationFields } from '@mboalink/shared/accounts/calls.ts';
import type { UserType } from '@mboalink/shared/accounts/user.ts';
import type { PlanId } from '@mboalink/shared/billing/plan-ids.ts';
import { country } from '@mboalink/shared/catalogue/country.ts';
import type { Language } from '@mboalink/shared/language.ts';

/** What the form holds, as it was typed. */
export type Registration = {
  name: string;
  email: string;
  whatsapp: string;
  type: UserType | '';
  selectedPlan: PlanId | '';
  region: string;
  city: string;
  quartier: string;
  landmark: string;
  category: string;
  subcategory: string;
  businessName: string;
  description: string;
  keywords: string;
  termsAgreed: boolean;
};

export type RegistrationField = keyof Registration;

export const emptyRegistration: Registration = {
  name: '',
  email: '',
  whatsapp: '',
  type: '',
  selectedPlan: '',
  region: '',
  city: '',
  quartier: '',
  landmark: '',
  category: '',
  subcategory: '',
  businessName: '',
  description: '',
  keywords: '',
  termsAgreed: false,
};

/** The fields of each step, in the order in which they are asked. */
export const stepFields = {
  you: ['name', 'email', 'whatsapp'],
  role: ['type', 'selectedPlan'],
  place: ['region', 'city', 'quartier', 'landmark'],
  trade: ['category', 'subcategory'],
  listing: ['businessName', 'description', 'keywords', 'termsAgreed'],
} as const satisfies Record<string, readonly RegistrationField[]>;

export type Step = keyof typeof stepFields;

export const steps = Object.keys(stepFields) as Step[];

/** Changes a field, and those that depend on it: an answer that no longer fits its question is taken back. */
export function changed(form: Registration, change: Partial<Registration>): Registration {
  const next = { ...form, ...change };
  if (next.category !== form.category) next.subcategory = change.subcategory ?? '';
  if (next.region !== form.region) next.city = change.city ?? '';
  if (next.city !== form.city) next.quartier = change.quartier ?? '';
  if (!sells(next)) next.selectedPlan = '';
  else if (next.selectedPlan === '') next.selectedPlan = 'basic';
  return next;
}

/** Whether somebody is asked what sellers are asked: who is both counts as one. */
export function sells({ type }: Pick<Registration, 'type'>): boolean {
  return type === 'seller' || type === 'both';
}

/** 'portes,  lits,' → ['portes', 'lits']. */
export function keywordList(typed: string): string[] {
  return [...new Set(typed.split(/[,;\n]/).map((word) => word.trim()))].filter((word) => word !== '');
}

/** What the server is asked to create. Somebody who sells and buys travels as a seller who also buys. */
export function toRegisterInput(form: Registration, language: Language): RegisterInput {
  const seller = sells(form);
  return {
    name: form.name,
    email: form.email,
    whatsapp: form.whatsapp,
    type: seller ? 'seller' : 'buyer',
    ...(form.type === 'both' && { alsoBuys: true }),
    ...(seller && { businessName: form.businessName, selectedPlan: form.selectedPlan || 'basic' }),
    category: form.category,
    subcategory: form.subcategory,
    country: country.en,
    region: form.region,
    city: form.city,
    quartier: form.quartier,
    landmark: form.landmark,
    description: form.description,
    keywords: keywordList(form.keywords),
    language,
    termsAgreed: form.termsAgreed,
  };
}

const alwaysRequired = [
  'name',
  'email',
  'whatsapp',
  'type',
  'region',
  'city',
  'category',
  'subcategory',
  'termsAgreed',
] as const;

const checked = [
  'name',
  'email',
  'whatsapp',
  'businessName',
  'quartier',
  'landmark',
  'description',
  'keywords',
] as const;

export type Faults = {
  missing: ((typeof alwaysRequired)[number] | 'businessName')[];
  wrong: (typeof checked)[number][];
};

/** The fields that are missing or wrong, by the schemas that the server uses too. */
export function faultsOf(form: Registration): Faults {
  const required = sells(form) ? [...alwaysRequired, 'businessName' as const] : alwaysRequired;
  const missing = required.filter((field) => form[field] === false || String(form[field]).trim() === '');
  const input = toRegisterInput(form, 'en');
  const wrong = checked.filter((field) => {
    const value = input[field];
    const asked = value !== undefined && !missing.some((name) => name === field);
    return asked && !registrationFields[field].safeParse(value).success;
  });
  return { missing, wrong };
}

/** The first step that has a field among these. */
export function firstStepWith(fields: readonly string[]): Step | undefined {
  return steps.find((step) => stepFields[step].some((field) => fields.includes(field)));
}
