import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const leftOut = /(^|\/)(node_modules|dist|\.wrangler|local)(\/|$)|\.test\.tsx?$/;

/** One value for the content of all these files and folders, tests and built files left out. */
export function sourceStamp(root: string, paths: string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesUnder(root, path)).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(root: string, path: string): string[] {
  const from = join(root, path);
  try {
    return readdirSync(from, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .filter((file) => !leftOut.test(file));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [path];
    throw error;
  }
}

/** Runs `make` unless what it makes was made from just these sources. */
export async function makeIfChanged(
  stampFile: string,
  stamp: string,
  make: () => Promise<void>,
): Promise<boolean> {
  if (readStamp(stampFile) === stamp) return false;
  rmSync(stampFile, { force: true });
  await make();
  writeFileSync(stampFile, stamp);
  return true;
}

function readStamp(path: string) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
