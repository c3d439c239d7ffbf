/** The keys of a record that was written out whole, so that it has no others than its type says. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}
