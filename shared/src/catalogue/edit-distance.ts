/**
 * How many letters must be added, removed or replaced to make one text the other (Levenshtein). Gives up with
 * Infinity as soon as it is sure that the answer is not below `limit`.
 */
export function editDistance(from: string, to: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(from.length - to.length) >= limit) return Number.POSITIVE_INFINITY;
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    if (Math.min(...current) >= limit) return Number.POSITIVE_INFINITY;
    previous = current;
  }
  const distance = previous[to.length] ?? 0;
  return distance < limit ? distance : Number.POSITIVE_INFINITY;
}
