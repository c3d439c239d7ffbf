import type { ESTree } from 'vite';
import type { Violation } from './check-imports.ts';
import { lineAt, walkNodes } from './walk-nodes.ts';

/** Members of globals that read the clock or draw. */
const members: Record<string, RegExp> = {
  Date: /^now$/,
  crypto: /^(?!subtle$)/,
  Math: /^random$/,
  performance: /./,
};

/** Whatever a file takes from the platform that the context brings: the clock, randomness, ids and the network. */
export function checkPlatform(file: string, source: string): Violation[] {
  const violations: Violation[] = [];
  walkNodes(file, source, (node) => {
    const taken = takenFromPlatform(node);
    if (!taken) return;
    const reason = `${taken} comes through the context; worker/src/runtime.ts takes it from the platform`;
    violations.push({ file, line: lineAt(source, node.start), reason });
  });
  return violations;
}

function takenFromPlatform(node: ESTree.Node): string | undefined {
  if (node.type === 'Identifier' && ['fetch', 'globalThis'].includes(node.name)) return node.name;
  if (node.type === 'NewExpression' && isNamed(node.callee, 'Date') && node.arguments.length === 0) {
    return 'new Date()';
  }
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return undefined;
  const name = propertyName(node);
  return members[node.object.name]?.test(name) ? `${node.object.name}.${name}` : undefined;
}

function propertyName({ property }: ESTree.MemberExpression): string {
  if (property.type === 'Literal') return String(property.value);
  return 'name' in property ? String(property.name) : '';
}

function isNamed(node: ESTree.Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}
