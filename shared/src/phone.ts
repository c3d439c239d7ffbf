/**
 * A Cameroonian number in E.164 ('+237670000001'), or undefined when it cannot be one.
 * Nine digits get 237; 237… and 00237… are kept; other countries, other lengths are refused.
 */
export function toE164(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '').replace(/^00/, '');
  const national = digits.length === 12 && digits.startsWith('237') ? digits.slice(3) : digits;
  return /^[267]\d{8}$/.test(national) ? `+237${national}` : undefined;
}

/** Old eight-digit mobile numbers got a leading 6 in 2014: what the number would be today, to offer it. */
export function modernized(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '').replace(/^(00)?237(?=\d{8}$)/, '');
  return /^[5-9]\d{7}$/.test(digits) ? toE164(`6${digits}`) : undefined;
}

/** '+237670000001' → '237670000001': how numbers travel and how wa.me wants them. */
export function toWireNumber(e164: string): string {
  return e164.replace(/^\+/, '');
}

/** '237670000001' or '+237670000001' → '6 70 00 00 01', as it is read aloud in Cameroon. */
export function readableNumber(number: string): string {
  const national = number.replace(/\D/g, '').replace(/^237/, '');
  return national.replace(/^(\d)(\d{2})(\d{2})(\d{2})(\d{2})$/, '$1 $2 $3 $4 $5');
}
