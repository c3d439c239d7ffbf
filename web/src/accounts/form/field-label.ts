import type { FieldError } from '@mboalink/shared/errors.ts';
import type { TFunction } from 'i18next';

const labelled = [
  'name',
  'email',
  'whatsapp',
  'type',
  'selectedPlan',
  'businessName',
  'country',
  'region',
  'city',
  'quartier',
  'landmark',
  'category',
  'subcategory',
  'items',
  'description',
  'keywords',
  'otp',
] as const;

/** Fields of the API that stand under another name on the screen. */
const alsoCalled: Partial<Record<string, (typeof labelled)[number]>> = {
  identifier: 'email',
  newEmail: 'email',
  newWhatsApp: 'whatsapp',
  whatsappNumber: 'whatsapp',
  userType: 'type',
  code: 'otp',
};

/** 'keywords.3' → 'keywords'. */
export function wholeField(field: string): string {
  return field.split('.')[0] ?? field;
}

/**
 * What the server said of a field, behind the label of that field; undefined for a field that no screen shows. The
 * words about the terms are a sentence of their own.
 */
export function labelledError({ field, message }: FieldError, t: TFunction<'accounts'>): string | undefined {
  if (field === 'termsAgreed') return message;
  const label = labelled.find((name) => name === (alsoCalled[field] ?? wholeField(field)));
  return label && t('errors.field', { label: t(`fields.${label}`), message });
}
