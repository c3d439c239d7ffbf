import type { ProfileInput } from '@mboalink/shared/accounts/calls.ts';
import { entryReader } from '@mboalink/shared/catalogue/entry-reader.ts';
import { AppError, type FieldError } from '@mboalink/shared/errors.ts';
import { reasonMessage } from '@mboalink/shared/field-messages.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { readItems, readPlace, readTrade } from '../registration/check-registration.ts';

/**
 * Says what a schema alone cannot: trades and places come in pairs that belong together. Answers the input with slugs
 * in place of names.
 */
export function checkProfile(input: ProfileInput, language: Language): ProfileInput {
  const { category, subcategory, region, city } = input;
  const reader = entryReader(language);
  const trade = category && subcategory ? readTrade(reader, { category, subcategory }) : undefined;
  const items = readItems(reader, input.items, trade?.subcategory);
  const checked = {
    ...input,
    ...trade,
    ...(items && { items }),
    ...(region && city && readPlace(reader, { region, city })),
  };
  const errors: FieldError[] = [
    ...pairErrors({ category, subcategory }, language),
    ...pairErrors({ region, city }, language),
    ...reader.errors,
  ];
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
  return checked;
}

/** Half of a pair names the other half as missing. */
function pairErrors(pair: Record<string, string | undefined>, language: Language): FieldError[] {
  const missing = Object.keys(pair).filter((field) => pair[field] === undefined);
  if (missing.length !== 1) return [];
  return missing.map((field) => ({ field, message: reasonMessage('required', language) }));
}
