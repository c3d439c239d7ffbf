/** A provider's sum, as number or decimal text ('3000.00'), in whole francs; null where it is none. */
export function wholeFrancs(sum: unknown): number | null {
  if (typeof sum !== 'number' && typeof sum !== 'string') return null;
  const digits = /^(\d{1,12})(\.0+)?$/.exec(String(sum).trim())?.[1];
  return digits === undefined ? null : Number(digits);
}
