import { searchLimits } from '@mboalink/shared/limits.ts';

/** Where a page begins: behind so many, or behind one contact wherever that stands by then. */
export type Start = { offset: number; after?: string };

type Paging = { page: number; limit: number; cursor?: string | undefined };

/** A cursor stands for the page after its contact; without one the page's number says where to begin. */
export function readStart({ page, limit, cursor }: Paging): Start {
  const last = (searchLimits.page - 1) * limit;
  if (!cursor) return { offset: (page - 1) * limit };
  const [offset, after] = cursor.split('_');
  return { offset: Math.min(Number(offset), last), ...(after && { after }) };
}

type Shown = { limit: number; ids: readonly string[]; total: number };

/** The cursor of the page that follows; null where nothing follows, or no more is shown of a search. */
export function nextCursor({ offset }: Start, { limit, ids, total }: Shown): string | null {
  const next = offset + ids.length;
  const last = ids.at(-1);
  const isEnd = ids.length < limit || next >= total || next >= searchLimits.page * limit;
  return last && !isEnd ? `${next}_${last}` : null;
}
