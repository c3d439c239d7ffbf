import type { ESTree } from 'vite';
import type { Violation } from './check-imports.ts';
import { lineAt, walkNodes } from './walk-nodes.ts';

const mostLines = 50;

/** Every function of a file whose body has more than 50 lines, blank ones left out. Biome's count leaves out JSX. */
export function checkFunctions(file: string, source: string): Violation[] {
  const violations: Violation[] = [];
  walkNodes(file, source, (node) => {
    const lines = bodyLines(source, node);
    if (lines <= mostLines) return;
    const reason = `a function of ${lines} lines, at most ${mostLines}: divide it`;
    violations.push({ file, line: lineAt(source, node.start), reason });
  });
  return violations;
}

/** The lines between the braces of a function. */
function bodyLines(source: string, node: ESTree.Node): number {
  const isFunction = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(
    node.type,
  );
  if (!isFunction || !('body' in node) || !isBlock(node.body)) return 0;
  const lines = source.slice(node.body.start + 1, node.body.end - 1).split('\n');
  return lines.filter((line) => line.trim() !== '').length;
}

function isBlock(body: unknown): body is ESTree.FunctionBody {
  return typeof body === 'object' && body !== null && 'type' in body && body.type === 'BlockStatement';
}
