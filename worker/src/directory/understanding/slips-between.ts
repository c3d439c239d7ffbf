/**
 * How many letters must be added, removed, replaced or swapped with their neighbour to make one word the other;
 * `limit` where not fewer.
 */
export function slipsBetween(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) >= limit) return limit;
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const next = nextRow({ from, to, row, last, before });
    if (Math.min(...next) >= limit) return limit;
    before = last;
    last = next;
  }
  return Math.min(limit, last[to.length] ?? limit);
}

type Step = { from: string; to: string; row: number; last: readonly number[]; before: readonly number[] };

/** The least slips that lead from the first letters of one word to each beginning of the other. */
function nextRow({ from, to, row, last, before }: Step): number[] {
  const next = [row];
  for (let column = 1; column <= to.length; column += 1) {
    const replaced = (last[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
    const slips = Math.min(replaced, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1);
    const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
    const swapped = row > 1 && column > 1 && isSwapped ? (before[column - 2] ?? 0) + 1 : slips;
    next.push(Math.min(slips, swapped));
  }
  return next;
}
