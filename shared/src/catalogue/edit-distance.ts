/**
 * How many letters must be added, removed or replaced to make one text the other (Levenshtein). Gives up with
 * Infinity as soon as it is sure that the answer is not below `limit`.
 */
export function editDistance(from: string, to: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(from.length - to.length) >= limit) return Number.POSITIVE_INFINITY;
  const distances = Uint16Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const least = advance(distances, row, from[row - 1] ?? '', to);
    if (least >= limit) return Number.POSITIVE_INFINITY;
  }
  const distance = distances[to.length] ?? 0;
  return distance < limit ? distance : Number.POSITIVE_INFINITY;
}

/** Takes one more letter of the first text into account; answers the least distance of the row. */
function advance(distances: Uint16Array, row: number, letter: string, to: string): number {
  let diagonal = row - 1;
  let least = row;
  distances[0] = row;
  for (let column = 1; column <= to.length; column += 1) {
    const above = distances[column] ?? 0;
    const replaced = diagonal + (letter === to[column - 1] ? 0 : 1);
    const distance = Math.min(replaced, above + 1, (distances[column - 1] ?? 0) + 1);
    distances[column] = distance;
    diagonal = above;
    if (distance < least) least = distance;
  }
  return least;
}
