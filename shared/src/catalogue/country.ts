/** A number of today; one that begins with 237 lacks digits behind it. */
const national = '(?!237)[267][0-9]{8}';

/**
 * The one country that is served: its names, money, time and phone rules. A number has nine digits and begins with
 * 6 or 7, a fixed line's with 2: WhatsApp Business runs on both. `phone.e164` is a pattern that JavaScript and
 * PostgreSQL read alike, so that the schema and the check constraint hold the same rule.
 */
export const country = {
  code: 'CM',
  en: 'Cameroon',
  fr: 'Cameroun',
  currency: 'XAF',
  currencyLabel: 'FCFA',
  timeZone: 'Africa/Douala',
  dialPrefix: '237',
  phone: { national, e164: `^\\+237${national}$`, oldNational: '^[57-9][0-9]{7}$' },
} as const;
