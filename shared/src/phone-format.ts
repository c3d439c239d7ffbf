/** '+237670000001' → '237670000001': how numbers travel and how wa.me wants them. */
export function toWireNumber(e164: string): string {
  return e164.replace(/^\+/, '');
}

/** '237670000001' or '+237670000001' → '6 70 00 00 01', as it is read aloud in Cameroon. */
export function readableNumber(number: string): string {
  const national = number.replace(/\D/g, '').replace(/^237/, '');
  return national.replace(/^(\d)(\d{2})(\d{2})(\d{2})(\d{2})$/, '$1 $2 $3 $4 $5');
}
