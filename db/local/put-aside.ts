import { existsSync, renameSync } from 'node:fs';

/** Gives a data folder another name, with the date of today. @returns the name */
export function putAside(dataDir: string): string {
  const dated = `${dataDir}-${new Date().toISOString().slice(0, 10)}`;
  let name = dated;
  for (let n = 2; existsSync(name); n += 1) name = `${dated}-${n}`;
  renameSync(dataDir, name);
  return name;
}
