import type { Template } from '@mboalink/shared/painted.ts';

type Variants = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Makes one template of what a component draws, and of what it draws where one thing is another: what differs is found by comparing
 * both. Variants of different things may be asked for together, as each changes its own part.
 */
export function templateOf(base: string, variants: Variants): Template {
  const tokens = tokensOf(base);
  const each = <Value, Made>(of: Readonly<Record<string, Value>>, make: (value: Value) => Made) =>
    Object.fromEntries(Object.entries(of).map(([name, value]) => [name, make(value)]));
  // One more, so that something can be put in at the end.
  const changes = each(variants, (alternatives) =>
    each(alternatives, (html) => changesBetween(tokens, tokensOf(html))),
  );
  return { tokens: [...tokens, ''], changes };
}

const tokensOf = (html: string): string[] => html.match(/<[^>]*>|[^<]+/g) ?? [];

/** The shortest way from one list to the other. */
function changesBetween(before: readonly string[], after: readonly string[]): [number, number, string][] {
  const common = commonLengths(before, after);
  const at = (row: number, column: number) => common[row]?.[column] ?? 0;
  const changes: [number, number, string][] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    if (row < before.length && before[row] === after[column]) {
      row += 1;
      column += 1;
      continue;
    }
    const [from, begin] = [row, column];
    while ((row < before.length || column < after.length) && before[row] !== after[column]) {
      if (column >= after.length || (row < before.length && at(row + 1, column) >= at(row, column + 1)))
        row += 1;
      else column += 1;
    }
    changes.push([from, row, after.slice(begin, column).join('')]);
  }
  return changes;
}

/** How long the longest common list is of what is left from each place on. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const below = lengths[row + 1] ?? [];
      const longest = Math.max(below[column] ?? 0, lengths[row]?.[column + 1] ?? 0);
      const isSame = before[row] === after[column];
      (lengths[row] ?? [])[column] = isSame ? (below[column + 1] ?? 0) + 1 : longest;
    }
  }
  return lengths;
}
