import type { Operator } from '@mboalink/shared/billing/operators.ts';

const firstSigns: Record<Operator, string> = { mtn: '*', orange: '#' };

/** The code to dial that a text of theirs names: the only one, or of several the operator's. */
export function ussdCodeIn(text: string | null, operator: Operator): string | undefined {
  const codes = text?.match(/[*#]\d[\d*]*#/g) ?? [];
  return codes.length > 1 ? codes.find((code) => code.startsWith(firstSigns[operator])) : codes[0];
}
