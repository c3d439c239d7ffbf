import { matchesGlob, posix } from 'node:path';

/** A package of this workspace: its folder, and its `exports` as package.json gives them. */
export type WorkspacePackage = { name: string; folder: string; exports: Record<string, string> };

export type Workspace = { files: ReadonlySet<string>; packages: readonly WorkspacePackage[] };

/**
 * The files of this project that a specifier leads to, seen from the file that names it; a glob leads to several.
 * Packages from outside and virtual modules lead to none. Throws when a file of ours does not exist.
 */
export function resolveImport(workspace: Workspace, from: string, specifier: string): string[] {
  const target = pathOf(workspace, from, specifier.replace(/\?.*$/, ''));
  if (target === null) return [];
  if (workspace.files.has(target)) return [target];
  const matching = [...workspace.files].filter(
    (file) => matchesGlob(file, target) || file.startsWith(`${target}/`),
  );
  if (matching.length === 0) throw new Error(`leads to no file: ${specifier}`);
  return matching;
}

function pathOf(workspace: Workspace, from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier).replace(/\/$/, '');
  const owner = workspace.packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  return owner ? exportedPath(owner, `.${specifier.slice(owner.name.length)}`, specifier) : null;
}

function exportedPath({ folder, exports }: WorkspacePackage, subpath: string, specifier: string): string {
  for (const [key, target] of Object.entries(exports).sort(([a], [b]) => b.length - a.length)) {
    const [start = '', end = ''] = key.split('*');
    const fits = key.includes('*') ? subpath.startsWith(start) && subpath.endsWith(end) : subpath === key;
    if (!fits) continue;
    const star = subpath.slice(start.length, subpath.length - end.length);
    return posix.join(folder, target.replaceAll('*', star));
  }
  throw new Error(`is not exported by its package: ${specifier}`);
}
