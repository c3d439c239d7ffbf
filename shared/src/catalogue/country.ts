/**
 * The one country that is served: its names, money, time and phone rules. National numbers have nine digits;
 * 6… are mobile, 2… fixed lines, and 7… is accepted as the specification asks.
 */
export const country = {
  code: 'CM',
  en: 'Cameroon',
  fr: 'Cameroun',
  currency: 'XAF',
  currencyLabel: 'FCFA',
  timeZone: 'Africa/Douala',
  dialPrefix: '237',
  phone: { nationalLength: 9, firstDigits: ['2', '6', '7'], mobileFirstDigit: '6', example: '671234567' },
} as const;
