import type { RegisterInput, RegistrationTexts } from '@mboalink/shared/accounts/calls.ts';
import { userTypeOf } from '@mboalink/shared/accounts/user-types.ts';
import { findItem } from '@mboalink/shared/catalogue/categories.ts';
import { type EntryReader, entryReader } from '@mboalink/shared/catalogue/entries.ts';
import { AppError, type FieldError } from '@mboalink/shared/errors.ts';
import { reasonMessage } from '@mboalink/shared/field-messages.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { labelsOf, textErrors } from '../profile/profile-texts.ts';

type Trade = { category: string; subcategory: string };
type Place = { region: string; city: string };

/**
 * Says what a schema alone cannot: trades and places exist and belong together, names and addresses hold no number, terms
 * were not refused. Answers the input with slugs in place of names.
 */
export function checkRegistration(input: RegisterInput, language: Language): RegisterInput {
  const reader = entryReader(language);
  const trade = readTrade(reader, input);
  const items = readItems(reader, input.items, trade.subcategory);
  const checked = { ...input, ...trade, ...(items && { items }), ...readPlace(reader, input) };
  const errors = [...reader.errors, ...registrationTextErrors(input, language)];
  if (input.termsAgreed === false) {
    errors.push({ field: 'termsAgreed', message: reasonMessage('terms', language) });
  }
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
  return checked;
}

/** What is wrong with the name, and with the texts of a business, of somebody who registers. */
export function registrationTextErrors(
  { name, type, alsoBuys, businessName, quartier, landmark, prices }: RegistrationTexts,
  language: Language,
): FieldError[] {
  const wrong = textErrors({ name, businessName, quartier, landmark, ...labelsOf(prices) }, language);
  // Without a name of its own a business is called like its owner, who may be called what no business may.
  const isCalledSo = !businessName && type !== undefined && userTypeOf(type, alsoBuys) !== 'buyer';
  return isCalledSo && wrong.length === 0 ? textErrors({ businessName: name }, language) : wrong;
}

/** A category and a subcategory of it, as slugs. */
export function readTrade({ slugOf }: EntryReader, { category, subcategory }: Trade): Trade {
  const above = slugOf({ field: 'category', kind: 'category', text: category });
  const below = { field: 'subcategory', kind: 'subcategory', above, onlyBelow: true } as const;
  return { category: above, subcategory: slugOf({ ...below, text: subcategory }) };
}

/** Items of a subcategory, as slugs, each once; without one, of that of the first. */
export function readItems(
  { slugOf }: EntryReader,
  items: readonly string[] | undefined,
  above?: string,
): string[] | undefined {
  let within = above;
  const slugs = items?.map((text, index) => {
    const asked = { field: `items.${index}`, kind: 'item', text, onlyBelow: true } as const;
    const slug = slugOf({ ...asked, ...(within && { above: within }) });
    within ||= findItem(slug)?.subcategory;
    return slug;
  });
  return slugs && [...new Set(slugs)];
}

/** A region and a town of it, as slugs; `within` is the field of the input that they stand in, with a dot. */
export function readPlace({ slugOf }: EntryReader, { region, city }: Place, within = ''): Place {
  const above = slugOf({ field: `${within}region`, kind: 'region', text: region });
  const town = { field: `${within}city`, kind: 'city', text: city, above, onlyBelow: true } as const;
  return { region: above, city: slugOf(town) };
}
