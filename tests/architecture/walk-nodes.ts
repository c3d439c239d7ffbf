import { type ESTree, parseSync } from 'vite';

/** Calls back for every node that says something of its own; names of properties and keys do not. */
export function walkNodes(file: string, source: string, visit: (node: ESTree.Node) => void): void {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  walk(program, visit);
}

function walk(node: ESTree.Node, visit: (node: ESTree.Node) => void): void {
  visit(node);
  const isComputed = 'computed' in node && node.computed;
  for (const [name, value] of Object.entries(node)) {
    if (!isComputed && (name === 'key' || name === 'property')) continue;
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit);
  }
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
