import { matchesGlob } from 'node:path';
import { findCircles } from './find-circles.ts';
import { type Floor, floors, restrictions, typeOnlyWays } from './law.ts';
import { type ImportReference, readImports } from './read-imports.ts';
import { resolveImport, type Workspace } from './resolve-import.ts';

export type Violation = { file: string; line: number; reason: string };

/** What each file uses, every import that the law forbids, and every circle. */
export function checkImports(workspace: Workspace, sources: ReadonlyMap<string, string>) {
  const violations: Violation[] = [];
  const graph = new Map<string, string[]>();
  for (const [file, source] of sources) {
    const targets: string[] = [];
    graph.set(file, targets);
    for (const reference of readImports(file, source)) {
      const { found, reasons } = checkImport(workspace, file, reference);
      targets.push(...found);
      for (const reason of reasons) violations.push({ file, line: reference.line, reason });
    }
  }
  for (const circle of findCircles(graph)) {
    violations.push({ file: circle[0] ?? '', line: 1, reason: `goes in a circle: ${circle.join(' -> ')}` });
  }
  return { graph, violations };
}

function checkImport(workspace: Workspace, file: string, reference: ImportReference) {
  const { specifier, typeOnly } = reference;
  if (specifier === null) return { found: [], reasons: computedAddress(file) };
  try {
    const found = resolveImport(workspace, file, specifier);
    const reasons = found.map((target) => refuse(file, target, typeOnly));
    const restricted = [specifier, ...found].map((target) => restriction(file, target));
    return { found, reasons: [...reasons, ...restricted].filter((reason) => reason !== null) };
  } catch (error) {
    return { found: [], reasons: [error instanceof Error ? error.message : String(error)] };
  }
}

/** Only programs that run what they have just built, and what the build tells the client's address, may load what they cannot name. */
function computedAddress(file: string): string[] {
  const isBuilt = file.startsWith('web/') && !file.startsWith('web/src/');
  return isBuilt || file === 'web/src/starter/starter.ts' ? [] : ['an import names its file plainly'];
}

/** Why one file may not use another, or null when it may. A test at a floor's root may use the whole floor. */
function refuse(file: string, target: string, typeOnly: boolean): string | null {
  const from = floorOf(file);
  const to = floorOf(target);
  if (!from) return `${file} stands on no floor of the law`;
  if (!to) return `${target} stands on no floor of the law`;
  if (from === to) return refuseRoom(from, file, target);
  if (from.uses.includes(to.folder)) return null;
  if (isTest(file) && from.testsUse?.includes(to.folder)) return null;
  const isWay = typeOnly && typeOnlyWays.some((way) => file.startsWith(`${way.from}/`) && target === way.to);
  return isWay ? null : `${from.folder} may not use ${target}`;
}

function refuseRoom(floor: Floor, file: string, target: string): string | null {
  const from = roomOf(floor, file);
  const to = roomOf(floor, target);
  if (!floor.layers || from === to || isTest(from)) return null;
  const fromLayer = floor.layers.findIndex((layer) => layer.includes(from));
  const toLayer = floor.layers.findIndex((layer) => layer.includes(to));
  if (fromLayer < 0) return `${floor.folder}/${from} has no layer in the law`;
  if (toLayer < 0) return `${floor.folder}/${to} has no layer in the law`;
  return toLayer < fromLayer ? null : `${floor.folder}/${from} may not use ${target}`;
}

function restriction(file: string, target: string): string | null {
  const broken = restrictions.find(
    ({ from, to }) => matchesGlob(file, from) && to.some((pattern) => matchesGlob(target, pattern)),
  );
  return broken ? `may not use ${target}: ${broken.because}` : null;
}

function floorOf(file: string): Floor | undefined {
  return floors.find(({ folder }) => file.startsWith(`${folder}/`));
}

/** The folder or file below the floor's own folder. */
function roomOf({ folder }: Floor, file: string): string {
  return file.slice(folder.length + 1).split('/')[0] ?? '';
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}
