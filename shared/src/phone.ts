import parsePhoneNumber from 'libphonenumber-js/core';
import { country } from './catalogue/country.ts';
import { cameroonPhoneMetadata } from './phone-metadata.ts';

const { dialPrefix, phone } = country;

/**
 * A Cameroonian number in E.164 ('+237670000001'), or undefined when it cannot be one.
 * Nine digits get 237; 237… and 00237… are kept; other countries, other lengths are refused.
 */
export function toE164(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '').replace(/^00/, '');
  const international = digits.length === phone.nationalLength ? `${dialPrefix}${digits}` : digits;
  const number = parsePhoneNumber(`+${international}`, cameroonPhoneMetadata);
  if (number?.country !== country.code && number?.countryCallingCode !== dialPrefix) return undefined;
  const isOurs =
    number.nationalNumber.length === phone.nationalLength &&
    phone.firstDigits.some((digit) => number.nationalNumber.startsWith(digit));
  return isOurs ? number.number : undefined;
}

/** Old eight-digit mobile numbers got a leading 6 in 2014: what the number would be today, to offer it. */
export function modernized(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '').replace(/^(00)?237(?=\d{8}$)/, '');
  return /^[5-9]\d{7}$/.test(digits) ? toE164(`6${digits}`) : undefined;
}
