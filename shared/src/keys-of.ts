/** The keys of a record that was written out whole, so that it has no others than its type says. */
export function keysOf<Shape extends object>(record: Shape): Extract<keyof Shape, string>[] {
  return Object.keys(record) as Extract<keyof Shape, string>[];
}
