import type { ProfileInput } from '@mboalink/shared/accounts/calls.ts';
import { AppError, type FieldError } from '@mboalink/shared/errors.ts';
import { reasonMessage } from '@mboalink/shared/field-messages.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { placeErrors, tradeErrors } from '../registration/check-registration.ts';

/** What a schema alone cannot say of a profile: trades and places come in pairs that belong together. */
export function checkProfile(input: ProfileInput, language: Language): void {
  const { category, subcategory, region, city } = input;
  const errors: FieldError[] = [
    ...pairErrors({ category, subcategory }, language),
    ...pairErrors({ region, city }, language),
    ...(category && subcategory ? tradeErrors({ category, subcategory }, language) : []),
    ...(region && city ? placeErrors({ region, city, country: input.country }, language) : []),
  ];
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
}

/** Half of a pair names the other half as missing. */
function pairErrors(pair: Record<string, string | undefined>, language: Language): FieldError[] {
  const missing = Object.keys(pair).filter((field) => pair[field] === undefined);
  if (missing.length !== 1) return [];
  return missing.map((field) => ({ field, message: reasonMessage('required', language) }));
}
