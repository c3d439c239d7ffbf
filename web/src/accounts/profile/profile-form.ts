import type { ProfileInput } from '@mboalink/shared/accounts/calls.ts';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { keysOf } from '@mboalink/shared/keys-of.ts';
import {
  type BusinessValues,
  businessParts,
  toBusinessInput,
  toBusinessValues,
} from '../business/business-values.ts';
import {
  type AccountField,
  type AccountValues,
  emptyAccount,
  itemList,
  keywordList,
  sells,
} from '../form/account-values.ts';

/** What a registration asked, and what only a profile does. */
export type ProfileValues = AccountValues & BusinessValues;

/** The parts that ask what a registration asked, with their fields in the order in which they stand. */
export const accountParts = {
  you: ['name'],
  listing: ['businessName', 'description', 'keywords'],
  trade: ['category', 'subcategory', 'items'],
  place: ['region', 'city', 'quartier', 'landmark'],
} as const satisfies Record<string, readonly AccountField[]>;

export type AccountPartField = (typeof accountParts)[keyof typeof accountParts][number];

export const partFields = { ...accountParts, ...businessParts };

export type Part = keyof typeof partFields;

/** Whoever only buys has no business, but for what they wrote of one as a seller. */
export function partsOf({ userType, description, keywords }: CurrentUser): Part[] {
  if (sells({ type: userType })) return keysOf(partFields);
  const wrote = description !== '' || keywords.length > 0;
  return keysOf(accountParts).filter((part) => wrote || part !== 'listing');
}

/** What a part is called; the trade of a buyer is the one that they look for, not theirs. */
export function titleOf(part: Part, { userType }: CurrentUser) {
  return part === 'trade' && !sells({ type: userType }) ? 'lookedFor' : part;
}

/** What is shown of a part. Whoever buys offers nothing that could be a speciality. */
export function shownFields(part: keyof typeof accountParts, { userType }: CurrentUser) {
  const fields: readonly AccountPartField[] = accountParts[part];
  return sells({ type: userType }) ? fields : fields.filter((field) => field !== 'items');
}

/** A profile asks what a registration asked and more, so its form is the same one with the answers in it. */
export function toForm(user: CurrentUser): ProfileValues {
  return {
    ...emptyAccount,
    ...toBusinessValues(user),
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

/** With one more keyword, unless it is there. */
export function withKeyword(form: ProfileValues, word: string | undefined): ProfileValues {
  const keywords = keywordList(form.keywords);
  if (!word || keywords.includes(word)) return form;
  return { ...form, keywords: [...keywords, word].join(', ') };
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
export function toProfileInput(form: ProfileValues, user: CurrentUser): Partial<ProfileInput> {
  const before = toForm(user);
  const now = { ...form, businessName: form.businessName.trim() || form.name };
  const changed = changesTogether
    .filter((fields) => fields.some((field) => now[field] !== before[field]))
    .flat();
  const value = (field: (typeof changed)[number]) => {
    if (field === 'items') return itemList(now.items);
    return field === 'keywords' ? keywordList(now.keywords) : now[field];
  };
  return {
    ...Object.fromEntries(changed.map((field) => [field, value(field)])),
    ...toBusinessInput(form, user),
  };
}
