import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const leftOut = new Set(['.git', '.data', '.wrangler', 'node_modules', 'web/dist']);

/** The working tree in a temporary folder, where a test may plant faults and run the project's tools over them. */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'mboalink-copy-'));
  const filter = (path: string) => !leftOut.has(relative(root, path));
  cpSync(root, folder, { recursive: true, verbatimSymlinks: true, filter });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    append: (file: string, text: string) => appendFileSync(join(folder, file), text),
    rewrite: (file: string, change: (text: string) => string) =>
      writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8'))),
    /** Runs a program of node_modules/.bin or a script of ours, and answers what it wrote. */
    run: (script: string, ...args: string[]) =>
      spawnSync(process.execPath, [join(root, script), ...args], { cwd: folder, encoding: 'utf8' }).stdout,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
