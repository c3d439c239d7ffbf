import type { TFunction } from 'i18next';

const named = [
  'name',
  'email',
  'whatsapp',
  'businessName',
  'region',
  'city',
  'quartier',
  'landmark',
  'category',
  'subcategory',
  'description',
  'keywords',
  'termsAgreed',
  'otp',
] as const;

/** What a field of the API is called on the screen. */
export function fieldName(field: string, t: TFunction<'accounts'>): string {
  const known = named.find((name) => name === field);
  return known ? t(`fields.${known}`) : field;
}
