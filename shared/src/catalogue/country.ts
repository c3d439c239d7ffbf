/**
 * A number has nine digits and begins with 6 or 7, a fixed line's with 2: WhatsApp Business runs on both. One that begins with 237
 * lacks digits behind it. JavaScript and PostgreSQL read the patterns alike, so that the schema and the check constraint hold the same rule.
 */
export const nationalNumber = '(?!237)[267][0-9]{8}';
export const e164Number = `^\\+237${nationalNumber}$`;

/** The one country that is served: its names, money and time. */
export const country = {
  code: 'CM',
  en: 'Cameroon',
  fr: 'Cameroun',
  currency: 'XAF',
  currencyLabel: 'FCFA',
  timeZone: 'Africa/Douala',
  dialPrefix: '237',
} as const;
