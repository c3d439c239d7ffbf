import type { RegisterInput } from '@mboalink/shared/accounts/calls.ts';
import { isSubcategoryOf } from '@mboalink/shared/catalogue/categories.ts';
import { findCategoryName } from '@mboalink/shared/catalogue/category-names.ts';
import { country } from '@mboalink/shared/catalogue/country.ts';
import { isTownOf } from '@mboalink/shared/catalogue/places.ts';
import { findRegion } from '@mboalink/shared/catalogue/region-names.ts';
import { AppError, type FieldError } from '@mboalink/shared/errors.ts';
import { reasonMessage } from '@mboalink/shared/field-messages.ts';
import type { Language } from '@mboalink/shared/language.ts';

const countryNames = [country.code, country.en, country.fr].map((name) => name.toLowerCase());

type Trade = { category: string; subcategory: string };
type Place = { region: string; city: string; country?: string | undefined };

/** What a schema alone cannot say: trades and places exist and belong together, terms were not refused. */
export function checkRegistration(
  input: Trade & Place & Pick<RegisterInput, 'termsAgreed'>,
  language: Language,
): void {
  const errors = [...tradeErrors(input, language), ...placeErrors(input, language)];
  if (input.termsAgreed === false) {
    errors.push({ field: 'termsAgreed', message: reasonMessage('terms', language) });
  }
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
}

/** The first of category and subcategory that is not in the catalogue, or not of the other. */
export function tradeErrors({ category, subcategory }: Trade, language: Language): FieldError[] {
  if (!findCategoryName(category)) return [unknown('category', language)];
  return isSubcategoryOf(subcategory, category) ? [] : [unknown('subcategory', language)];
}

/** The first of region and city that is not on our map, or not in the other; and a country that is not served. */
export function placeErrors({ region, city, country: land }: Place, language: Language): FieldError[] {
  const errors: FieldError[] = [];
  if (!findRegion(region)) errors.push(unknown('region', language));
  else if (!isTownOf(city, region)) errors.push(unknown('city', language));
  if (land && !countryNames.includes(land.toLowerCase())) errors.push(unknown('country', language));
  return errors;
}

function unknown(field: string, language: Language): FieldError {
  return { field, message: reasonMessage('unknown', language) };
}
