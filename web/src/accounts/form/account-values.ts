import {
  businessNameSchema,
  descriptionSchema,
  emailSchema,
  keywordsSchema,
  landmarkSchema,
  nameSchema,
  quartierSchema,
  whatsappSchema,
} from '@mboalink/shared/accounts/fields.ts';
import type { UserType } from '@mboalink/shared/accounts/user-types.ts';
import { defaultPlan, type PlanId } from '@mboalink/shared/catalogue/plans.ts';
import { keysOf } from '@mboalink/shared/keys-of.ts';
import type { TFunction } from 'i18next';
import type { FieldMessages } from './use-field-errors.ts';
import type { Form } from './use-form.ts';

/** What a registration asks and a profile shows, as it was typed. */
export type AccountValues = {
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
  /** Slugs with commas between them. */
  items: string;
  businessName: string;
  description: string;
  keywords: string;
  termsAgreed: boolean;
};

export type AccountField = keyof AccountValues;

export type AccountForm = Form<AccountValues>;

/** As much of a form as its fields need; that of a profile has more of them. */
export type AccountFields = Pick<AccountForm, 'values' | 'change' | 'text' | 'idOf' | 'errorOf'>;

export const emptyAccount: AccountValues = {
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
  items: '',
  businessName: '',
  description: '',
  keywords: '',
  termsAgreed: false,
};

/** Whether nothing was chosen or typed yet. */
export function isUntouched(values: AccountValues): boolean {
  return keysOf(emptyAccount).every((field) => values[field] === emptyAccount[field]);
}

/** Changes a field, and those that depend on it: an answer that no longer fits its question is taken back. */
export function applyChange(values: AccountValues, change: Partial<AccountValues>): AccountValues {
  const next = { ...values, ...change };
  if (next.category !== values.category) next.subcategory = change.subcategory ?? '';
  if (next.subcategory !== values.subcategory) next.items = change.items ?? '';
  if (next.region !== values.region) next.city = change.city ?? '';
  if (next.city !== values.city) next.quartier = change.quartier ?? '';
  if (next.type === 'buyer') next.selectedPlan = '';
  else if (sells(next) && next.selectedPlan === '') next.selectedPlan = defaultPlan;
  return next;
}

/** Whether somebody is asked what sellers are asked: who is both counts as one. */
export function sells({ type }: Pick<AccountValues, 'type'>): boolean {
  return type === 'seller' || type === 'both';
}

/** 'portes,  lits,' → ['portes', 'lits']. */
export function keywordList(typed: string): string[] {
  return [...new Set(typed.split(/[,;\n]/).map((word) => word.trim()))].filter((word) => word !== '');
}

/** 'koki,ndole' → ['koki', 'ndole']. */
export function itemList(chosen: string): string[] {
  return chosen ? chosen.split(',') : [];
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

const schemas = {
  name: nameSchema,
  email: emailSchema,
  whatsapp: whatsappSchema,
  businessName: businessNameSchema,
  quartier: quartierSchema,
  landmark: landmarkSchema,
  description: descriptionSchema,
  keywords: keywordsSchema,
};

const checked = keysOf(schemas);

type Missing = (typeof alwaysRequired)[number] | 'businessName';
type Wrong = keyof typeof schemas;

/** The fields that are missing or wrong, by the schemas that the server uses too. */
export function findErrors(values: AccountValues): { missing: Missing[]; wrong: Wrong[] } {
  const required = sells(values) ? [...alwaysRequired, 'businessName' as const] : alwaysRequired;
  const missing = required.filter((field) => values[field] === false || String(values[field]).trim() === '');
  const wrong = checked.filter((field) => {
    if (missing.some((name) => name === field)) return false;
    if (field === 'businessName' && !sells(values)) return false;
    const value = field === 'keywords' ? keywordList(values.keywords) : values[field];
    return !schemas[field].safeParse(value).success;
  });
  return { missing, wrong };
}

/** What is wrong, as sentences. Of a list that is still locked nothing is said: only what unlocks it is asked for. */
export function accountErrors(values: AccountValues, t: TFunction<'accounts'>): FieldMessages<AccountValues> {
  const { missing, wrong } = findErrors(values);
  const messages: FieldMessages<AccountValues> = {};
  for (const field of missing) messages[field] = t(`missing.${field}`);
  for (const field of wrong) messages[field] = t(`wrong.${field}`);
  if (values.region === '') delete messages.city;
  if (values.category === '') delete messages.subcategory;
  return messages;
}
