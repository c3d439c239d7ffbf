import { randomInt } from 'node:crypto';

/** A number of MTN, nine digits; its last four choose what its simulated payer does, who pays where none are given. */
export function newPayerPhone(ending = String(randomInt(1000, 10_000))): string {
  return `67${String(randomInt(1000)).padStart(3, '0')}${ending}`;
}
