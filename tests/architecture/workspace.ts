import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Workspace, WorkspacePackage } from './resolve-import.ts';

const root = resolve(import.meta.dirname, '../..');
const folders = ['shared', 'db', 'worker', 'web', 'tests'];
const madeByTools = new Set(['node_modules', 'dist', '.wrangler', '.data']);

/** The working tree's own files, and its packages. */
export function readWorkspace(): Workspace {
  const files = globSync(`{${folders.join(',')}}/**/*.*`, {
    cwd: root,
    exclude: (name) => madeByTools.has(name),
  });
  return { files: new Set(files), packages: folders.map(readPackage) };
}

/** The commands of the root package.json. */
export function readScripts(): Record<string, string> {
  return JSON.parse(readSource('package.json')).scripts;
}

export function readSource(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function readPackage(folder: string): WorkspacePackage {
  const { name, exports = {} } = JSON.parse(readSource(`${folder}/package.json`));
  return { name, folder, exports };
}
