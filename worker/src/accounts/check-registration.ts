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

type Checked = Pick<
  RegisterInput,
  'category' | 'subcategory' | 'country' | 'region' | 'city' | 'termsAgreed'
>;

/** What a schema alone cannot say: trades and places exist and belong together, terms were not refused. */
export function checkRegistration(input: Checked, language: Language): void {
  const unknown = reasonMessage('unknown', language);
  const errors: FieldError[] = [];
  if (!findCategoryName(input.category)) errors.push({ field: 'category', message: unknown });
  else if (!isSubcategoryOf(input.subcategory, input.category))
    errors.push({ field: 'subcategory', message: unknown });
  if (!findRegion(input.region)) errors.push({ field: 'region', message: unknown });
  else if (!isTownOf(input.city, input.region)) errors.push({ field: 'city', message: unknown });
  if (input.country && !countryNames.includes(input.country.toLowerCase())) {
    errors.push({ field: 'country', message: unknown });
  }
  if (input.termsAgreed === false) {
    errors.push({ field: 'termsAgreed', message: reasonMessage('terms', language) });
  }
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
}
