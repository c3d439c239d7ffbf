import { searchLimits } from '@mboalink/shared/limits.ts';

/** Cards on a page. */
export const pageSize = 20;

/** The page that an address asks for; undefined where it names none. */
export function pageNumber(asked: string | undefined): number | undefined {
  if (asked === undefined) return 1;
  return /^[1-9]\d{0,3}$/.test(asked) && Number(asked) <= searchLimits.page ? Number(asked) : undefined;
}

export function pageCount(total: number): number {
  return Math.min(searchLimits.page, Math.max(1, Math.ceil(total / pageSize)));
}
