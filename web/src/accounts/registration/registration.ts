import type { RegisterInput } from '@mboalink/shared/accounts/calls.ts';
import { country } from '@mboalink/shared/catalogue/country.ts';
import { defaultPlan } from '@mboalink/shared/catalogue/plans.ts';
import { keysOf } from '@mboalink/shared/keys-of.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type { TFunction } from 'i18next';
import {
  type AccountField,
  type AccountValues,
  accountErrors,
  applyChange,
  emptyAccount,
  itemList,
  keywordList,
  sells,
} from '../form/account-values.ts';
import type { FieldMessages } from '../form/use-field-errors.ts';

/** The fields of each step of who sells, in the order in which they are asked. */
export const stepFields = {
  you: ['type', 'name', 'email', 'whatsapp'],
  role: ['selectedPlan'],
  place: ['region', 'city', 'quartier', 'landmark'],
  trade: ['category', 'subcategory', 'items'],
  listing: ['businessName', 'description', 'keywords', 'termsAgreed'],
} as const satisfies Record<string, readonly AccountField[]>;

export type Step = keyof typeof stepFields;

export const steps = keysOf(stepFields);

function fieldsOf(asked: readonly Step[]): AccountField[] {
  return asked.flatMap((step): readonly AccountField[] => stepFields[step]);
}

/** The first step that has a field among these. */
export function firstStepWith(fields: readonly string[]): Step | undefined {
  return steps.find((step) => stepFields[step].some((field) => fields.includes(field)));
}

/** All that a buyer is asked, on one screen. The region comes with the town, the category with what is looked for. */
const shortFields = [
  ...stepFields.you,
  ...(['region', 'city', 'category', 'subcategory', 'termsAgreed'] as const),
] as const satisfies readonly AccountField[];

/** What is answered before somebody goes on: all of it where it is all seen, else the step that is. */
export function askedAt(step: Step, values: AccountValues, all: boolean): readonly AccountField[] {
  return sells(values) ? fieldsOf(all ? steps : [step]) : shortFields;
}

/** Where the first of these fields is asked. */
export function stepAsking(fields: readonly string[], values: AccountValues): Step {
  return sells(values) ? (firstStepWith(fields) ?? 'listing') : 'you';
}

/** A trade that somebody looks for is not the one that they have: who changes sides is asked anew. */
export function applyRegistration(values: AccountValues, change: Partial<AccountValues>): AccountValues {
  const next = applyChange(values, change);
  if (sells(next) === sells(values)) return next;
  const { category = '', subcategory = '', items = '' } = change;
  return { ...next, category, subcategory, items };
}

/** What is wrong with each field, as sentences; a buyer is told of the two fields that stand for four. */
export function registrationErrors(
  values: AccountValues,
  t: TFunction<'accounts'>,
): FieldMessages<AccountValues> {
  const messages = accountErrors(values, t);
  if (sells(values)) return messages;
  const { region, category, ...own } = messages;
  if (values.city === '') own.city = t('missing.city');
  if (values.subcategory === '') own.subcategory = t('missing.interest');
  return own;
}

/**
 * What the server is asked to create. Somebody who sells and buys travels as a seller who also buys. Of a buyer nothing is sent
 * that they are not asked, though they may have typed it as a seller before.
 */
export function toRegisterInput(values: AccountValues, language: Language): RegisterInput {
  const seller = sells(values);
  const { quartier, landmark, description, items, keywords } = seller ? values : emptyAccount;
  return {
    name: values.name,
    email: values.email,
    whatsapp: values.whatsapp,
    type: seller ? 'seller' : 'buyer',
    ...(values.type === 'both' && { alsoBuys: true }),
    ...(seller && { businessName: values.businessName, selectedPlan: values.selectedPlan || defaultPlan }),
    category: values.category,
    subcategory: values.subcategory,
    items: itemList(items),
    country: country.en,
    region: values.region,
    city: values.city,
    quartier,
    landmark,
    description,
    keywords: keywordList(keywords),
    language,
    termsAgreed: values.termsAgreed,
  };
}
