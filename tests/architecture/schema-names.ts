import { readSource } from './workspace.ts';

type Snapshot = { tables: Record<string, { name: string; columns: Record<string, { name: string }> }> };

/** The names of all tables and columns, as the latest migration leaves them. */
export function readSchemaNames(files: ReadonlySet<string>): Set<string> {
  const snapshots = [...files].filter((file) => /^db\/migrations\/meta\/\d+_snapshot\.json$/.test(file));
  const latest = snapshots.sort().at(-1) ?? '';
  const { tables }: Snapshot = JSON.parse(readSource(latest));
  const names = Object.values(tables).flatMap(({ name, columns }) => [
    name,
    ...Object.values(columns).map((column) => column.name),
  ]);
  return new Set(names);
}
