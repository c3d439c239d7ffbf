import type { ProfileInput } from '@mboalink/shared/accounts/calls.ts';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { keysOf } from '@mboalink/shared/keys-of.ts';
import {
  type AccountField,
  type AccountValues,
  emptyAccount,
  itemList,
  keywordList,
} from '../form/account-values.ts';

/** The fields of each part of a profile, in the order in which they stand. */
export const partFields = {
  you: ['name'],
  listing: ['businessName', 'description', 'keywords'],
  trade: ['category', 'subcategory', 'items'],
  place: ['region', 'city', 'quartier', 'landmark'],
} as const satisfies Record<string, readonly AccountField[]>;

export type Part = keyof typeof partFields;

export const parts = keysOf(partFields);

/** A profile asks what a registration asked, so its form is the same one with the answers in it. */
export function toForm(user: CurrentUser): AccountValues {
  return {
    ...emptyAccount,
    name: user.name,
    email: user.email,
    whatsapp: user.whatsapp,
    type: user.userType,
    region: user.region,
    city: user.city,
    quartier: user.quartier ?? '',
    landmark: user.landmark ?? '',
    category: user.category,
    subcategory: user.subcategory,
    items: user.items.join(),
    businessName: user.businessName,
    description: user.description,
    keywords: user.keywords.join(', '),
    termsAgreed: true,
  };
}

/** What changes together: a category comes with its subcategory and items, a region with its city. */
const changesTogether = [
  ['name'],
  ['businessName'],
  ['description'],
  ['keywords'],
  ['category', 'subcategory', 'items'],
  ['region', 'city'],
  ['quartier'],
  ['landmark'],
] as const satisfies readonly (readonly AccountField[])[];

/** What is sent: only what differs, so that what another device changed in the meantime stays. */
export function toProfileInput(form: AccountValues, user: CurrentUser): Partial<ProfileInput> {
  const before = toForm(user);
  const now = { ...form, businessName: form.businessName.trim() || form.name };
  const changed = changesTogether
    .filter((fields) => fields.some((field) => now[field] !== before[field]))
    .flat();
  const value = (field: (typeof changed)[number]) => {
    if (field === 'items') return itemList(now.items);
    return field === 'keywords' ? keywordList(now.keywords) : now[field];
  };
  return Object.fromEntries(changed.map((field) => [field, value(field)]));
}
