import type { Operator } from '@mboalink/shared/billing/operators.ts';

/** What one payment may be at most, as one provider's accounts have it. */
export const limitsXaf: Record<Operator, number> = { mtn: 1_000_000, orange: 500_000 };

const mtn = /^237(65[0-4]|67\d|68[0-3])/;
const orange = /^237(65[5-9]|69\d|68[67])/;

/** Whose number it is by its first digits, with 237; null where sources disagree. */
export function operatorOf(phone: string): Operator | null {
  if (mtn.test(phone)) return 'mtn';
  return orange.test(phone) ? 'orange' : null;
}
