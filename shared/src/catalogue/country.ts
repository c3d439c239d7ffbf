/**
 * The one country that is served: its names, money, time and phone rules. A number has nine digits and begins with
 * 6 or 7, for mobile phones only: WhatsApp has no fixed lines. `phone.e164` is a pattern that JavaScript and
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
  phone: { nationalLength: 9, e164: '^\\+237[67][0-9]{8}$', oldNational: '^[57-9][0-9]{7}$' },
} as const;
