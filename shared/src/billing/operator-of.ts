import type { Operator } from './operators.ts';

/**
 * Whose number it probably is, by its first digits: nine of them, without 237. Nothing where operators disagree; numbers can
 * be ported, so it suggests and never decides.
 */
export function operatorOf(number: string): Operator | undefined {
  if (/^6(?:5[0-4]|7|8[0-3])/.test(number)) return 'mtn';
  if (/^6(?:5[5-9]|9|8[67])/.test(number)) return 'orange';
  return undefined;
}
